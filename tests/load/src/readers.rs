//! Readers of a catalog: they filter, sort, page, search and count; each read is timed.

use crate::random::Random;
use crate::shoppers::percentiles;
use clap::Args;
use futures_util::future::join_all;
use reqwest::Client;
use serde_json::{Map, Value, json};
use std::error::Error;
use std::time::{Duration, Instant};

type Failure = Box<dyn Error + Send + Sync>;

const SEARCH: &str = "/stores/v3/products/search";
/// The page from which a deep read continues.
const DEEP: usize = 1000;
const PAGE: usize = 50;
const PAGE_OF_COLLECTIONS: usize = 100;
const CATEGORIES: &str = "allCategoriesInfo.categories";
const PRICE: &str = "actualPriceRange.minValue.amount";

/// Where they read, and for how long.
#[derive(Debug, Clone, Args)]
pub(crate) struct Plan {
    /// Where the platform is.
    #[arg(long)]
    url: String,
    /// The client id of the platform's site.
    #[arg(long)]
    client_id: String,
    /// For how many seconds each kind of reading is measured.
    #[arg(long, default_value_t = 3)]
    seconds: u64,
    /// How many read at once; may be given more than once.
    #[arg(long, default_values_t = [1, 16])]
    readers: Vec<usize>,
}

/// The kinds of reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The first page of a collection's products in stock up to a price, cheapest first.
    List,
    /// Page 1000 of all products by name, through the previous page's cursor.
    Deep,
    /// The first word of one product's name and the last of another's, the first sometimes misspelt.
    Text,
    /// Counts by brand, choice, stock and price, with a collection's first page.
    Facets,
}

const KINDS: [(Kind, &str); 4] =
    [(Kind::List, "list"), (Kind::Deep, "deep"), (Kind::Text, "text"), (Kind::Facets, "facets")];

struct Reader {
    http: Client,
    url: String,
    token: String,
    collections: Vec<String>,
    /// The words of some products' names.
    names: Vec<Vec<String>>,
    deep: Option<String>,
}

/// Runs the readers; returns the times as JSON, by kind and concurrency.
pub(crate) async fn run(plan: &Plan) -> Result<Value, Failure> {
    let reader = Reader::arrive(plan).await?;
    let mut seen = Map::new();
    for (kind, name) in KINDS {
        let mut by_readers = Map::new();
        for count in &plan.readers {
            let end = Instant::now() + Duration::from_secs(plan.seconds);
            let readers = (0..*count).map(|number| reader.read_until(kind, end, number));
            let mut times = Vec::new();
            for read in join_all(readers).await {
                times.extend(read?);
            }
            by_readers.insert(count.to_string(), percentiles(&mut times));
        }
        seen.insert(name.to_owned(), by_readers.into());
    }
    Ok(seen.into())
}

impl Reader {
    async fn arrive(plan: &Plan) -> Result<Self, Failure> {
        let mut reader = Self {
            http: Client::new(),
            url: plan.url.clone(),
            token: String::new(),
            collections: Vec::new(),
            names: Vec::new(),
            deep: None,
        };
        let grant = json!({ "clientId": plan.client_id, "grantType": "anonymous" });
        let tokens = reader.post("/oauth2/token", &grant).await?;
        reader.token = text(&tokens, "access_token").unwrap_or_default();
        for offset in (0..).step_by(PAGE_OF_COLLECTIONS) {
            let query = json!({ "query": { "paging": { "limit": PAGE_OF_COLLECTIONS, "offset": offset } } });
            let found = reader.post("/stores-reader/v2/collections/query", &query).await?;
            let ids = texts(&found, "collections", "id");
            let is_last = ids.len() < PAGE_OF_COLLECTIONS;
            reader.collections.extend(ids);
            if is_last {
                break;
            }
        }
        let some = json!({ "search": { "cursorPaging": { "limit": 100 } } });
        let some = reader.post(SEARCH, &some).await?;
        let names = texts(&some, "products", "name");
        reader.names = names.iter().map(|name| name.split(' ').map(str::to_owned).collect()).collect();
        reader.deep = reader.turn_to(DEEP).await?;
        Ok(reader)
    }

