//! Tests of validation: documents that are refused.

use super::*;

#[test]
fn a_document_without_an_operation_is_refused() {
    assert!(message("").contains("EOF"));
    assert!(message(" # a comment").contains("EOF"));
    assert!(message("fragment F on Book { id }").contains("needs one operation"));
    assert_eq!(message("type A { b: Int } { book { id } }"), "A ObjectTypeDefinition cannot be executed.");
    assert_eq!(message("mutation { book { id } }"), "The schema has queries only.");
    assert_eq!(message("subscription { book { id } }"), "The schema has queries only.");
}

#[test]
fn duplicate_names_are_refused() {
    assert!(message("query A { __typename } query A { __typename }").contains("two definitions with the name \"A\""));
    assert!(
        messages_with("{ __typename } query A { __typename }", json!({})).concat().contains("must be the only one")
    );
    let fragments = "{ book { ...F } } fragment F on Book { id } fragment F on Book { id }";
    assert!(message(fragments).contains("two definitions with the name \"F\""));
    assert!(message("query ($a: ID, $a: ID) { book(id: $a) { id } }").contains("two variables with the name \"$a\""));
    assert!(message("{ book(id: 1, id: 1) { id } }").contains("two values for one argument"));
    assert!(message("{ echo(sort: { field: \"a\", field: \"a\" }) }").contains("two values for one field"));
}

#[test]
fn unbalanced_and_empty_braces_are_refused() {
    assert!(message("{ book { id }").contains("expected"));
    assert!(message("{ book { id } } }").contains("expected"));
    assert!(message("{ book { } }").contains("expected"));
}

#[test]
fn unknown_fields_are_refused() {
    assert_eq!(message("{ secrets }"), "Unknown field \"secrets\" on type \"Query\".");
    assert_eq!(message("{ book { secret { a } } }"), "Unknown field \"secret\" on type \"Book\".");
}

#[test]
fn all_errors_are_reported_in_order_of_location() {
    let response = run("{\n  secrets\n  book { secret }\n}");
    let errors = json!([
        { "message": "Unknown field \"secrets\" on type \"Query\".", "locations": [{ "line": 2, "column": 3 }] },
        { "message": "Unknown field \"secret\" on type \"Book\".", "locations": [{ "line": 3, "column": 10 }] },
    ]);
    assert_eq!(response, json!({ "errors": errors }));
    let many = format!("{{ {} }}", (0..500).map(|number| format!("a{number} ")).collect::<String>());
    assert_eq!(messages_with(&many, json!({})).len(), 100);
}

#[test]
fn unknown_and_missing_arguments_are_refused() {
    assert_eq!(message("{ book(slug: 1) { id } }"), "Unknown argument \"slug\" on field \"Query.book\".");
    let missing = "Invalid value for argument \"id\" on field \"Query.needs\": expected type \"ID!\", found none.";
    assert_eq!(message("{ needs }"), missing);
    assert_eq!(message("{ needs(id: null) }"), missing.replace("none", "null"));
    assert_eq!(message("{ book { id(a: 1) } }"), "Unknown argument \"a\" on field \"Book.id\".");
}

#[test]
fn objects_without_and_leaves_with_a_selection_are_refused() {
    assert_eq!(message("{ book }"), "Field \"book\" of type \"Book\" must have a selection of fields.");
    assert_eq!(message("{ book { id { a } } }"), "Field \"id\" of type \"ID!\" cannot have a selection of fields.");
    assert_eq!(
        message("{ books { tags { a } } }"),
        "Field \"tags\" of type \"[String!]!\" cannot have a selection of fields."
    );
    assert!(message("{ book { id } book }").contains("must have"));
    assert!(message("{ echo { a } }").contains("cannot have"));
}

#[test]
fn unknown_and_unused_fragments_are_refused() {
    assert_eq!(message("{ book { ...F } }"), "Unknown fragment \"F\".");
    assert_eq!(message("{ book { id } } fragment F on Book { id }"), "Fragment \"F\" is never used.");
    let used_by_unused = "{ book { id } } fragment F on Book { ...G } fragment G on Book { id }";
    assert_eq!(messages_with(used_by_unused, json!({})).len(), 2);
}

#[test]
fn a_fragment_spread_into_another_type_is_refused() {
    let on = |name: &str| message(&format!("{{ book {{ ...F }} }} fragment F on {name} {{ __typename }}"));
    assert_eq!(on("Author"), "A fragment on type \"Author\" cannot be spread in type \"Book\".");
    assert_eq!(on("Secret"), "A fragment on type \"Secret\" cannot be spread in type \"Book\".");
    assert_eq!(on("Direction"), "A fragment on type \"Direction\" cannot be spread in type \"Book\".");
    assert!(message("{ book { ... on Query { book { id } } } }").contains("cannot be spread"));
}

