//! Tests of introspection.

use super::*;

/// The query that GraphQL's tools send, with nine levels of `ofType` and all options.
fn introspection_query() -> String {
    let of_type = format!("{}kind name{}", "kind name ofType { ".repeat(9), " }".repeat(9));
    format!(
        "query IntrospectionQuery {{
            __schema {{
                description queryType {{ name kind }} mutationType {{ name kind }} subscriptionType {{ name kind }}
                types {{ ...FullType }}
                directives {{ name description isRepeatable locations args(includeDeprecated: true) {{ ...InputValue }} }}
            }}
        }}
        fragment FullType on __Type {{
            kind name description specifiedByURL isOneOf
            fields(includeDeprecated: true) {{
                name description args(includeDeprecated: true) {{ ...InputValue }} type {{ ...TypeRef }}
                isDeprecated deprecationReason
            }}
            inputFields(includeDeprecated: true) {{ ...InputValue }}
            interfaces {{ ...TypeRef }}
            enumValues(includeDeprecated: true) {{ name description isDeprecated deprecationReason }}
            possibleTypes {{ ...TypeRef }}
        }}
        fragment InputValue on __InputValue {{
            name description type {{ ...TypeRef }} defaultValue isDeprecated deprecationReason
        }}
        fragment TypeRef on __Type {{ {of_type} }}"
    )
}

/// The entry of a list with a name.
fn named<'v>(list: &'v Value, name: &str) -> &'v Value {
    list.as_array().unwrap().iter().find(|entry| entry["name"] == name).unwrap()
}

#[test]
fn the_standard_introspection_query_describes_the_schema() {
    let data = data(&introspection_query());
    let schema = &data["__schema"];
    assert_eq!(schema["queryType"], json!({ "name": "Query", "kind": "OBJECT" }));
    assert_eq!((&schema["mutationType"], &schema["subscriptionType"]), (&Value::Null, &Value::Null));
    let book = named(&schema["types"], "Book");
    assert_eq!((&book["kind"], &book["description"]), (&json!("OBJECT"), &json!("A book\n  of the library.")));
    assert_eq!(
        (&book["interfaces"], &book["possibleTypes"], &book["inputFields"]),
        (&json!([]), &Value::Null, &Value::Null)
    );
    let related = named(&book["fields"], "related");
    assert_eq!(related["description"], "A field that the JSON does not have.");
    assert_eq!((&related["isDeprecated"], &related["deprecationReason"]), (&json!(false), &Value::Null));
    assert_eq!(related["args"][0]["defaultValue"], "10");
    let of = &related["type"];
    assert_eq!(
        (&of["kind"], &of["ofType"]["kind"], &of["ofType"]["ofType"]["kind"]),
        (&json!("NON_NULL"), &json!("LIST"), &json!("NON_NULL"))
    );
    assert_eq!(of["ofType"]["ofType"]["ofType"]["name"], "Book");
    assert_eq!(of["ofType"]["ofType"]["ofType"]["ofType"], Value::Null);
    let sort = named(&schema["types"], "Sort");
    assert_eq!(
        (&sort["kind"], &sort["isOneOf"], &sort["fields"]),
        (&json!("INPUT_OBJECT"), &json!(false), &Value::Null)
    );
    assert_eq!(named(&sort["inputFields"], "direction")["defaultValue"], "ASC");
    assert_eq!(named(&sort["inputFields"], "field")["defaultValue"], Value::Null);
    let direction = named(&schema["types"], "Direction");
    assert_eq!((&direction["kind"], &direction["enumValues"][0]["name"]), (&json!("ENUM"), &json!("ASC")));
    assert_eq!(direction["enumValues"][1]["description"], "From the largest.");
    assert_eq!(named(&schema["types"], "JSON")["kind"], "SCALAR");
    let texts = named(&named(&schema["types"], "Query")["fields"], "echo");
    assert_eq!(named(&texts["args"], "texts")["defaultValue"], "[\"a\", \"b\"]");
}

#[test]
fn introspection_types_and_scalars_are_listed_as_types() {
    let data = data("{ __schema { types { name } } }");
    let names: Vec<_> =
        data["__schema"]["types"].as_array().unwrap().iter().map(|of| of["name"].as_str().unwrap()).collect();
    for name in ["Int", "Float", "String", "Boolean", "ID", "__Schema", "__Type", "__DirectiveLocation"] {
        assert!(names.contains(&name), "{name}");
    }
    assert!(!names.contains(&"__Meta"));
}

#[test]
fn introspection_describes_directives() {
    let data =
        data("{ __schema { directives { name locations isRepeatable args { name type { kind ofType { name } } } } } }");
    let skip = named(&data["__schema"]["directives"], "skip");
    assert_eq!(skip["locations"], json!(["FIELD", "FRAGMENT_SPREAD", "INLINE_FRAGMENT"]));
    assert_eq!(
        skip["args"],
        json!([{ "name": "if", "type": { "kind": "NON_NULL", "ofType": { "name": "Boolean" } } }])
    );
    assert_eq!(skip["isRepeatable"], false);
}

#[test]
fn introspection_finds_a_type_by_name() {
    let query =
        "query ($name: String!) { __type(name: $name) { __typename name fields { name type { fields { name } } } } }";
    let author = run_with(query, json!({ "name": "Author" }));
    assert_eq!(author["data"]["__type"]["__typename"], "__Type");
    assert_eq!(author["data"]["__type"]["fields"][0], json!({ "name": "name", "type": { "fields": null } }));
    assert_eq!(run_with(query, json!({ "name": "Secret" })), json!({ "data": { "__type": null } }));
    assert!(message("{ __type { name } }").contains("found none"));
}

#[test]
fn schema_and_other_meta_fields_are_unknown_below_the_root() {
    assert_eq!(message("{ book { __schema { description } } }"), "Unknown field \"__schema\" on type \"Book\".");
    assert_eq!(message("{ __secret }"), "Unknown field \"__secret\" on type \"Query\".");
}

#[test]
fn introspection_queries_that_nest_lists_are_refused() {
    let nested = |depth: usize| {
        format!("{{ __schema {{ types {{ {}name{} }} }} }}", "fields { type { ".repeat(depth), " } }".repeat(depth))
    };
    assert!(data(&nested(4)).is_object());
    assert_eq!(message(&nested(6)), "Query is too complex.");
}
