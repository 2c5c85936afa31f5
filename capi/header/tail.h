
#ifdef __cplusplus
}
#endif

