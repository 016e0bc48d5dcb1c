//! Tests of the coercion of literals and variables.

use super::*;

/// The argument that `echo` receives for a literal.
fn literal(argument: &str, text: &str) -> Value {
    data(&format!("{{ echo({argument}: {text}) }}"))["echo"][argument].take()
}

/// The argument that `echo` receives for a variable of a type.
fn variable(argument: &str, of: &str, value: Value) -> Value {
    let query = format!("query ($value: {of}) {{ echo({argument}: $value) }}");
    let mut response = run_with(&query, json!({ "value": value }));
    assert_eq!(response.get("errors"), None, "{response}");
    response["data"]["echo"][argument].take()
}

fn refused_variable(argument: &str, of: &str, value: Value) -> String {
    messages_with(&format!("query ($value: {of}) {{ echo({argument}: $value) }}"), json!({ "value": value })).concat()
}

#[test]
fn scalars_are_coerced_from_literals() {
    for (argument, text, value) in [
        ("int", "-5", json!(-5)),
        ("int", "2147483647", json!(2_147_483_647)),
        ("int", "null", Value::Null),
        ("float", "1.5e2", json!(150.0)),
        ("float", "3", json!(3)),
        ("text", r#""a\u00e9\n""#, json!("aé\n")),
        ("text", "\"\"\"\n  a\n    b\n\"\"\"", json!("a\n  b")),
        ("flag", "true", json!(true)),
        ("id", "5", json!("5")),
        ("id", "\"5\"", json!("5")),
        ("direction", "DESC", json!("DESC")),
        ("filter", "{ a: [1, B, \"c\", null, { d: 1.5 }] }", json!({ "a": [1, "B", "c", null, { "d": 1.5 }] })),
    ] {
        assert_eq!(literal(argument, text), value, "{argument}: {text}");
    }
}

#[test]
fn literals_of_the_wrong_type_are_refused() {
    for (argument, text) in [
        ("int", "1.0"),
        ("int", "\"1\""),
        ("int", "true"),
        ("int", "A"),
        ("int", "[1]"),
        ("int", "{ a: 1 }"),
        ("int", "2147483648"),
        ("int", "-2147483649"),
        ("int", "99999999999999999999999999"),
        ("float", "\"1\""),
        ("float", "1e999"),
        ("text", "1"),
        ("text", "A"),
        ("flag", "1"),
        ("flag", "\"true\""),
        ("id", "1.5"),
        ("id", "true"),
        ("id", "A"),
        ("direction", "SIDEWAYS"),
        ("direction", "\"ASC\""),
        ("sort", "\"a\""),
        ("sort", "{}"),
        ("sort", "{ field: 1 }"),
        ("sort", "{ field: \"a\", direction: null }"),
        ("sort", "{ field: \"a\", other: 1 }"),
        ("sorts", "[null]"),
        ("matrix", "[[\"a\"]]"),
        ("count", "null"),
        ("texts", "[null]"),
    ] {
        let message = message(&format!("{{ echo({argument}: {text}) }}"));
        assert!(message.contains(&format!("argument \"{argument}\" on field \"Query.echo\"")), "{message}");
    }
}

#[test]
fn default_values_replace_absent_arguments_and_variables() {
    assert_eq!(data("{ echo }"), json!({ "echo": { "count": 7, "texts": ["a", "b"] } }));
    let query = "query ($count: Int, $id: ID, $text: String = \"x\", $direction: Direction = DESC) {
        echo(count: $count, id: $id, text: $text, sort: { field: \"a\", direction: $direction })
    }";
    let expected =
        json!({ "count": 7, "texts": ["a", "b"], "text": "x", "sort": { "field": "a", "direction": "DESC" } });
    assert_eq!(run_with(query, json!({}))["data"]["echo"], expected);
    assert_eq!(run_with(query, json!({ "text": null }))["data"]["echo"]["text"], Value::Null);
    assert_eq!(literal("sort", "{ field: \"a\" }"), json!({ "field": "a", "direction": "ASC" }));
}

#[test]
fn a_single_value_becomes_a_list() {
    assert_eq!(literal("sorts", "{ field: \"a\" }"), json!([{ "field": "a", "direction": "ASC" }]));
    assert_eq!(literal("matrix", "1"), json!([[1]]));
    assert_eq!(literal("matrix", "[1, [2, null], null]"), json!([[1], [2, null], null]));
    assert_eq!(variable("texts", "[String!]!", json!("a")), json!(["a"]));
}

#[test]
fn variables_are_coerced_from_json() {
    for (argument, of, value, coerced) in [
        ("int", "Int", json!(5), json!(5)),
        ("float", "Float", json!(5), json!(5)),
        ("text", "String!", json!("ASC"), json!("ASC")),
        ("id", "ID", json!(5), json!("5")),
        ("direction", "Direction", json!("ASC"), json!("ASC")),
        ("sort", "Sort", json!({ "field": "a", "direction": "DESC" }), json!({ "field": "a", "direction": "DESC" })),
        ("sorts", "[Sort!]", json!([{ "field": "a" }]), json!([{ "field": "a", "direction": "ASC" }])),
        ("filter", "JSON", json!({ "a": [1, "b", null] }), json!({ "a": [1, "b", null] })),
        ("filter", "JSON", Value::Null, Value::Null),
    ] {
        assert_eq!(variable(argument, of, value), coerced, "{argument}: {of}");
    }
    let inside = "query ($a: Int, $b: String) { echo(filter: { a: [$a, $b], c: $a }) }";
    assert_eq!(run_with(inside, json!({ "a": 1 }))["data"]["echo"]["filter"], json!({ "a": [1, null], "c": 1 }));
    let item = "query ($a: Int) { echo(matrix: [[$a, 2]]) }";
    assert_eq!(run_with(item, json!({}))["data"]["echo"]["matrix"], json!([[null, 2]]));
}

#[test]
fn variables_of_the_wrong_type_are_refused() {
    for (argument, of, value) in [
        ("int", "Int", json!("5")),
        ("int", "Int", json!(5.5)),
        ("int", "Int", json!(2_147_483_648_i64)),
        ("int", "Int!", Value::Null),
        ("text", "String", json!(5)),
        ("flag", "Boolean", json!("true")),
        ("id", "ID", json!(5.5)),
        ("direction", "Direction", json!("SIDEWAYS")),
        ("direction", "Direction", json!(1)),
        ("sort", "Sort", json!({ "direction": "ASC" })),
        ("sort", "Sort", json!({ "field": "a", "other": 1 })),
        ("sorts", "[Sort!]", json!([null])),
    ] {
        let message = refused_variable(argument, of, value);
        assert!(message.starts_with(&format!("Invalid value for variable \"$value\" of type \"{of}\": ")), "{message}");
    }
    assert_eq!(message("query ($a: ID!) { needs(id: $a) }"), "Variable \"$a\" of type \"ID!\" is required.");
    assert!(message("query ($a: Int = \"x\") { echo(int: $a) }").contains("expected type \"Int\""));
}

#[test]
fn an_explicit_null_does_not_fall_back_to_a_default() {
    let query = "query ($a: Int) { echo(count: $a) }";
    assert!(messages_with(query, json!({ "a": null })).concat().contains("expected type \"Int!\", found null"));
    let with_default = "query ($a: ID = 1) { needs(id: $a) }";
    assert!(messages_with(with_default, json!({ "a": null })).concat().contains("expected type \"ID!\", found null"));
    assert_eq!(run(with_default)["data"]["needs"], "1");
}

#[test]
fn undeclared_variables_are_ignored() {
    assert_eq!(run_with("{ __typename }", json!({ "other": 1 })), json!({ "data": { "__typename": "Query" } }));
}

#[test]
fn large_lists_and_deep_objects_of_variables_are_coerced() {
    let items = vec![json!(["x"]); 20_000];
    assert!(refused_variable("matrix", "[[Int]]", json!(items)).contains("expected type \"Int\""));
    let numbers = variable("matrix", "[[Int]]", json!([vec![1; 50_000]]));
    assert_eq!(numbers[0].as_array().unwrap().len(), 50_000);
    let deep = (0..120).fold(json!(1), |inner, _| json!({ "a": [inner] }));
    assert_eq!(variable("filter", "JSON", deep.clone()), deep);
}
