//! Adjacent cursor pages neither overlap nor leave gaps, for any filter, sort and direction.

use super::super::{Kind, field};
use super::*;
use proptest::prelude::*;

const SOURCE: ListSource = ListSource {
    fields: &[field(&["name"], "t.name", Kind::Text), field(&["size"], "t.size", Kind::Number)],
    own_order: &["t.id"],
    own_order_after: &[],
    never_null: &[],
    usual_limit: 50,
    largest_limit: 100,
};

fn page(connection: &Connection, requested: &Value) -> (Vec<i64>, Value) {
    let page = cursor_page("query", SOURCE, Some(requested)).unwrap();
    page.read(connection, "t.id", "t WHERE 1", |row| row.get(0)).unwrap()
}

fn step(limit: i64, cursor: &Value) -> Value {
    json!({ "cursorPaging": { "limit": limit, "cursor": cursor } })
}

proptest! {
    #[test]
    fn cursor_pages_have_no_gaps_or_overlaps_in_either_direction(
        rows in prop::collection::vec(
            (prop::option::of(0_i64..4), prop::sample::select(vec!["a", "A", "b", "c"])),
            0..30,
        ),
        limit in 1_i64..7,
        sort in prop::collection::vec((prop::sample::select(vec!["name", "size"]), any::<bool>()), 0..3),
    ) {
        let connection = Connection::open_in_memory().unwrap();
        crate::query::add_folding(&connection).unwrap();
        connection.execute_batch("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, size INTEGER)").unwrap();
        for (size, name) in &rows {
            connection.execute("INSERT INTO t (name, size) VALUES (?1, ?2)", (name, size)).unwrap();
        }
        let sort: Vec<Value> = sort
            .iter()
            .map(|(name, down)| json!({ "fieldName": name, "order": if *down { "DESC" } else { "ASC" } }))
            .collect();
        let filter = json!({ "name": { "$ne": "c" } });
        let whole = page(&connection, &json!({ "filter": filter, "sort": sort, "cursorPaging": { "limit": 100 } })).0;
        let first = json!({ "filter": filter, "sort": sort, "cursorPaging": { "limit": limit } });
        let (mut seen, mut metadata) = page(&connection, &first);
        let mut last = seen.clone();
        while metadata["hasNext"] == true {
            (last, metadata) = page(&connection, &step(limit, &metadata["cursors"]["next"]));
            prop_assert!(!last.is_empty());
            seen.extend(&last);
        }
        prop_assert_eq!(&seen, &whole);
        let mut back = last;
        while metadata["cursors"]["prev"].is_string() {
            let (before, now) = page(&connection, &step(limit, &metadata["cursors"]["prev"]));
            back = [before, back].concat();
            metadata = now;
        }
        prop_assert_eq!(&back, &whole);
    }

    #[test]
    fn a_text_that_is_no_cursor_is_refused(text in "[A-Za-z0-9_-]{1,60}") {
        let requested = step(10, &json!(text));
        prop_assert!(matches!(cursor_page("query", SOURCE, Some(&requested)), Err(ApiError::Validation(_))));
    }
}
