//! Zstd: unpacked as a stream, packed in memory, by ruzstd.
//!
//! Needs: a buffered stream, or a text. Gives: [`is_packed`], [`Unpacked`], [`pack`]. Cost: a frame's window, 128 MB at most.
//! Frames follow each other, and some hold no text (RFC 8878, 3.1.2); a wrong checksum is an error.

use std::io::{self, BufRead, Read};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// How a frame begins. RFC 8878, 3.1.1.
const MAGIC: [u8; 4] = 0xFD2F_B528_u32.to_le_bytes();
/// Largest window of a frame: what `zstd --long` makes. Bytes.
const WINDOW: u64 = 1 << 27;

/// Whether a stream that begins so is packed by zstd.
pub fn is_packed(first: &[u8]) -> bool {
    first.starts_with(&MAGIC)
}

/// The packed form of a text.
pub fn pack(text: &[u8]) -> Vec<u8> {
    compress_to_vec(text, CompressionLevel::Fastest)
}

/// The text of a packed stream.
pub struct Unpacked<R> {
    stream: R,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: BufRead> Unpacked<R> {
    /// Unpacks a stream from its begin.
    pub fn new(stream: R) -> Self {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(WINDOW);
        Unpacked { stream, decoder, is_in_frame: false }
    }

    /// Begins the next frame that holds text; false at the end of the stream.
    fn begin_frame(&mut self) -> io::Result<bool> {
        while !self.stream.fill_buf()?.is_empty() {
            match self.decoder.reset(&mut self.stream) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    io::copy(&mut (&mut self.stream).take(u64::from(length)), &mut io::sink())?;
                }
                Err(e) => return Err(wrong(&e)),
            }
        }
        Ok(false)
    }

    fn end_frame(&self) -> io::Result<()> {
        let (said, found) = (self.decoder.get_checksum_from_data(), self.decoder.get_calculated_checksum());
        if said.is_some() && said != found {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the zstd stream is damaged: its checksum is another"));
        }
        Ok(())
    }
}

fn wrong(e: &FrameDecoderError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("the zstd stream is damaged: {e}"))
}

impl<R: BufRead> Read for Unpacked<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        if buf.is_empty() {
            return Ok(0);
        }
        loop {
            if !self.is_in_frame {
                if !self.begin_frame()? {
                    return Ok(0);
                }
                self.is_in_frame = true;
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                self.decoder.decode_blocks(&mut self.stream, BlockDecodingStrategy::UptoBlocks(1)).map_err(|e| wrong(&e))?;
            }
            let n = self.decoder.read(buf)?;
            if n > 0 {
                return Ok(n);
            }
            self.end_frame()?;
            self.is_in_frame = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpack(packed: &[u8]) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        Unpacked::new(packed).read_to_end(&mut text)?;
        Ok(text)
    }

    #[test]
    fn frames_follow_each_other() {
        let text: Vec<u8> = (0..100_000_u32).flat_map(|k| (k.wrapping_mul(k) % 7919).to_string().into_bytes()).collect();
        let mut packed = pack(&text);
        assert!(is_packed(&packed) && packed.len() < text.len());
        // A frame that holds no text, of five bytes, and one that does.
        packed.extend_from_slice(&0x184D_2A53_u32.to_le_bytes());
        packed.extend_from_slice(&[5, 0, 0, 0, 1, 2, 3, 4, 5]);
        packed.extend_from_slice(&pack(b"end"));
        assert_eq!(unpack(&packed).unwrap(), [&text[..], b"end"].concat());
    }

    #[test]
    fn damage_is_an_error() {
        let packed = pack(b"0 1\n1 2\n");
        assert!(unpack(&packed[..packed.len() - 1]).is_err());
        let mut other = packed.clone();
        *other.last_mut().unwrap() ^= 1;
        assert!(unpack(&other).is_err());
        assert_eq!(unpack(&pack(b"")).unwrap(), b"");
    }
}
