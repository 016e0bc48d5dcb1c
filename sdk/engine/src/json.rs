//! JSON of unknown shape: error details, token answers, payloads.
//!
//! A value is a slice of the text, parsed on access. The npm package contains this reader: a parser that builds trees
//! would be larger than the rest of the engine.

/// A JSON value, as a slice of a text. A missing value is the same as null.
///
/// ```
/// use cartwright_engine::Json;
///
/// let answer = Json::parse(r#"{"identity":{"id":"member-1"}}"#).unwrap_or_default();
/// assert_eq!(answer.at("identity.id").text().as_deref(), Some("member-1"));
/// assert!(answer.at("identity.email").is_null());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Json<'a>(&'a str);

/// The largest nesting depth, equal to serde_json's.
pub const MAX_DEPTH: u32 = 127;

impl Default for Json<'_> {
    fn default() -> Self {
        Self::NULL
    }
}

impl<'a> Json<'a> {
    /// Null.
    pub const NULL: Self = Self("null");

    /// Parses a text (RFC 8259); `None` if it is not JSON, or nested more than 127 deep.
    #[must_use]
    pub fn parse(text: &'a str) -> Option<Self> {
        let mut reader = Reader { text, at: 0 };
        reader.space();
        let start = reader.at;
        reader.value(MAX_DEPTH)?;
        let value = text.get(start..reader.at)?;
        reader.space();
        (reader.at == text.len()).then_some(Self(value))
    }

    /// The value as JSON text.
    #[must_use]
    pub const fn raw(self) -> &'a str {
        self.0
    }

    /// Deserializes the value.
    ///
    /// # Errors
    ///
    /// If the value has another shape.
    #[cfg(feature = "serde")]
    pub fn to<T: serde::Deserialize<'a>>(self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.0)
    }

    /// Whether this is an object.
    #[must_use]
    pub fn is_object(self) -> bool {
        self.0.starts_with("{")
    }

    /// Whether this is a list.
    #[must_use]
    pub fn is_list(self) -> bool {
        self.0.starts_with("[")
    }

    /// Whether this is null, or missing.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.0 == "null"
    }

    /// Whether this is `true`.
    #[must_use]
    pub fn is_true(self) -> bool {
        self.0 == "true"
    }

    /// Whether this is a number.
    #[must_use]
    pub fn is_number(self) -> bool {
        matches!(self.0.as_bytes().first(), Some(b'-' | b'0'..=b'9'))
    }

    /// A field of an object; the last of several with the same name.
    #[must_use]
    pub fn get(self, name: &str) -> Self {
        let mut found = Self::NULL;
        for (key, value) in self.fields() {
            if key == name {
                found = value;
            }
        }
        found
    }

    /// A nested field by dotted path.
    #[must_use]
    pub fn at(self, path: &str) -> Self {
        path.split('.').fold(self, Json::get)
    }

    /// The value of a string.
    #[must_use]
    pub fn text(self) -> Option<String> {
        let inside = self.0.strip_prefix("\"")?.strip_suffix("\"")?;
        Some(unescape(inside))
    }

    /// The value of a field that is a string.
    #[must_use]
    pub fn string(self, name: &str) -> Option<String> {
        self.get(name).text()
    }

    /// The value of a string that is not empty, or a number as it is written.
    #[must_use]
    pub fn words(self) -> Option<String> {
        if self.is_number() {
            return Some(self.0.to_owned());
        }
        self.text().filter(|text| !text.is_empty())
    }

    /// A whole number, written as a number or as a string.
    #[must_use]
    pub fn number(self) -> Option<u64> {
        digits(&self.words()?)
    }

    /// The fields of an object, in order; none for any other value.
    #[must_use]
    pub fn fields(self) -> Parts<'a> {
        Parts::of(self.0, self.is_object(), true)
    }

    /// The items of a list, in order; none for any other value. Their names are empty.
    #[must_use]
    pub fn items(self) -> Parts<'a> {
        Parts::of(self.0, self.is_list(), false)
    }
}

/// The entries of an object or list: names and values.
#[derive(Debug, Clone)]
pub struct Parts<'a> {
    reader: Reader<'a>,
    is_object: bool,
}

impl<'a> Parts<'a> {
    /// The entries of a value of this kind; none for another kind.
    const fn of(text: &'a str, is_kind: bool, is_object: bool) -> Self {
        let at = if is_kind { 1 } else { text.len() };
        Self { reader: Reader { text, at }, is_object }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = (String, Json<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let reader = &mut self.reader;
        reader.space();
        reader.take(b',');
        reader.space();
        let mut name = String::new();
        if self.is_object {
            let start = reader.at;
            reader.string()?;
            name = Json(reader.text.get(start..reader.at)?).text()?;
            reader.space();
            reader.take(b':');
            reader.space();
        }
        let start = reader.at;
        reader.value(MAX_DEPTH)?;
        Some((name, Json(reader.text.get(start..reader.at)?)))
    }
}

/// A recursive descent parser.
#[derive(Debug, Clone)]
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn value(&mut self, depth: u32) -> Option<()> {
        match self.peek()? {
            b'"' => self.string(),
            b'{' => self.group(b'}', depth.checked_sub(1)?),
            b'[' => self.group(b']', depth.checked_sub(1)?),
            b'-' | b'0'..=b'9' => self.number(),
            _ => self.word(),
        }
    }

