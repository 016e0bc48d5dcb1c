//! Parses HTML into a tree of nodes.

use super::{MAX_LENGTH, safe_link};
use html5gum::{DefaultEmitter, StartTag, Token, Tokenizer};
use serde_json::{Map, Value, json};

/// The maximum depth of nested lists and quotes; deeper ones are flattened.
const MAX_DEPTH: usize = 16;

/// Parses HTML; an element without a node type becomes its text.
pub(super) fn nodes(html: &str) -> Value {
    let mut end = html.len().min(MAX_LENGTH);
    while !html.is_char_boundary(end) {
        end -= 1;
    }
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let mut reader = Reader::default();
    for Ok(token) in Tokenizer::new_with_emitter(html.get(..end).unwrap_or_default(), emitter) {
        match token {
            Token::EndTag(tag) => reader.close(&String::from_utf8_lossy(&tag.name)),
            // Skips text within invisible elements, such as scripts.
            _ if reader.silent.is_some() => {}
            Token::String(text) => reader.text(&String::from_utf8_lossy(&text)),
            Token::StartTag(tag) => reader.open(&tag),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    json!({ "nodes": reader.finish() })
}

/// Elements with invisible content.
const SILENT: &[&str] = &["script", "style", "template", "noscript", "iframe", "object", "title"];

/// A block that contains other blocks.
#[derive(Debug)]
struct Frame {
    tag: &'static str,
    nodes: Vec<Value>,
}

#[derive(Debug, Default)]
struct Reader {
    frames: Vec<Frame>,
    /// Top-level blocks.
    nodes: Vec<Value>,
    /// The text nodes of the current block.
    texts: Vec<Value>,
    /// The level of the current heading.
    heading: Option<i64>,
    bold: usize,
    italic: usize,
    underline: usize,
    links: Vec<Option<String>>,
    /// The current invisible element.
    silent: Option<String>,
}

impl Reader {
    fn text(&mut self, text: &str) {
        let folded = fold_spaces(text);
        let text = if self.is_spaced() { folded.trim_start_matches(' ') } else { &folded };
        if !text.is_empty() {
            self.push_text(text);
        }
    }

    /// Whether a space here would collapse: at a line's start or after another space, even across tags.
    fn is_spaced(&self) -> bool {
        let last = self.texts.last().and_then(|last| last.pointer("/textData/text"));
        last.and_then(Value::as_str).is_none_or(|text| text.ends_with([' ', '\n']))
    }

    fn push_text(&mut self, text: &str) {
        let mut decorations = Vec::new();
        if self.bold > 0 {
            decorations.push(json!({ "type": "BOLD", "fontWeightValue": 700 }));
        }
        if self.italic > 0 {
            decorations.push(json!({ "type": "ITALIC", "italicData": true }));
        }
        if self.underline > 0 {
            decorations.push(json!({ "type": "UNDERLINE", "underlineData": true }));
        }
        if let Some(Some(url)) = self.links.last() {
            decorations.push(json!({ "type": "LINK", "linkData": { "link": { "url": url } } }));
        }
        if let Some(Value::Object(last)) = self.texts.last_mut()
            && let Some(Value::Object(data)) = last.get_mut("textData")
            && data.get("decorations") == Some(&Value::Array(decorations.clone()))
            && let Some(Value::String(known)) = data.get_mut("text")
        {
            known.push_str(text);
            return;
        }
        self.texts.push(json!({ "type": "TEXT", "textData": { "text": text, "decorations": decorations } }));
    }

    fn open(&mut self, tag: &StartTag<()>) {
        let name = &*String::from_utf8_lossy(&tag.name);
        let attribute = |name: &str| tag.attributes.get(name.as_bytes()).map(|value| String::from_utf8_lossy(value));
        match name {
            "b" | "strong" => self.bold += 1,
            "i" | "em" => self.italic += 1,
            "u" => self.underline += 1,
            "a" => self.links.push(attribute("href").and_then(|address| safe_link(&address))),
            "br" => self.push_text("\n"),
            "hr" => self.block(json!({ "type": "DIVIDER", "dividerData": {} })),
            "img" => self.image(attribute("src").as_deref(), attribute("alt").as_deref()),
            "p" | "div" => self.end_block(),
            "ul" | "ol" | "li" | "blockquote" => self.open_frame(name),
            _ if SILENT.contains(&name) => self.silent = Some(name.to_owned()),
            _ => {
                if let Some(level) = heading_level(name) {
                    self.end_block();
                    self.heading = Some(level);
                }
            }
        }
    }

    fn close(&mut self, name: &str) {
        if let Some(silent) = &self.silent {
            self.silent = Some(silent.clone()).filter(|silent| silent != name);
            return;
        }
        match name {
            "b" | "strong" => self.bold = self.bold.saturating_sub(1),
            "i" | "em" => self.italic = self.italic.saturating_sub(1),
            "u" => self.underline = self.underline.saturating_sub(1),
            "a" => {
                self.links.pop();
            }
            "p" | "div" => self.end_block(),
            "ul" | "ol" | "li" | "blockquote" => self.close_frame(name),
            _ if heading_level(name).is_some() => self.end_block(),
            _ => {}
        }
    }

    fn image(&mut self, source: Option<&str>, text: Option<&str>) {
        let Some(url) = source.and_then(safe_link) else {
            return;
        };
        let mut data = Map::new();
        data.insert("image".to_owned(), json!({ "src": { "url": url } }));
        if let Some(text) = text {
            data.insert("altText".to_owned(), text.into());
        }
        self.block(json!({ "type": "IMAGE", "imageData": data }));
    }

    fn target(&mut self) -> &mut Vec<Value> {
        match self.frames.last_mut() {
            Some(frame) => &mut frame.nodes,
            None => &mut self.nodes,
        }
    }

    fn block(&mut self, node: Value) {
        self.end_block();
        self.ensure_item();
        self.target().push(node);
    }

    /// Ends the current paragraph or heading.
    fn end_block(&mut self) {
        let heading = self.heading.take();
        let mut texts = std::mem::take(&mut self.texts);
        trim_end(&mut texts);
        if texts.is_empty() {
            return;
        }
        self.ensure_item();
        self.target().push(match heading {
            Some(level) => json!({ "type": "HEADING", "nodes": texts, "headingData": { "level": level } }),
            None => json!({ "type": "PARAGRAPH", "nodes": texts, "paragraphData": {} }),
        });
    }

    /// Wraps content that stands directly in a list into an item.
    fn ensure_item(&mut self) {
        if self.frames.last().is_some_and(|frame| matches!(frame.tag, "ul" | "ol")) {
            self.frames.push(Frame { tag: "li", nodes: Vec::new() });
        }
    }

    fn open_frame(&mut self, name: &str) {
        self.end_block();
        let tag = match name {
            "ul" => "ul",
            "ol" => "ol",
            "li" => "li",
            _ => "blockquote",
        };
        let in_list = self.frames.last().is_some_and(|frame| matches!(frame.tag, "ul" | "ol"));
        if tag == "li" && self.frames.last().is_some_and(|frame| frame.tag == "li") {
            self.pop_frame();
        } else if tag == "li" && !in_list {
            // An item outside of a list is a paragraph.
            return;
        } else if tag != "li" {
            self.ensure_item();
        }
        if self.frames.len() < MAX_DEPTH {
            self.frames.push(Frame { tag, nodes: Vec::new() });
        }
    }

    fn close_frame(&mut self, name: &str) {
        self.end_block();
        if !self.frames.iter().any(|frame| frame.tag == name) {
            return;
        }
        while let Some(tag) = self.frames.last().map(|frame| frame.tag) {
            self.pop_frame();
            if tag == name {
                return;
            }
        }
    }

    fn pop_frame(&mut self) {
        let Some(Frame { tag, nodes }) = self.frames.pop() else {
            return;
        };
        if nodes.is_empty() {
            return;
        }
        let node = match tag {
            "ul" => json!({ "type": "BULLETED_LIST", "nodes": nodes, "bulletedListData": {} }),
            "ol" => json!({ "type": "ORDERED_LIST", "nodes": nodes, "orderedListData": {} }),
            "li" => json!({ "type": "LIST_ITEM", "nodes": nodes }),
            _ => json!({ "type": "BLOCKQUOTE", "nodes": nodes, "blockquoteData": {} }),
        };
        self.target().push(node);
    }

    fn finish(mut self) -> Vec<Value> {
        self.end_block();
        while !self.frames.is_empty() {
            self.pop_frame();
        }
        self.nodes
    }
}

fn heading_level(name: &str) -> Option<i64> {
    let level = name.strip_prefix('h')?.parse().ok()?;
    (1..=6).contains(&level).then_some(level)
}

/// Collapses white space as browsers do.
fn fold_spaces(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars() {
        if !matches!(character, ' ' | '\n' | '\r' | '\t') {
            folded.push(character);
        } else if !folded.ends_with(' ') {
            folded.push(' ');
        }
    }
    folded
}

/// Trims white space at a block's end.
fn trim_end(texts: &mut Vec<Value>) {
    while let Some(last) = texts.last_mut() {
        let Some(Value::String(text)) = last.pointer_mut("/textData/text") else {
            return;
        };
        let length = text.trim_end_matches([' ', '\n']).len();
        text.truncate(length);
        if length > 0 {
            return;
        }
        texts.pop();
    }
}