    /// The cursor of a page of all products by name, or of the last page before it.
    async fn turn_to(&self, page: usize) -> Result<Option<String>, Failure> {
        let mut paging = json!({ "limit": PAGE });
        let mut last = None;
        for _ in 1..page {
            let search = json!({ "search": { "cursorPaging": paging, "sort": [{ "fieldName": "name" }] } });
            let answer = self.post(SEARCH, &search).await?;
            let next = answer.pointer("/pagingMetadata/cursors/next").and_then(Value::as_str);
            let Some(next) = next else { break };
            last = Some(next.to_owned());
            paging = json!({ "limit": PAGE, "cursor": next });
        }
        Ok(last)
    }

    async fn read_until(&self, kind: Kind, end: Instant, number: usize) -> Result<Vec<Duration>, Failure> {
        let mut random = Random::new(u64::try_from(number).unwrap_or_default());
        let mut times = Vec::new();
        while Instant::now() < end {
            let search = self.search(kind, &mut random);
            let start = Instant::now();
            self.post(SEARCH, &json!({ "search": search })).await?;
            times.push(start.elapsed());
        }
        Ok(times)
    }

    fn search(&self, kind: Kind, random: &mut Random) -> Value {
        let collections: Vec<&str> = self.collections.iter().map(String::as_str).collect();
        let collection = random.of(&collections).unwrap_or_default();
        let paging = json!({ "limit": PAGE });
        match kind {
            Kind::List => json!({
                "filter": {
                    CATEGORIES: { "$matchItems": [{ "id": { "$in": [collection] } }] },
                    "inventory.availabilityStatus": { "$ne": "OUT_OF_STOCK" },
                    PRICE: { "$lte": (50 + random.below(500)).to_string() },
                },
                "sort": [{ "fieldName": PRICE }],
                "cursorPaging": paging,
            }),
            Kind::Deep => match &self.deep {
                Some(cursor) => json!({ "cursorPaging": { "limit": PAGE, "cursor": cursor } }),
                None => json!({ "cursorPaging": paging, "sort": [{ "fieldName": "name" }] }),
            },
            Kind::Text => {
                let names: Vec<&[String]> = self.names.iter().map(Vec::as_slice).collect();
                let [one, other] = [(); 2].map(|()| random.of(&names).unwrap_or_default());
                let mut first = one.get(random.below(2)).cloned().unwrap_or_default();
                let second = other.last().cloned().unwrap_or_default();
                if random.below(5) == 0 && first.len() > 4 {
                    first.remove(2);
                }
                json!({
                    "search": { "expression": format!("{first} {second}"), "mode": "AND", "fuzzy": true },
                    "cursorPaging": paging,
                })
            }
            Kind::Facets => json!({
                "filter": { CATEGORIES: { "$matchItems": [{ "id": { "$in": [collection] } }] } },
                "cursorPaging": paging,
                "aggregations": [
                    { "name": "brand", "type": "VALUE", "fieldPath": "brand.name", "value": { "limit": 50 } },
                    { "name": "choice", "type": "VALUE", "fieldPath": "options.choicesSettings.choices.choiceId" },
                    { "name": "stock", "type": "VALUE", "fieldPath": "inventory.availabilityStatus" },
                    { "name": "least", "type": "SCALAR", "fieldPath": PRICE, "scalar": { "type": "MIN" } },
                    { "name": "most", "type": "SCALAR", "fieldPath": PRICE, "scalar": { "type": "MAX" } },
                ],
            }),
        }
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        let request = self.http.post(format!("{}{path}", self.url)).json(body);
        let answer = request.header("authorization", &self.token).send().await?;
        let status = answer.status();
        let body: Value = answer.json().await?;
        if status.is_success() { Ok(body) } else { Err(format!("{path} answered {status}: {body}").into()) }
    }
}

/// A field of each item of an answer.
fn texts(answer: &Value, items: &str, field: &str) -> Vec<String> {
    let items = answer.get(items).and_then(Value::as_array);
    items.into_iter().flatten().filter_map(|item| text(item, field)).collect()
}

fn text(value: &Value, name: &str) -> Option<String> {
    value.get(name).and_then(Value::as_str).map(str::to_owned)
}
