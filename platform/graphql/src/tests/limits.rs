//! Tests of the limits of depth and cost.

use super::*;

/// The lowest cost limit under which a query is executed.
fn cost(query: &str) -> usize {
    let schema = schema();
    let passes = |cost| {
        let limits = Limits { depth: 15, cost };
        let response = schema.execute(&Request { limits, ..request(query, json!({})) }, &Library);
        response.get("data").is_some()
    };
    (0..100_000).find(|cost| passes(*cost)).unwrap()
}

#[test]
fn a_field_costs_one_multiplied_by_the_lengths_of_its_lists() {
    assert_eq!(cost("{ __typename }"), 1);
    assert_eq!(cost("{ book { id title author { name } } }"), 5);
    assert_eq!(cost("{ books(first: 20) { id } }"), 21);
    assert_eq!(cost("{ books { id } }"), 51);
    assert_eq!(cost("{ books(first: 3) { id related(first: 4) { id title } } }"), 1 + 3 * (2 + 4 * 2));
    assert_eq!(cost("{ books(first: 0) { id } b: books(first: -5) { id } }"), 4);
    assert_eq!(cost("{ book { ...F } } fragment F on Book { id title }"), 4);
    assert_eq!(cost("{ book { id id } }"), 3);
}

#[test]
fn a_query_over_the_cost_limit_is_refused() {
    assert_eq!(message("{ books(first: 15000) { id } }"), "Query is too complex.");
    assert!(data("{ books(first: 14999) { id } }").is_object());
    assert_eq!(
        message("{ books(first: 2147483647) { related(first: 2147483647) { related(first: 2147483647) { id } } } }"),
        "Query is too complex."
    );
    let variable = "query ($first: Int!) { books(first: $first) { id } }";
    assert_eq!(messages_with(variable, json!({ "first": 15_000 })), ["Query is too complex."]);
    let list = |number| format!("l{number}: books(first: 100) {{ id tags }} ");
    assert_eq!(message(&format!("{{ {} }}", (0..100).map(list).collect::<String>())), "Query is too complex.");
}

#[test]
fn a_query_over_the_depth_limit_is_refused() {
    let nested =
        |depth: usize| format!("{{ book {{ {}id{} }} }}", "related { ".repeat(depth - 2), " }".repeat(depth - 2));
    let limits = Limits { depth: 15, cost: usize::MAX };
    let run = |query: &str| schema().execute(&Request { limits, ..request(query, json!({})) }, &Library);
    assert!(message(&nested(16)).contains("too"));
    assert_eq!(
        run(&nested(16))["errors"],
        json!([{ "message": "Query is nested too deep.", "locations": [{ "line": 1, "column": 1 }] }])
    );
    let one = nested(15).replace("related", "related(first: 1)");
    assert!(run(&one)["data"].is_object());
}

#[test]
fn exponentially_nested_fragments_are_refused_early() {
    let fragment = |number: usize| {
        let next = number + 1;
        format!(
            "fragment F{number} on Book {{ a: author {{ books {{ ...F{next} }} }} b: author {{ books {{ ...F{next} }} }} }} "
        )
    };
    let fragments: String = (0..100).map(fragment).collect();
    let query = format!("{{ book {{ ...F0 }} }} {fragments} fragment F100 on Book {{ id }}");
    let started = std::time::Instant::now();
    assert!(messages_with(&query, json!({})).concat().contains("Query is "));
    let many = format!("{{ book {{ {} }} }} fragment F on Book {{ id }}", "...F ".repeat(3_000));
    let spread = many.replace(
        "fragment F on Book { id }",
        &format!("fragment F on Book {{ id {} }} fragment G on Book {{ id }}", "...G ".repeat(300)),
    );
    assert!(data(&many).is_object());
    assert!(data(&spread).is_object());
    assert!(started.elapsed().as_secs() < 10);
}
