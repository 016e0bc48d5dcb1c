//! Writes a tree of nodes as HTML. Escapes everything, and omits unsafe links; an unknown node is written as its
//! content.

use super::safe_link;
use serde_json::Value;

pub(super) fn html(rich: &Value) -> String {
    let mut html = String::new();
    children(&mut html, rich);
    html
}

fn children(html: &mut String, node: &Value) {
    for child in node.get("nodes").and_then(Value::as_array).into_iter().flatten() {
        write(html, child);
    }
}

fn write(html: &mut String, node: &Value) {
    match node.get("type").and_then(Value::as_str).unwrap_or_default() {
        "TEXT" => text(html, node.get("textData").unwrap_or(&Value::Null)),
        "PARAGRAPH" => element(html, "p", node),
        "HEADING" => {
            let level = node.pointer("/headingData/level").and_then(Value::as_i64);
            let level = level.filter(|level| (1..=6).contains(level)).unwrap_or(2);
            element(html, &format!("h{level}"), node);
        }
        "BULLETED_LIST" => element(html, "ul", node),
        "ORDERED_LIST" => element(html, "ol", node),
        "LIST_ITEM" => element(html, "li", node),
        "BLOCKQUOTE" => element(html, "blockquote", node),
        "CODE_BLOCK" => element(html, "pre", node),
        "DIVIDER" => html.push_str("<hr>"),
        "IMAGE" => image(html, node.get("imageData").unwrap_or(&Value::Null)),
        _ => children(html, node),
    }
}

fn element(html: &mut String, tag: &str, node: &Value) {
    html.push_str(&format!("<{tag}>"));
    children(html, node);
    html.push_str(&format!("</{tag}>"));
}

fn text(html: &mut String, data: &Value) {
    let decorations = data.get("decorations").and_then(Value::as_array);
    let mut closing = Vec::new();
    for decoration in decorations.into_iter().flatten() {
        let is_off = |name: &str| decoration.get(name).and_then(Value::as_bool) == Some(false);
        let tag = match decoration.get("type").and_then(Value::as_str).unwrap_or_default() {
            "BOLD" if decoration.get("fontWeightValue").and_then(Value::as_i64).unwrap_or(700) >= 600 => "strong",
            "ITALIC" if !is_off("italicData") => "em",
            "UNDERLINE" if !is_off("underlineData") => "u",
            "LINK" => {
                let url = decoration.pointer("/linkData/link/url").and_then(Value::as_str);
                let Some(url) = url.and_then(safe_link) else {
                    continue;
                };
                html.push_str("<a href=\"");
                escape(html, &url);
                html.push_str("\" rel=\"noopener noreferrer\">");
                closing.push("a");
                continue;
            }
            _ => continue,
        };
        html.push_str(&format!("<{tag}>"));
        closing.push(tag);
    }
    escape(html, data.get("text").and_then(Value::as_str).unwrap_or_default());
    for tag in closing.iter().rev() {
        html.push_str(&format!("</{tag}>"));
    }
}

fn image(html: &mut String, data: &Value) {
    let url = data.pointer("/image/src/url").and_then(Value::as_str);
    let Some(url) = url.and_then(safe_link) else {
        return;
    };
    html.push_str("<img src=\"");
    escape(html, &url);
    html.push_str("\" alt=\"");
    escape(html, data.get("altText").and_then(Value::as_str).unwrap_or_default());
    html.push_str("\">");
}

fn escape(html: &mut String, text: &str) {
    for character in text.chars() {
        match character {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\n' => html.push_str("<br>"),
            other => html.push(other),
        }
    }
}
