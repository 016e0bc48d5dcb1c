//! The shop's products.

use super::catalog;
use crate::arguments::ProductsCommand;
use crate::output::Output;
use crate::problem::Problem;
use cartwright::Client;
use cartwright::query::Filter;

pub(super) async fn run(client: &Client, command: ProductsCommand, output: Output) -> Result<(), Problem> {
    let (condition, extent) = match command {
        ProductsCommand::Show { product } => {
            return output.one(&catalog::product(client, &product).await?);
        }
        ProductsCommand::List { extent } => (Filter::everything(), extent),
        ProductsCommand::Search { words, extent } => (Filter::contains("name", &words), extent),
    };
    output.list(&catalog::products(client, condition, extent.most()).await?)
}