    fn group(&mut self, close: u8, depth: u32) -> Option<()> {
        self.at += 1;
        self.space();
        if self.take(close) {
            return Some(());
        }
        loop {
            self.space();
            if close == b'}' {
                self.string()?;
                self.space();
                self.take(b':').then_some(())?;
                self.space();
            }
            self.value(depth)?;
            self.space();
            if self.take(close) {
                return Some(());
            }
            self.take(b',').then_some(())?;
        }
    }

    fn string(&mut self) -> Option<()> {
        self.take(b'"').then_some(())?;
        loop {
            let byte = self.peek()?;
            self.at += 1;
            match byte {
                b'"' => return Some(()),
                b'\\' => self.escape()?,
                0..=31 => return None,
                _ => {}
            }
        }
    }

    fn escape(&mut self) -> Option<()> {
        let byte = self.peek()?;
        self.at += 1;
        match byte {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Some(()),
            b'u' => {
                let code = self.text.as_bytes().get(self.at..self.at + 4)?;
                self.at += 4;
                code.iter().all(u8::is_ascii_hexdigit).then_some(())
            }
            _ => None,
        }
    }

    fn number(&mut self) -> Option<()> {
        self.take(b'-');
        if !self.take(b'0') {
            self.digits()?;
        }
        if self.take(b'.') {
            self.digits()?;
        }
        if self.take(b'e') || self.take(b'E') {
            let _sign = self.take(b'+') || self.take(b'-');
            self.digits()?;
        }
        Some(())
    }

    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    fn word(&mut self) -> Option<()> {
        let rest = self.text.get(self.at..)?;
        let word = ["true", "false", "null"].into_iter().find(|word| rest.starts_with(word))?;
        self.at += word.len();
        Some(())
    }
}

/// Unescapes the inside of a string. A lone surrogate becomes U+FFFD.
fn unescape(inside: &str) -> String {
    let mut text = String::with_capacity(inside.len());
    let mut rest = inside;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let mut letters = after.chars();
        match letters.next() {
            Some('u') => {
                let high = hex4(letters.as_str());
                rest = letters.as_str().get(4..).unwrap_or_default();
                let low = rest.strip_prefix("\\u").map(hex4);
                let code = match low {
                    Some(low @ 0xdc00..0xe000) if (0xd800..0xdc00).contains(&high) => {
                        rest = rest.get(6..).unwrap_or_default();
                        0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00)
                    }
                    _ => high,
                };
                text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                continue;
            }
            Some('n') => text.push('\n'),
            Some('t') => text.push('\t'),
            Some('r') => text.push('\r'),
            Some('b') => text.push('\u{8}'),
            Some('f') => text.push('\u{c}'),
            Some(plain) => text.push(plain),
            None => {}
        }
        rest = letters.as_str();
    }
    text.push_str(rest);
    text
}

fn hex4(text: &str) -> u32 {
    text.chars().take(4).fold(0, |number, letter| number << 4 | letter.to_digit(16).unwrap_or(0))
}

/// Appends a text as a JSON string.
pub fn quote(text: &str, into: &mut String) {
    into.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                into.push('\\');
                into.push(letter);
            }
            '\0'..='\u{1f}' => {
                into.push_str(if letter < '\u{10}' { "\\u000" } else { "\\u001" });
                into.push(char::from_digit(u32::from(letter) & 15, 16).unwrap_or('0'));
            }
            _ => into.push(letter),
        }
    }
    into.push('"');
}

/// A text as a JSON string.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quote(text, &mut quoted);
    quoted
}

/// An object that is being written.
#[derive(Debug, Default)]
pub struct Object(String);

impl Object {
    /// An object without fields.
    #[must_use]
    pub const fn new() -> Self {
        Self(String::new())
    }

    fn name(&mut self, name: &str) -> &mut String {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        quote(name, &mut self.0);
        self.0.push(':');
        &mut self.0
    }

    /// Adds a field whose value is JSON already.
    pub fn raw(&mut self, name: &str, value: &str) -> &mut Self {
        self.name(name).push_str(value);
        self
    }

    /// Adds a string.
    pub fn text(&mut self, name: &str, value: &str) -> &mut Self {
        quote(value, self.name(name));
        self
    }

    /// Adds a string, if there is one.
    pub fn text_if(&mut self, name: &str, value: Option<&str>) -> &mut Self {
        match value {
            Some(value) => self.text(name, value),
            None => self,
        }
    }

