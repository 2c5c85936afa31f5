//! A position in a text that moves over blanks, lines, words and digits.
//!
//! Needs: a text that ends where its piece ends. Gives: [`Cursor`], [`Dialect`].
//! Cost: digits are taken eight at a time without a branch per digit.
//! Invariant CURSOR-1: `at <= text.len()`. A method that fails leaves the position where it was.

/// What separates and hides things in a text.
#[derive(Clone, Copy)]
pub(super) struct Dialect {
    /// A byte that may stand once between two words, beside blanks.
    comma: u8,
    /// A first byte that makes a line a comment, beside `%`.
    comment: u8,
}

impl Dialect {
    /// Words between blanks, comments after `%`.
    pub const MATRIX_MARKET: Dialect = Dialect { comma: b' ', comment: b'%' };
    /// Words between blanks or commas, comments after `#` or `%`.
    pub const EDGE_LIST: Dialect = Dialect { comma: b',', comment: b'#' };
}

/// A position in a text.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    text: &'a [u8],
    at: usize,
    dialect: Dialect,
}

fn is_blank(b: u8) -> bool {
    matches!(b, b' ' | b'\t' | b'\r' | 0x0b | 0x0c)
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a [u8], at: usize, dialect: Dialect) -> Self {
        Cursor { text, at: at.min(text.len()), dialect }
    }

    /// The position, in bytes from the start of the text.
    #[inline]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes back to a position got from [`Cursor::at`].
    #[inline]
    pub fn back_to(&mut self, at: usize) {
        debug_assert!(at <= self.at);
        self.at = at;
    }

    #[inline]
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Moves over `b`, if it comes next.
    #[inline]
    pub fn take(&mut self, b: u8) -> bool {
        let found = self.peek() == Some(b);
        self.at += usize::from(found);
        found
    }

    #[inline]
    pub fn skip_blanks(&mut self) {
        while self.peek().is_some_and(is_blank) {
            self.at += 1;
        }
    }

    /// Moves over what stands between two words: blanks, and at most one comma if the dialect has it.
    #[inline]
    pub fn skip_separator(&mut self) {
        self.skip_blanks();
        if self.dialect.comma != b' ' && self.take(self.dialect.comma) {
            self.skip_blanks();
        }
    }

    /// Moves to the first word of the next line that is neither blank nor a comment; false if there is none.
    #[inline]
    pub fn next_entry(&mut self) -> bool {
        loop {
            self.skip_blanks();
            match self.peek() {
                None => return false,
                Some(b'\n') => self.at += 1,
                Some(b) if b == b'%' || b == self.dialect.comment => self.skip_line(),
                Some(_) => return true,
            }
        }
    }

    /// Moves over blanks and the line end; false if something else comes first.
    #[inline]
    pub fn end_line(&mut self) -> bool {
        self.skip_blanks();
        self.take(b'\n') || self.at == self.text.len()
    }

    /// Moves to the start of the next line.
    pub fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.iter().position(|&b| b == b'\n').map_or(rest.len(), |p| p + 1);
    }

    /// The rest of this line, without its end.
    pub fn line(&self) -> &'a [u8] {
        let rest = &self.text[self.at..];
        &rest[..rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())]
    }

    /// Whether a word ends here.
    #[inline]
    pub fn at_word_end(&self) -> bool {
        self.peek().is_none_or(|b| b == b'\n' || is_blank(b) || b == self.dialect.comma)
    }

    /// The bytes up to the end of the word.
    #[inline]
    pub fn word(&self) -> &'a [u8] {
        let mut end = self.clone();
        while !end.at_word_end() {
            end.at += 1;
        }
        &self.text[self.at..end.at]
    }

    /// Moves to the end of the word.
    pub fn skip_word(&mut self) {
        self.at += self.word().len();
    }

    /// Moves over a whole word of digits and gives its value; `None` if it is anything else or
    /// does not fit.
    #[inline]
    pub fn unsigned(&mut self) -> Option<u64> {
        let start = self.at;
        let (value, digits) = self.digits(0);
        if digits == 0 || !self.at_word_end() {
            self.at = start;
            return None;
        }
        if digits < 20 {
            return Some(value);
        }
        // Twenty digits or more may not fit, or be leading zeros: rare, so the exact way.
        let exact = std::str::from_utf8(&self.text[start..self.at]).ok().and_then(|s| s.parse().ok());
        if exact.is_none() {
            self.at = start;
        }
        exact
    }

    /// Moves over digits: appends them to `value` (wrapping when more than 19 digits are in it)
    /// and says how many there were.
    #[inline]
    pub fn digits(&mut self, mut value: u64) -> (u64, usize) {
        let start = self.at;
        while let Some(eight) = self.text.get(self.at..).and_then(<[u8]>::first_chunk) {
            let (part, count) = leading_digits(u64::from_le_bytes(*eight));
            value = value.wrapping_mul(POWER_OF_TEN[count]).wrapping_add(part);
            self.at += count;
            if count < 8 {
                return (value, self.at - start);
            }
        }
        while let Some(b @ b'0'..=b'9') = self.peek() {
            value = value.wrapping_mul(10).wrapping_add(u64::from(b - b'0'));
            self.at += 1;
        }
        (value, self.at - start)
    }
}

const POWER_OF_TEN: [u64; 9] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/// Value and number of the decimal digits that eight bytes begin with (first byte lowest).
#[inline]
fn leading_digits(bytes: u64) -> (u64, usize) {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // Digits become 0..=9, all other bytes more; adding 118 sets the top bit of every byte > 9.
    // Carries only run upwards, behind the first byte that is no digit, where nobody looks.
    let values = bytes ^ (EACH * u64::from(b'0'));
    let others = (values.wrapping_add(EACH * 118) | values) & (EACH * 128);
    let count = (others.trailing_zeros() / 8) as usize;
    if count == 0 {
        return (0, 0);
    }
    // Zeros in front make it eight digits; then neighbours are joined: 1+1, 2+2, 4+4 digits.
    let eight = values << (64 - 8 * count);
    let pairs = (eight.wrapping_mul(1 + (10 << 8)) >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(1 + (100 << 16)) >> 16) & 0x0000_ffff_0000_ffff;
    (fours.wrapping_mul(1 + (10_000 << 32)) >> 32, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_length_with_every_tail() {
        for tail in ["", " ", "\n", " 77", "\n12345678901234567890"] {
            for length in 1..=25 {
                let word: String = "98765432109876543210123456789"[..length].into();
                let text = format!("{word}{tail}");
                let mut c = Cursor::new(text.as_bytes(), 0, Dialect::MATRIX_MARKET);
                assert_eq!(c.unsigned(), word.parse().ok(), "{text:?}");
                assert_eq!(c.at(), if word.parse::<u64>().is_ok() { length } else { 0 });
            }
        }
    }

    #[test]
    fn bytes_beside_the_digits_end_a_number() {
        for b in 0..=255u8 {
            let text = [b'4', b'2', b, b'7', b'7', b'7', b'7', b'7', b'7'];
            let (value, digits) = Cursor::new(&text, 0, Dialect::EDGE_LIST).digits(0);
            if b.is_ascii_digit() {
                assert_eq!((value, digits), (420_777_777 + u64::from(b - b'0') * 1_000_000, 9));
            } else {
                assert_eq!((value, digits), (42, 2), "byte {b}");
            }
        }
    }
}
