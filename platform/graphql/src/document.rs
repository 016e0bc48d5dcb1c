//! Documents: their syntax tree, and the errors in them with locations.

use apollo_parser::cst::{self, CstNode};
use apollo_parser::{Parser, SyntaxKind, SyntaxNode};
use serde_json::{Value, json};

/// The maximum nesting of selection sets, lists and objects. The parser is recursive, and a thread's stack is finite.
const MAX_NESTING: usize = 64;
/// The maximum number of tokens, with white space.
const MAX_TOKENS: usize = 10_000;

/// An error in a document, with the byte offset of its location.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    pub(crate) offset: usize,
    pub(crate) message: String,
}

/// Parses a document, or returns its first syntax error.
pub(crate) fn parse(source: &str) -> Result<cst::Document, Problem> {
    let tree = Parser::new(source).recursion_limit(MAX_NESTING).token_limit(MAX_TOKENS).parse();
    if let Some(error) = tree.errors().next() {
        return Err(Problem { offset: error.index(), message: format!("Syntax error: {}", error.message()) });
    }
    let document = tree.document();
    // The parser accepts a name without a value.
    match document.syntax().descendants().find(is_without_value) {
        Some(node) => Err(Problem { offset: offset(&node), message: "Syntax error: expected a value.".to_owned() }),
        None => Ok(document),
    }
}

fn is_without_value(node: &SyntaxNode) -> bool {
    let takes_value = matches!(node.kind(), SyntaxKind::ARGUMENT | SyntaxKind::OBJECT_FIELD);
    takes_value && !node.children().any(|child| cst::Value::can_cast(child.kind()))
}

/// The byte offset of a node.
pub(crate) fn offset(node: &SyntaxNode) -> usize {
    node.text_range().start().into()
}

/// The first child of a kind.
pub(crate) fn child<N: CstNode>(node: &SyntaxNode) -> Option<N> {
    node.children().find_map(N::cast)
}

/// The text of a name; never missing in a document without syntax errors.
pub(crate) fn text(name: Option<cst::Name>) -> String {
    name.map(|name| name.text().into()).unwrap_or_default()
}

/// The location of a byte offset, as a response has it.
pub(crate) fn location(source: &str, offset: usize) -> Value {
    let before = source.get(..offset).unwrap_or(source);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|character| *character != '\n').count() + 1;
    json!({ "line": line, "column": column })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(source: &str) -> String {
        parse(source).unwrap_err().message
    }

    #[test]
    fn syntax_errors_have_a_message_and_an_offset() {
        assert_eq!(message(""), "Syntax error: Unexpected <EOF>.");
        assert_eq!(parse("{ a { b }").unwrap_err().offset, 9);
        assert!(message("{ a { b }").contains("expected R_CURLY"), "{}", message("{ a { b }"));
        assert!(message("{ a } }").contains("expected"), "{}", message("{ a } }"));
        assert!(message("{ }").contains("expected at least one Selection"));
        assert!(message("{ a(b: [1) }").contains("expected"), "{}", message("{ a(b: [1) }"));
        assert!(message("{ a(b: \"\\q\") }").contains("escaped"), "{}", message("{ a(b: \"\\q\") }"));
    }

    #[test]
    fn an_argument_and_an_object_field_need_a_value() {
        assert_eq!(message("{ a(b) }"), "Syntax error: expected a value.");
        assert_eq!(parse("{ a(b: { c: 1 d }) }").unwrap_err().offset, 14);
    }

    #[test]
    fn the_parser_refuses_deep_nesting_and_too_many_tokens() {
        for (open, close) in [("{a", "}"), ("{a(b:[", "])}"), ("{a(b:{c:", "})}"), ("{...", "}"), ("[", "]")] {
            let nested = format!("{}{}", open.repeat(20_000), close.repeat(20_000));
            assert!(message(&nested).starts_with("Syntax error"));
        }
        for (start, open) in [("", "{a"), ("{a(b:", "["), ("{a(b:", "{c:"), ("query($a:", "["), ("{", "...{")] {
            let nested = format!("{start}{}", open.repeat(1_000));
            assert_eq!(message(&nested), "Syntax error: parser recursion limit reached");
        }
        assert!(message(&format!("{{ {} }}", "a ".repeat(20_000))).contains("token limit"));
    }

    #[test]
    fn a_location_counts_lines_and_characters_from_1() {
        assert_eq!(location("{\n  ä b }", 7), json!({ "line": 2, "column": 5 }));
        assert_eq!(location("{ a }", 0), json!({ "line": 1, "column": 1 }));
        assert_eq!(location("{ a }", 99), json!({ "line": 1, "column": 6 }));
    }
}