    /// Adds a number.
    pub fn number(&mut self, name: &str, value: u64) -> &mut Self {
        self.raw(name, &decimal(value))
    }

    /// Adds a boolean.
    pub fn flag(&mut self, name: &str, value: bool) -> &mut Self {
        self.raw(name, if value { "true" } else { "false" })
    }

    /// The object's text.
    pub fn end(&mut self) -> String {
        if self.0.is_empty() {
            self.0.push('{');
        }
        self.0.push('}');
        std::mem::take(&mut self.0)
    }
}

/// A list that is being written.
#[derive(Debug, Default)]
pub struct List(String);

impl List {
    /// A list without items.
    #[must_use]
    pub const fn new() -> Self {
        Self(String::new())
    }

    /// Whether there are no items yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a value that is JSON already.
    pub fn push(&mut self, value: &str) -> &mut Self {
        self.0.push(if self.0.is_empty() { '[' } else { ',' });
        self.0.push_str(value);
        self
    }

    /// The list's text.
    pub fn end(&mut self) -> String {
        if self.0.is_empty() {
            self.0.push('[');
        }
        self.0.push(']');
        std::mem::take(&mut self.0)
    }
}

/// A number in decimal digits, without the standard library's formatting, which would be larger than the rest of this
/// module.
#[must_use]
pub fn decimal(number: u64) -> String {
    let mut text = if number < 10 { String::new() } else { decimal(number / 10) };
    text.push(char::from(b'0' + u8::try_from(number % 10).unwrap_or_default()));
    text
}

/// The value of a text of digits, unless it overflows.
#[must_use]
pub fn digits(text: &str) -> Option<u64> {
    let mut number: u64 = 0;
    for digit in text.bytes() {
        let digit = digit.is_ascii_digit().then(|| u64::from(digit - b'0'))?;
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    (!text.is_empty()).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::Value;

    #[test]
    fn fields_are_read_by_path_and_missing_ones_are_null() {
        let text =
            r#" {"member": {"id":"m\u00e9\n\"x\" \ud83d\ude00","n":3}, "list":[1,"a" , {"b":null}], "e":{}, "l":[]} "#;
        let json = Json::parse(text).unwrap();
        assert_eq!(json.at("member.id").text().as_deref(), Some("mé\n\"x\" 😀"));
        assert_eq!(json.at("member.n").words().as_deref(), Some("3"));
        assert!(json.at("member.id.deeper").is_null());
        let items: Vec<_> = json.get("list").items().map(|(_, item)| item.raw()).collect();
        assert_eq!(items, ["1", "\"a\"", "{\"b\":null}"]);
        assert_eq!(json.get("e").fields().count() + json.get("l").items().count(), 0);
    }

    #[test]
    fn objects_are_serialized_in_field_order() {
        let text = Object::new().text("a", "x\"\n").number("n", 120).flag("f", true).end();
        assert_eq!(text, r#"{"a":"x\"\u000a","n":120,"f":true}"#);
        assert_eq!(Object::new().end(), "{}");
        assert_eq!(List::new().push("1").push("{}").end(), "[1,{}]");
        assert_eq!(List::new().end(), "[]");
    }

    #[test]
    fn the_nesting_limit_equals_that_of_serde_json() {
        for depth in [126, 127, 128, 10_000] {
            let text = "[".repeat(depth) + &"]".repeat(depth);
            assert_eq!(Json::parse(&text).is_some(), serde_json::from_str::<Value>(&text).is_ok(), "{depth}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_accepted_or_refused_as_by_serde_json(text in r#"[\[\]{}":,\\u0-9eE+. \-nulltrfasd\n]{0,24}"#) {
            // serde_json refuses a lone surrogate, which this reader replaces.
            prop_assume!(!text.contains("\\ud"));
            let theirs = serde_json::from_str::<Value>(&text);
            let is_out_of_range = theirs.as_ref().is_err_and(|error| error.to_string().starts_with("number out of range"));
            prop_assert_eq!(Json::parse(&text).is_some(), theirs.is_ok() || is_out_of_range, "{:?}", text);
        }

        #[test]
        fn strings_survive_a_round_trip(text in any::<String>()) {
            let written = quoted(&text);
            prop_assert_eq!(serde_json::from_str::<String>(&written).unwrap(), text.clone());
            prop_assert_eq!(Json::parse(&written).unwrap().text(), Some(text.clone()));
            let theirs = serde_json::to_string(&text).unwrap();
            prop_assert_eq!(Json::parse(&theirs).unwrap().text(), Some(text));
        }

        #[test]
        fn numbers_survive_a_round_trip(number: u64) {
            prop_assert_eq!(decimal(number), number.to_string());
            prop_assert_eq!(digits(&decimal(number)), Some(number));
        }
    }
}
