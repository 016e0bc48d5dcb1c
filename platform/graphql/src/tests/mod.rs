//! A library's schema, and the tests by subject.

mod coercion;
mod execution;
mod introspection;
mod limits;
mod schema;
mod validation;

use crate::{FieldError, Limits, Request, Resolve, Schema};
use serde_json::{Map, Value, json};

const SDL: &str = r#"
    "The direction of a sort."
    enum Direction { ASC "From the largest." DESC }

    scalar JSON

    "A sort key."
    input Sort { field: String! direction: Direction! = ASC }

    """
    A book
      of the library.
    """
    type Book {
        id: ID!
        title: String!
        pages: Int
        price: Float
        isRare: Boolean
        tags: [String!]!
        direction: Direction
        "A field that the JSON does not have."
        related(first: Int! = 10): [Book!]!
        author: Author
    }

    type Author { name: String! birth: Int books(first: Int! = 2): [Book] }

    type Query {
        book(id: ID): Book
        books(first: Int! = 50, sort: [Sort!]): [Book!]!
        broken(how: String): Book
        brokenList: [Book!]
        echo(
            int: Int, float: Float, text: String, flag: Boolean, id: ID, direction: Direction, sort: Sort, sorts: [Sort!]
            matrix: [[Int]], filter: JSON, count: Int! = 7, texts: [String!]! = ["a", "b"], required: Boolean
        ): JSON
        needs(id: ID!): ID
    }
"#;

struct Library;

fn book() -> Value {
    let author = json!({ "name": "Jane Austen", "birth": null });
    json!({
        "id": 7, "title": "Emma", "pages": 474, "price": 9.5, "isRare": false, "tags": ["novel"], "direction": "DESC",
        "author": author, "__typename": "Secret",
    })
}

impl Resolve for Library {
    fn resolve(
        &self,
        type_name: &str,
        field: &str,
        _: &Value,
        arguments: &Map<String, Value>,
    ) -> Result<Value, FieldError> {
        let first = || usize::try_from(arguments["first"].as_i64().unwrap().clamp(0, 3)).unwrap();
        Ok(match (type_name, field) {
            ("Query", "book") => book(),
            ("Query", "books") | ("Book", "related") | ("Author", "books") => vec![book(); first()].into(),
            ("Query", "echo") => arguments.clone().into(),
            ("Query", "needs") => arguments["id"].clone(),
            ("Query", "broken") => match arguments.get("how").and_then(Value::as_str) {
                Some("code") => return Err(FieldError::new("The book is lent.").with_code("LENT")),
                Some("title") => json!({ "id": "1", "title": null }),
                Some("pages") => json!({ "id": "1", "pages": 1.5 }),
                Some("large") => json!({ "id": "1", "pages": 2_147_483_648_i64 }),
                Some("direction") => json!({ "id": "1", "direction": "SIDEWAYS" }),
                Some("tags") => json!({ "id": "1", "tags": ["a", null] }),
                Some("author") => json!({ "id": "1", "author": { "name": null } }),
                Some("text") => json!("a text"),
                _ => return Err(FieldError::new("No book.")),
            },
            ("Query", "brokenList") => json!([book(), { "id": "1", "title": null }]),
            other => panic!("{other:?} is not resolved"),
        })
    }
}

fn schema() -> Schema {
    Schema::parse(SDL).unwrap()
}

fn request(query: &str, variables: Value) -> Request<'_> {
    let limits = Limits { depth: 15, cost: 15_000 };
    Request { query, operation_name: None, variables: variables.as_object().unwrap().clone(), limits }
}

fn run_with(query: &str, variables: Value) -> Value {
    schema().execute(&request(query, variables), &Library)
}

fn run(query: &str) -> Value {
    run_with(query, json!({}))
}

/// The data of a response without errors.
fn data(query: &str) -> Value {
    let mut response = run(query);
    assert_eq!(response.get("errors"), None, "{response}");
    response["data"].take()
}

/// The messages of a refused request.
fn messages_with(query: &str, variables: Value) -> Vec<String> {
    let response = run_with(query, variables);
    assert_eq!(response.get("data"), None, "{response}");
    let errors = response["errors"].as_array().unwrap();
    errors.iter().map(|error| error["message"].as_str().unwrap().to_owned()).collect()
}

/// The only message of a refused request.
fn message(query: &str) -> String {
    let messages = messages_with(query, json!({}));
    assert_eq!(messages.len(), 1, "{messages:?}");
    messages.concat()
}
