//! Tests of schemas.

use super::*;

fn error(sdl: &str) -> String {
    Schema::parse(sdl).unwrap_err().to_string()
}

#[test]
fn sdl_with_a_syntax_error_is_refused() {
    assert_eq!(error("type Query { a: }"), "The schema has an error at byte 16: Syntax error: expected a Type");
    assert!(error("").contains("EOF"));
    assert!(error("type Query { a: [Int }").contains("expected R_BRACK, got }"));
}

#[test]
fn a_query_root_that_is_not_an_object_is_refused() {
    assert_eq!(error("type Other { a: Int }"), "There is no object type Query.");
    assert_eq!(error("enum Query { A }"), "There is no object type Query.");
}

#[test]
fn duplicate_types_and_misplaced_input_or_output_types_are_refused() {
    assert_eq!(error("type Query { a: Int } scalar A enum A { B }"), "The type A is defined twice.");
    assert_eq!(error("type Query { a: Int } scalar String"), "The type String is defined twice.");
    for (sdl, message) in [
        ("type Query { a: [Secret!] }", "a cannot be of type [Secret!]."),
        ("type Query { a: Secret } input Secret { b: Int }", "a cannot be of type Secret."),
        ("type Query { a(b: Secret): Int }", "b cannot be of type Secret."),
        ("type Query { a(b: Secret): Int } type Secret { b: Int }", "b cannot be of type Secret."),
        ("type Query { a: Int } input A { b: Secret }", "b cannot be of type Secret."),
        ("type Query { a: Int } directive @a(b: Secret) on FIELD", "b cannot be of type Secret."),
    ] {
        assert_eq!(error(sdl), message);
    }
}

#[test]
fn a_default_value_of_the_wrong_type_is_refused() {
    for (sdl, reason) in [
        ("type Query { a(b: Int = \"c\"): Int }", "expected type \"Int\"."),
        ("type Query { a(b: Int! = null): Int }", "expected type \"Int!\", found null."),
        ("type Query { a: Int } input A { b: D = E } enum D { F }", "expected type \"D\"."),
    ] {
        assert_eq!(error(sdl), format!("b has an invalid default value: {reason}"));
    }
}

#[test]
fn unsupported_sdl_is_refused() {
    for sdl in [
        "interface A { b: Int } type Query { a: Int }",
        "type Query implements A { a: Int }",
        "union A = Query type Query { a: Int }",
        "type Query { a: Int } extend type Query { b: Int }",
        "schema { query: Query mutation: Query } type Query { a: Int }",
        "type Query { a: Int @deprecated }",
        "type Query { a(b: B): Int } input B { c: B = {} }",
        "query { a }",
    ] {
        assert!(error(sdl).contains("not supported"), "{}", error(sdl));
    }
}
