//! HTML taken apart into tags and texts. Nothing is refused: what is no tag is text.

/// A piece of HTML.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token {
    Text(String),
    Open { name: String, attributes: Vec<(String, String)> },
    Close(String),
}

/// Elements whose content is not for readers.
const SILENT: &[&str] = &["script", "style", "template", "noscript", "iframe", "object", "title"];

/// Takes HTML apart.
pub(super) fn tokens(html: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let (text, tag) = rest.split_at(start);
        push_text(&mut found, text);
        let Some(end) = tag_end(tag) else {
            push_text(&mut found, tag);
            return found;
        };
        let (inside, after) = (tag.get(1..end).unwrap_or_default(), tag.get(end + 1..).unwrap_or_default());
        rest = after;
        if let Some(comment) = tag.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if let Some(name) = inside.strip_prefix('/') {
            found.push(Token::Close(tag_name(name)));
        } else if inside.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let name = tag_name(inside);
            if SILENT.contains(&name.as_str()) {
                rest = after_element(after, &name);
            } else {
                let attributes = attributes(inside.get(name.len()..).unwrap_or_default());
                found.push(Token::Open { name, attributes });
            }
        } else if !inside.starts_with('!') && !inside.starts_with('?') {
            push_text(&mut found, "<");
            rest = tag.get(1..).unwrap_or_default();
        }
    }
    push_text(&mut found, rest);
    found
}

fn push_text(found: &mut Vec<Token>, text: &str) {
    if !text.is_empty() {
        found.push(Token::Text(decoded(text)));
    }
}

fn tag_name(inside: &str) -> String {
    let name = inside.chars().take_while(char::is_ascii_alphanumeric);
    name.collect::<String>().to_ascii_lowercase()
}

/// The end of a tag: the first `>` outside quotes.
fn tag_end(tag: &str) -> Option<usize> {
    let mut quote = None;
    for (index, character) in tag.char_indices() {
        match (quote, character) {
            (None, '>') => return Some(index),
            (None, '"' | '\'') if tag.get(..index).is_some_and(|before| before.trim_end().ends_with('=')) => {
                quote = Some(character);
            }
            (Some(open), character) if open == character => quote = None,
            _ => {}
        }
    }
    None
}

fn after_element<'a>(rest: &'a str, name: &str) -> &'a str {
    let end = ["</", name].concat();
    // Lengths are kept by the lower case of ASCII.
    let Some(start) = rest.to_ascii_lowercase().find(&end) else {
        return "";
    };
    let closing = rest.get(start..).unwrap_or_default();
    closing.split_once('>').map_or("", |(_, after)| after)
}

fn attributes(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = text.trim_start_matches(|character: char| character.is_whitespace() || character == '/');
    while !rest.is_empty() {
        let end = rest
            .find(|character: char| character.is_whitespace() || matches!(character, '=' | '/'))
            .unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let after = after.trim_start();
        let (value, after) = match after.strip_prefix('=') {
            Some(value) => attribute_value(value.trim_start()),
            None => ("", after),
        };
        if !name.is_empty() {
            found.push((name.to_ascii_lowercase(), decoded(value)));
        }
        rest = after.trim_start_matches(|character: char| character.is_whitespace() || matches!(character, '/' | '='));
    }
    found
}

fn attribute_value(text: &str) -> (&str, &str) {
    for quote in ['"', '\''] {
        if let Some(quoted) = text.strip_prefix(quote) {
            return quoted.split_once(quote).unwrap_or((quoted, ""));
        }
    }
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

/// A text with its character references resolved.
fn decoded(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        let (before, reference) = rest.split_at(start);
        decoded.push_str(before);
        let named = reference
            .get(1..)
            .and_then(|inside| inside.split_once(';'))
            .filter(|(name, _)| name.len() <= 8)
            .and_then(|(name, after)| Some((character(name)?, after)));
        match named {
            Some((character, after)) => {
                decoded.push(character);
                rest = after;
            }
            None => {
                decoded.push('&');
                rest = reference.get(1..).unwrap_or_default();
            }
        }
    }
    decoded.push_str(rest);
    decoded
}

fn character(name: &str) -> Option<char> {
    let number = match name.strip_prefix('#') {
        Some(digits) => match digits.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => digits.parse().ok()?,
        },
        None => {
            return Some(match name {
                "amp" => '&',
                "lt" => '<',
                "gt" => '>',
                "quot" => '"',
                "apos" => '\'',
                "nbsp" => '\u{a0}',
                _ => return None,
            });
        }
    };
    char::from_u32(number).filter(|character| !character.is_control() || *character == '\n')
}
