//! Text that grows, and may fail to.
//!
//! Needs: nothing. Gives: [`Page`]; [`Quoted`], a text as JSON and DOT want it between quotes. Cost: the text.

use std::fmt::{self, Display, Write};

use crate::error::{Error, Result};

/// A text in the making.
#[derive(Default)]
pub struct Page {
    pub text: String,
}

impl Page {
    /// Writes what a format says.
    pub fn say(&mut self, what: fmt::Arguments<'_>) -> Result<()> {
        // Nothing that is written here fails but growing.
        self.write_fmt(what).map_err(|_| Error::out_of_memory(self.text.len()))
    }

    /// Writes items with `between` between them.
    pub fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        between: &str,
        mut each: impl FnMut(&mut Page, T) -> Result<()>,
    ) -> Result<()> {
        for (k, item) in items.into_iter().enumerate() {
            if k > 0 {
                self.say(format_args!("{between}"))?;
            }
            each(self, item)?;
        }
        Ok(())
    }

    /// Blanks up to column `column` of the present line, one at least.
    pub fn to(&mut self, column: usize) -> Result<()> {
        let line = self.text.len() - self.text.rfind('\n').map_or(0, |end| end + 1);
        let blanks = column.saturating_sub(line).max(1);
        self.say(format_args!("{:blanks$}", ""))
    }
}

impl Write for Page {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        self.text.try_reserve(s.len()).map_err(|_| fmt::Error)?;
        self.text.push_str(s);
        Ok(())
    }
}

/// Something as text between quotes.
pub struct Quoted<T>(pub T);

impl<T: Display> Display for Quoted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        write!(Escaping(f), "{}", self.0)?;
        f.write_str("\"")
    }
}

struct Escaping<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl Write for Escaping<'_, '_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        s.chars().try_for_each(|c| match c {
            '"' | '\\' => write!(self.0, "\\{c}"),
            '\n' => self.0.write_str("\\n"),
            c if c < ' ' => write!(self.0, "\\u{:04x}", u32::from(c)),
            c => self.0.write_char(c),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_quotes_would_break_is_escaped() {
        let mut page = Page::default();
        page.say(format_args!("{}", Quoted("a\"b\\c\nd\u{1}é"))).unwrap();
        assert_eq!(page.text, "\"a\\\"b\\\\c\\nd\\u0001é\"");
    }

    #[test]
    fn columns_count_from_the_line() {
        let mut page = Page::default();
        page.say(format_args!("one\nab")).unwrap();
        page.to(4).unwrap();
        page.say(format_args!("c")).unwrap();
        page.to(2).unwrap();
        assert_eq!(page.text, "one\nab  c ");
    }
}
