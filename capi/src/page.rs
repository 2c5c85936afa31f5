//! Text on its way to the caller's file: what printing writes on.
//!
//! Needs: `boundary`, `settings`. Gives: [`Page`], with texts, numbers and values.
//! Cost: a copy of the text, handed on in pieces of some 4 KB, whatever the length of the whole.
//! Numbers look as C's `%.6g` and, in the verbose levels, `%.15g` would write them, in every locale with a point.

use std::fmt::{self, Write as _};

use engine::mem::Buf;
use engine::types::{Type, TypeCode};
use engine::{Error, Result};

use crate::boundary::{FILE, flush_output, write_text};
use crate::getset::Answer;

/// Text that is handed on at once. Bytes.
const PIECE: usize = 4096;
/// Bytes of a user-defined value that are shown.
const SHOWN_BYTES: usize = 32;

/// Where an object is printed.
pub(crate) struct Page {
    file: *mut FILE,
    digits: usize,
    text: Buf<u8>,
    failed: Option<Error>,
}

impl Page {
    /// A page of a file, or of the standard output when it is null; numbers with so many digits.
    pub(crate) fn new(file: *mut FILE, digits: usize) -> Page {
        Page { file, digits, text: Buf::new(), failed: None }
    }

    /// Writes bytes.
    pub(crate) fn put(&mut self, bytes: &[u8]) -> Result<()> {
        self.text.extend_from_slice(bytes)?;
        if self.text.len() < PIECE { Ok(()) } else { self.hand_on() }
    }

    /// Writes what a format says.
    pub(crate) fn say(&mut self, what: fmt::Arguments<'_>) -> Result<()> {
        if self.write_fmt(what).is_ok() {
            return Ok(());
        }
        // Nothing that is formatted here fails but the page itself.
        self.failed.take().map_or(Ok(()), Err)
    }

    /// Writes a text that an object has answered; nothing for other answers.
    pub(crate) fn answer(&mut self, answer: &Answer) -> Result<()> {
        if let Answer::Text(text) = answer { self.put(text) } else { Ok(()) }
    }

    /// Writes a value of a type.
    pub(crate) fn value(&mut self, ty: &Type, bytes: &[u8]) -> Result<()> {
        let Some(code) = ty.code() else { return self.bytes_of(bytes) };
        match code {
            TypeCode::Bool => self.say(format_args!("{}", u8::from(bytes[0] != 0))),
            TypeCode::Int8 => self.say(format_args!("{}", i8::from_ne_bytes(part(bytes, 0)))),
            TypeCode::Int16 => self.say(format_args!("{}", i16::from_ne_bytes(part(bytes, 0)))),
            TypeCode::Int32 => self.say(format_args!("{}", i32::from_ne_bytes(part(bytes, 0)))),
            TypeCode::Int64 => self.say(format_args!("{}", i64::from_ne_bytes(part(bytes, 0)))),
            TypeCode::UInt8 => self.say(format_args!("{}", bytes[0])),
            TypeCode::UInt16 => self.say(format_args!("{}", u16::from_ne_bytes(part(bytes, 0)))),
            TypeCode::UInt32 => self.say(format_args!("{}", u32::from_ne_bytes(part(bytes, 0)))),
            TypeCode::UInt64 => self.say(format_args!("{}", u64::from_ne_bytes(part(bytes, 0)))),
            TypeCode::FP32 => self.real(f32::from_ne_bytes(part(bytes, 0)).into()),
            TypeCode::FP64 => self.real(f64::from_ne_bytes(part(bytes, 0))),
            TypeCode::FC32 => self.complex(f32::from_ne_bytes(part(bytes, 0)).into(), f32::from_ne_bytes(part(bytes, 1)).into()),
            TypeCode::FC64 => self.complex(f64::from_ne_bytes(part(bytes, 0)), f64::from_ne_bytes(part(bytes, 1))),
        }
    }

    /// Writes a number.
    pub(crate) fn real(&mut self, x: f64) -> Result<()> {
        let digits = self.digits;
        self.say(format_args!("{}", Shortest { x, digits }))
    }

    fn complex(&mut self, re: f64, im: f64) -> Result<()> {
        self.real(re)?;
        self.put(if im.is_sign_negative() && !im.is_nan() { b" - " } else { b" + " })?;
        self.real(if im.is_nan() { im } else { im.abs() })?;
        self.put(b"i")
    }

    /// The bytes of a value whose meaning only its user knows.
    fn bytes_of(&mut self, bytes: &[u8]) -> Result<()> {
        self.put(b"bytes")?;
        for b in bytes.iter().take(SHOWN_BYTES) {
            self.say(format_args!(" {b:02x}"))?;
        }
        self.put(if bytes.len() > SHOWN_BYTES { b" ..." } else { b"" })
    }

    fn hand_on(&mut self) -> Result<()> {
        self.text.push(0)?;
        write_text(self.file, &self.text)?;
        self.text.clear();
        Ok(())
    }

    /// Hands on what is left.
    pub(crate) fn end(mut self) -> Result<()> {
        if !self.text.is_empty() {
            self.hand_on()?;
        }
        flush_output(self.file)
    }
}

impl fmt::Write for Page {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        self.put(s.as_bytes()).map_err(|e| {
            self.failed = Some(e);
            fmt::Error
        })
    }
}

/// Number `k` of those that the bytes hold.
fn part<const N: usize>(bytes: &[u8], k: usize) -> [u8; N] {
    let mut out = [0; N];
    out.copy_from_slice(&bytes[k * N..(k + 1) * N]);
    out
}

/// A number in the shorter of the two notations, with so many significant digits and no zeros at the end.
struct Shortest {
    x: f64,
    digits: usize,
}

/// Room for the digits, point, sign and exponent of a number.
const NUMBER_BYTES: usize = 48;

impl fmt::Display for Shortest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shortest { x, digits } = *self;
        if !x.is_finite() {
            let sign = if x.is_sign_negative() && !x.is_nan() { "-" } else { "" };
            return write!(f, "{sign}{}", if x.is_nan() { "nan" } else { "inf" });
        }
        let mut room = Digits { bytes: [0; NUMBER_BYTES], used: 0 };
        write!(room, "{x:.*e}", digits - 1)?;
        let (mantissa, exponent) = room.as_str().split_once('e').ok_or(fmt::Error)?;
        let exponent: i32 = exponent.parse().map_err(|_| fmt::Error)?;
        if exponent < -4 || exponent >= digits as i32 {
            let sign = if exponent < 0 { '-' } else { '+' };
            return write!(f, "{}e{sign}{:02}", without_zeros(mantissa), exponent.unsigned_abs());
        }
        // The exponent after rounding tells how many digits are left for behind the point.
        let behind = (digits as i32 - 1 - exponent).max(0) as usize;
        let mut room = Digits { bytes: [0; NUMBER_BYTES], used: 0 };
        write!(room, "{x:.behind$}")?;
        f.write_str(without_zeros(room.as_str()))
    }
}

fn without_zeros(number: &str) -> &str {
    if number.contains('.') { number.trim_end_matches('0').trim_end_matches('.') } else { number }
}

/// A short text that takes no memory.
struct Digits {
    bytes: [u8; NUMBER_BYTES],
    used: usize,
}

impl Digits {
    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.used]).unwrap_or_default()
    }
}

impl fmt::Write for Digits {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let room = self.bytes.get_mut(self.used..self.used + s.len()).ok_or(fmt::Error)?;
        room.copy_from_slice(s.as_bytes());
        self.used += s.len();
        Ok(())
    }
}
