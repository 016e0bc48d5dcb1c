//! Tests of execution.

use super::*;

#[test]
fn a_field_reads_a_property_of_its_parent_or_calls_its_resolver() {
    let query =
        "{ book(id: 1) { id title pages price isRare tags direction author { name birth } related(first: 1) { id } } }";
    let expected = json!({
        "id": "7", "title": "Emma", "pages": 474, "price": 9.5, "isRare": false, "tags": ["novel"], "direction": "DESC",
        "author": { "name": "Jane Austen", "birth": null }, "related": [{ "id": "7" }],
    });
    assert_eq!(data(query), json!({ "book": expected }));
}

#[test]
fn an_alias_is_the_response_key() {
    assert_eq!(
        data("{ a: book { name: title } b: book { id } }"),
        json!({ "a": { "name": "Emma" }, "b": { "id": "7" } })
    );
}

#[test]
fn the_type_name_comes_from_the_schema_and_not_from_the_json() {
    let expected = json!({ "__typename": "Query", "book": { "__typename": "Book", "kind": "Book" } });
    assert_eq!(data("{ __typename book { __typename kind: __typename } }"), expected);
}

#[test]
fn fragments_and_inline_fragments_add_their_fields() {
    let query = "query { book { ...Short ... on Book { pages } ... { isRare } ...Short } }
        fragment Short on Book { id ...Author } fragment Author on Book { author { name } }";
    let expected = json!({ "id": "7", "pages": 474, "isRare": false, "author": { "name": "Jane Austen" } });
    assert_eq!(data(query), json!({ "book": expected }));
}

#[test]
fn fields_with_the_same_response_key_are_merged() {
    let query = "{ book(id: 1) { author { name } } ... on Query { book(id: 1) { id author { birth } } } }";
    let expected = json!({ "id": "7", "author": { "name": "Jane Austen", "birth": null } });
    assert_eq!(data(query), json!({ "book": expected }));
    assert_eq!(data("{ echo(int: 1, text: \"a\") echo(text: \"a\", int: 1) }")["echo"]["int"], 1);
}

#[test]
fn skip_and_include_leave_selections_out() {
    let query = "query ($yes: Boolean!, $no: Boolean = false) {
        book {
            id @skip(if: $yes) title @include(if: $no) pages @include(if: $yes) @skip(if: $no)
            ...Price @skip(if: $yes) ... @include(if: $no) { tags } ... on Book @skip(if: false) { isRare }
        }
    } fragment Price on Book { price }";
    let response = run_with(query, json!({ "yes": true }));
    assert_eq!(response, json!({ "data": { "book": { "pages": 474, "isRare": false } } }));
}

#[test]
fn skipping_one_occurrence_of_a_field_keeps_the_other() {
    assert_eq!(data("{ book { id } book @skip(if: true) { title } }"), json!({ "book": { "id": "7" } }));
    let query = "{ ...B @skip(if: true) ...B } fragment B on Query { book { id } }";
    assert_eq!(data(query), json!({ "book": { "id": "7" } }));
}

#[test]
fn the_operation_with_the_requested_name_is_executed() {
    let query = "query A($id: ID!) { needs(id: $id) } query B { book { id } }";
    let named = |name| schema().execute(&Request { operation_name: name, ..request(query, json!({})) }, &Library);
    assert_eq!(named(Some("B")), json!({ "data": { "book": { "id": "7" } } }));
    assert_eq!(named(Some("C"))["errors"][0]["message"], "Unknown operation \"C\".");
    assert_eq!(named(None)["errors"][0]["message"], "The document needs one operation, or the request a name.");
    assert!(named(Some("A"))["errors"][0]["message"].as_str().unwrap().contains("required"));
}

#[test]
fn a_failing_nullable_field_is_null_and_the_other_fields_are_returned() {
    let response = run("{\n  broken(how: \"code\") { id }\n  book { id }\n}");
    let error = json!({
        "message": "The book is lent.", "locations": [{ "line": 2, "column": 3 }], "path": ["broken"],
        "extensions": { "code": "LENT" },
    });
    assert_eq!(response, json!({ "data": { "broken": null, "book": { "id": "7" } }, "errors": [error] }));
    assert_eq!(run("{ broken { id } }")["errors"][0].get("extensions"), None);
}

#[test]
fn a_null_in_a_non_null_field_propagates_to_the_nearest_nullable_parent() {
    let response = run("{ broken(how: \"title\") { id title } }");
    assert_eq!(response["data"], json!({ "broken": null }));
    assert_eq!(response["errors"][0]["path"], json!(["broken", "title"]));
    assert_eq!(response["errors"][0]["message"], "Cannot return null for type \"String!\".");
    let list = run("{ list: brokenList { id title } }");
    assert_eq!(list["data"], json!({ "list": null }));
    assert_eq!(list["errors"][0]["path"], json!(["list", 1, "title"]));
    assert_eq!(list["errors"].as_array().unwrap().len(), 1);
    let items = run("{ broken(how: \"tags\") { id tags } }");
    assert_eq!(items["data"], json!({ "broken": null }));
    assert_eq!(items["errors"][0]["path"], json!(["broken", "tags", 1]));
    let nested = run("{ broken(how: \"author\") { id author { name } } }");
    assert_eq!(nested["data"], json!({ "broken": { "id": "1", "author": null } }));
}

#[test]
fn an_error_below_a_non_null_root_field_leaves_no_data() {
    let sdl = "type Query { a: Int! }";
    struct Refusing;
    impl Resolve for Refusing {
        fn resolve(&self, _: &str, _: &str, _: &Value, _: &Map<String, Value>) -> Result<Value, FieldError> {
            Err(FieldError::new("No."))
        }
    }
    let response = Schema::parse(sdl).unwrap().execute(&request("{ a }", json!({})), &Refusing);
    assert_eq!(response["data"], Value::Null);
    assert_eq!(response["errors"][0]["message"], "No.");
}

#[test]
fn a_resolved_value_of_the_wrong_type_is_an_error() {
    for (how, field, of) in
        [("pages", "pages", "Int"), ("large", "pages", "Int"), ("direction", "direction", "Direction")]
    {
        let response = run(&format!("{{ broken(how: \"{how}\") {{ id {field} }} }}"));
        assert_eq!(response["data"]["broken"], json!({ "id": "1", field: null }));
        assert_eq!(response["errors"][0]["message"], format!("The field's value is not of type \"{of}\"."));
    }
    assert_eq!(run("{ broken(how: \"text\") { id } }")["data"], json!({ "broken": null }));
}

#[test]
fn every_prefix_of_a_query_gets_a_valid_response() {
    let query = "query A($id: ID! = \"é\\u00e9\") { book(id: $id) { ...F @skip(if: false) } } # ü
        fragment F on Book { id title: tags related(first: 2) { author { name } } }";
    let whole = run(query);
    assert_eq!(whole.get("errors"), None, "{whole}");
    for end in (1..query.len()).filter(|end| query.is_char_boundary(*end)) {
        let response = run(&query[..end]);
        assert!(response["errors"].is_array() || response["data"].is_object(), "{}", &query[..end]);
    }
}