#[test]
fn a_fragment_that_spreads_itself_is_refused() {
    let itself = "{ book { ...F } } fragment F on Book { id ...F }";
    assert_eq!(message(itself), "Fragment \"F\" spreads itself.");
    let deeper = "{ book { ...F } } fragment F on Book { related { ... on Book { ...G } } }
        fragment G on Book { related { ...F } }";
    let messages = messages_with(deeper, json!({}));
    assert_eq!(messages, ["Fragment \"F\" spreads itself.", "Fragment \"G\" spreads itself."]);
}

#[test]
fn fields_that_cannot_be_merged_are_refused() {
    assert_eq!(message("{ book { a: id a: title } }"), "Fields \"a\" cannot be merged: give one an alias.");
    assert!(message("{ book(id: 1) { id } book(id: 2) { id } }").contains("cannot be merged"));
    assert!(message("{ book(id: 1) { id } book { id } }").contains("cannot be merged"));
    assert!(message("{ book { author { a: name } } book { author { a: birth } } }").contains("cannot be merged"));
    let fragments = "{ book { ...F a: id @skip(if: true) } } fragment F on Book { a: pages }";
    assert!(message(fragments).contains("cannot be merged"));
}

#[test]
fn undefined_and_unused_variables_are_refused() {
    let undefined = "Invalid value for argument \"id\" on field \"Query.book\": Variable \"$id\" is not defined.";
    assert_eq!(message("{ book(id: $id) { id } }"), undefined);
    let query = "query A { ...F } query B($id: ID) { ...F } fragment F on Query { book(id: $id) { id } }";
    let response = schema().execute(&Request { operation_name: Some("B"), ..request(query, json!({})) }, &Library);
    assert_eq!(response["errors"][0]["message"], undefined);
    assert_eq!(message("query ($id: ID) { book { id } }"), "Variable \"$id\" is never used.");
    assert!(message("query ($id: ID) { echo(filter: { a: [$other] }) }").contains("\"$other\" is not defined"));
    assert!(message("{ book @skip(if: $of) { id } }").contains("\"$of\" is not defined"));
}

#[test]
fn a_variable_of_an_output_type_is_refused() {
    for of in ["Book", "[Secret!]"] {
        let messages = messages_with(&format!("query ($a: {of}) {{ echo(filter: $a) }}"), json!({}));
        assert!(messages.concat().contains("Variable \"$a\" cannot be of type"), "{messages:?}");
    }
}

#[test]
fn a_variable_whose_type_does_not_fit_its_position_is_refused() {
    let refused = |query: &str| messages_with(query, json!({ "a": null })).concat().contains("cannot stand for type");
    assert!(refused("query ($a: String) { echo(int: $a) }"));
    assert!(refused("query ($a: ID) { needs(id: $a) }"));
    assert!(refused("query ($a: Sort) { echo(sorts: $a) }"));
    assert!(refused("query ($a: [Int]) { echo(int: $a) }"));
    assert!(refused("query ($a: String) { echo(sort: { field: $a }) }"));
    assert!(refused("query ($a: Sort) { echo(sorts: [$a]) }"));
    assert!(refused("query ($a: Boolean) { book @skip(if: $a) { id } }"));
    assert!(!refused("query ($a: ID = 1) { needs(id: $a) }"));
}

#[test]
fn unknown_and_misplaced_directives_are_refused() {
    assert_eq!(message("{ book @secret { id } }"), "Unknown directive \"@secret\".");
    assert!(message("{ book @skip { id } }").contains("argument \"if\" on directive \"@skip\""));
    assert!(message("{ book @skip(if: 1) { id } }").contains("expected type \"Boolean\""));
    assert!(message("{ book @skip(if: true) @skip(if: true) { id } }").contains("applied twice"));
    assert!(message("query @skip(if: true) { __typename }").contains("cannot be applied to QUERY"));
    assert!(message("query ($a: Int @skip(if: true)) { echo(int: $a) }").contains("VARIABLE_DEFINITION"));
    let definition = "{ book { ...F } } fragment F on Book @include(if: true) { id }";
    assert!(message(definition).contains("cannot be applied to FRAGMENT_DEFINITION"));
}

#[test]
fn skipped_fields_and_unselected_operations_are_also_validated() {
    assert!(message("{ book @skip(if: true) { secret } }").contains("Unknown field"));
    let query = "query A { book { id } } query B($id: ID!) { needs(id: $id) secret }";
    let response = schema().execute(&Request { operation_name: Some("A"), ..request(query, json!({})) }, &Library);
    assert_eq!(response["errors"][0]["message"], "Unknown field \"secret\" on type \"Query\".");
    assert_eq!(response["errors"].as_array().unwrap().len(), 1);
}
