//! The shop's products.

use super::catalog;
use crate::arguments::ProductsCommand;
use crate::output::{Output, collect};
use crate::problem::Problem;
use cartwright::Client;
use cartwright::query::Filter;

pub(super) async fn run(client: &Client, command: ProductsCommand, output: Output) -> Result<(), Problem> {
    let (condition, extent) = match command {
        ProductsCommand::Show { product } => {
            return output.one(&catalog::product(client, &product).await?);
        }
        ProductsCommand::List { extent } => (None, extent),
        ProductsCommand::Search { words, extent } => (Some(Filter::contains("name", &words)), extent),
    };
    let found = catalog::products(client, condition).await?;
    output.list(&collect(found, extent.most()).await?)
}
