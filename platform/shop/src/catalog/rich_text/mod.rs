//! Descriptions in two forms: catalog V1's HTML and V3's tree of nodes. The form that was not written is derived from
//! the other.

mod read;
mod write;

use super::record::Description;
use cartwright::resources::rich_content::RichContent;
use html5gum::{Token, Tokenizer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use uuid::Uuid;

/// The maximum of HTML that is parsed into nodes, in bytes; the rest becomes plain text.
const MAX_LENGTH: usize = 64 * 1024;

/// A description as a tree of nodes.
pub(crate) fn rich(description: &Description) -> RichContent {
    let mut value = match &description.rich {
        Some(rich) => rich.clone(),
        None => read::nodes(&description.html),
    };
    complete(&mut value);
    serde_json::from_value(value).unwrap_or_default()
}

/// Adds the fields that every document and node has: ids, lists of nodes, alignments, metadata.
fn complete(document: &mut Value) {
    let digest = Sha256::digest(document.to_string());
    let id = Uuid::from_slice(digest.get(..16).unwrap_or_default()).unwrap_or_default();
    let Some(fields) = document.as_object_mut() else { return };
    fields.entry("metadata").or_insert(json!({ "version": 1, "id": id.to_string() }));
    fields.entry("documentStyle").or_insert(json!({}));
    complete_nodes(fields.get_mut("nodes"), &mut 0);
}

fn complete_nodes(nodes: Option<&mut Value>, count: &mut u32) {
    for node in nodes.and_then(Value::as_array_mut).into_iter().flatten().filter_map(Value::as_object_mut) {
        *count += 1;
        let kind = node.get("type").and_then(Value::as_str).unwrap_or_default();
        let data = match kind {
            "PARAGRAPH" => Some("paragraphData"),
            "HEADING" => Some("headingData"),
            _ => None,
        };
        let id = if kind == "TEXT" { String::new() } else { format!("node{count}") };
        node.entry("id").or_insert(json!(id));
        complete_nodes(Some(node.entry("nodes").or_insert(json!([]))), count);
        if let Some(data) = data.and_then(|name| node.entry(name).or_insert(json!({})).as_object_mut()) {
            data.entry("textStyle").or_insert(json!({ "textAlignment": "AUTO" }));
        }
    }
}

/// A description as HTML: the stored HTML, or its nodes without scripts, handlers and unsafe links.
pub(crate) fn html(description: &Description) -> String {
    match &description.rich {
        Some(rich) => write::html(rich),
        None => description.html.clone(),
    }
}

/// The text of HTML, without tags.
pub(crate) fn words(html: &str) -> String {
    let mut words = String::with_capacity(html.len());
    for Ok(token) in Tokenizer::new(html) {
        match token {
            Token::String(text) => words.push_str(&String::from_utf8_lossy(&text)),
            Token::StartTag(_) | Token::EndTag(_) => words.push(' '),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    words
}

/// An address that is safe to follow; `None` for one that runs script.
fn safe_link(address: &str) -> Option<String> {
    let cleaned: String = address.chars().filter(|character| !character.is_control()).collect();
    let cleaned = cleaned.trim();
    let scheme = cleaned.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    let is_safe = match scheme {
        // A colon after a slash, question mark or hash does not end a scheme.
        Some(scheme) if !scheme.contains(['/', '?', '#']) => {
            matches!(scheme.as_str(), "http" | "https" | "mailto" | "tel" | "wix")
        }
        _ => true,
    };
    (is_safe && !cleaned.is_empty()).then(|| cleaned.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    #[test]
    fn html_survives_conversion_to_rich_content_and_back() {
        for html in [
            "<p>A mug, <strong>thrown</strong> in <em>Devon</em>.</p>",
            "<h2>Care</h2><p>By hand &amp; cold.</p>",
            "<ul><li><p>Stone</p></li><li><p>Clay</p></li></ul>",
            "<blockquote><p>Good.</p></blockquote>",
            "<p>See <a href=\"https://example.com/a?b=1&amp;c=2\" rel=\"noopener noreferrer\">here</a>.</p>",
            "<p><u>One</u><br>two</p>",
            "<img src=\"https://example.com/a.jpg\" alt=\"A mug\">",
        ] {
            assert_eq!(write::html(&read::nodes(html)), html);
        }
    }

    #[test]
    fn whitespace_collapses_across_tags() {
        let written = |html: &str| write::html(&read::nodes(html));
        assert_eq!(written("A <b> mug</b> <i> </i>here"), "<p>A <strong>mug</strong> here</p>");
        assert_eq!(written(": </> a<br> b"), "<p>: a<br>b</p>");
    }

    #[test]
    fn unknown_elements_and_nodes_are_reduced_to_their_text() {
        let written = write::html(&read::nodes("One<table><tr><td>two</td></tr></table><script>x()</script>"));
        assert_eq!(written, "<p>Onetwo</p>");
        let rich = json!({ "nodes": [
            { "type": "POLL", "nodes": [{ "type": "TEXT", "textData": { "text": "Which <one>?" } }] },
        ] });
        assert_eq!(write::html(&rich), "Which &lt;one&gt;?");
    }

    #[test]
    fn converted_html_contains_no_script() {
        for html in [
            "<img src=x onerror=alert(1)>",
            "<a href=\"javascript:alert(1)\">x</a>",
            "<a href=\" java\nscript:alert(1)\">x</a>",
            "<svg/onload=alert(1)>",
            "<scr<script>ipt>alert(1)</script>",
            "<p onclick=alert(1)>x</p>",
        ] {
            let written = write::html(&read::nodes(html));
            assert!(!written.contains("javascript"), "{written}");
            assert!(!written.contains("onerror") && !written.contains("onclick"), "{written}");
            assert!(!written.contains("<script") && !written.contains("<svg"), "{written}");
        }
    }

    #[test]
    fn plain_words_contain_no_tags() {
        assert_eq!(words("<p>Warm <b>wool</b></p> 5 > 3 &eacute;"), " Warm  wool   5 > 3 é");
    }

    #[test]
    fn links_with_unknown_schemes_are_dropped() {
        for address in ["https://a.b/c", "/page?x=1:2", "mailto:ada@example.com", "#top"] {
            assert_eq!(safe_link(address).as_deref(), Some(address));
        }
        for address in ["javascript:alert(1)", "JaVa\tScript:x", "data:text/html,x", "vbscript:x", " "] {
            assert_eq!(safe_link(address), None);
        }
    }

    proptest! {
        #[test]
        fn conversion_of_any_text_is_idempotent(text in "[<>/a-z \"'=&;#:!-]{0,80}") {
            let once = write::html(&read::nodes(&text));
            prop_assert_eq!(write::html(&read::nodes(&once)), once);
        }
    }
}
