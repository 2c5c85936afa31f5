//! A reader of JSON that is as strict as RFC 8259, for what the tests read.
//!
//! Needs: a text. Gives: [`Json`], or an error with the place. Cost: the text. Numbers are unsigned integers here.

/// A value.
#[derive(Debug)]
pub enum Json {
    Bool(bool),
    Number(u64),
    Text(String),
    Array(Vec<Json>),
    /// In the order of the text.
    Object(Vec<(String, Json)>),
}

impl Json {
    pub fn read(text: &str) -> Result<Json, String> {
        let mut reader = Reader { bytes: text.as_bytes(), at: 0 };
        let value = reader.value()?;
        reader.blanks();
        if reader.at == text.len() { Ok(value) } else { Err(format!("something follows at {}", reader.at)) }
    }

    pub fn at(&self, key: &str) -> &Json {
        let Json::Object(members) = self else { panic!("{key} of {self:?}") };
        members.iter().find(|(name, _)| name == key).map(|(_, value)| value).unwrap_or_else(|| panic!("no {key} in {self:?}"))
    }

    pub fn items(&self) -> &[Json] {
        let Json::Array(items) = self else { panic!("no array: {self:?}") };
        items
    }

    pub fn text(&self) -> &str {
        let Json::Text(text) = self else { panic!("no text: {self:?}") };
        text
    }

    pub fn strings(&self) -> Vec<&str> {
        self.items().iter().map(Json::text).collect()
    }

    pub fn is_true(&self) -> bool {
        let Json::Bool(is_true) = self else { panic!("neither true nor false: {self:?}") };
        *is_true
    }

    pub fn number(&self) -> u64 {
        let Json::Number(n) = self else { panic!("no number: {self:?}") };
        *n
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn blanks(&mut self) {
        while matches!(self.bytes.get(self.at), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.bytes[self.at..].starts_with(word.as_bytes());
        self.at += if is_next { word.len() } else { 0 };
        is_next
    }

    fn needs(&mut self, word: &str) -> Result<(), String> {
        self.blanks();
        if self.takes(word) { Ok(()) } else { Err(format!("{word} is missing at {}", self.at)) }
    }

    fn value(&mut self) -> Result<Json, String> {
        self.blanks();
        match self.bytes.get(self.at) {
            Some(b'{') => self
                .list("{", "}", |r| {
                    r.blanks();
                    let key = r.string()?;
                    r.needs(":")?;
                    Ok((key, r.value()?))
                })
                .and_then(|members| {
                    let is_twice = |k: usize| members[..k].iter().any(|(key, _): &(String, Json)| *key == members[k].0);
                    match (0..members.len()).find(|k| is_twice(*k)) {
                        Some(k) => Err(format!("{} twice", members[k].0)),
                        None => Ok(Json::Object(members)),
                    }
                }),
            Some(b'[') => self.list("[", "]", Reader::value).map(Json::Array),
            Some(b'"') => self.string().map(Json::Text),
            Some(b'0'..=b'9') => self.number().map(Json::Number),
            _ if self.takes("true") => Ok(Json::Bool(true)),
            _ if self.takes("false") => Ok(Json::Bool(false)),
            _ => Err(format!("no value at {}", self.at)),
        }
    }

    fn list<T>(
        &mut self,
        open: &str,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        self.needs(open)?;
        let mut items = Vec::new();
        self.blanks();
        if self.takes(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            self.blanks();
            if self.takes(close) {
                return Ok(items);
            }
            self.needs(",")?;
        }
    }

    fn number(&mut self) -> Result<u64, String> {
        let from = self.at;
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        let digits = std::str::from_utf8(&self.bytes[from..self.at]).map_err(|e| e.to_string())?;
        if digits.len() > 1 && digits.starts_with('0') {
            return Err(format!("a leading zero at {from}"));
        }
        digits.parse().map_err(|e| format!("{digits}: {e}"))
    }

    fn string(&mut self) -> Result<String, String> {
        self.needs("\"")?;
        let mut text = Vec::new();
        loop {
            let byte = *self.bytes.get(self.at).ok_or("a text without end")?;
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(text).map_err(|e| e.to_string()),
                b'\\' => {
                    let escaped = *self.bytes.get(self.at).ok_or("a text without end")?;
                    self.at += 1;
                    match escaped {
                        b'"' | b'\\' | b'/' => text.push(escaped),
                        b'n' => text.push(b'\n'),
                        b'u' => {
                            let digits = self.bytes.get(self.at..self.at + 4).ok_or("a short escape")?;
                            let digits = std::str::from_utf8(digits).map_err(|e| e.to_string())?;
                            text.push(u8::from_str_radix(digits, 16).map_err(|e| e.to_string())?);
                            self.at += 4;
                        }
                        _ => return Err(format!("an unknown escape at {}", self.at)),
                    }
                }
                ..b' ' => return Err(format!("a control character at {}", self.at - 1)),
                _ => text.push(byte),
            }
        }
    }
}
