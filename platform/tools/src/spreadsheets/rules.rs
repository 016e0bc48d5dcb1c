//! The rules of a row, with the API's bounds, so that each error has a line and column.

use super::lists::{choices, entries};
use super::row::{Column, Row, is_number, yes_or_no};
use cartwright_contract::limits;
use rust_decimal::Decimal;
use shop::catalog::record::MAX_AMOUNT;
use strum::VariantArray;

/// The kind of an error. An error's text follows its column's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "camelCase", const_into_str)]
pub(super) enum Why {
    #[error("The line does not have as many cells as the first one")]
    Cells,
    #[error("The line has letters that cannot be read")]
    Encoding,
    #[error("is missing")]
    Missing,
    #[error("is not an address: letters, digits, hyphens, underscores and dots")]
    Slug,
    #[error("is already above: the lines of a product must follow one another")]
    Apart,
    #[error("is not a number with a point, such as 24.90")]
    Number,
    #[error("has more decimals than the currency")]
    Places,
    #[error("must not be less than 0")]
    Negative,
    #[error("is more than {}", limits::product::PRICE)]
    TooLarge,
    #[error("is neither a whole number nor yes or no")]
    Stock,
    #[error("is not between -{max} and {max}", max = limits::stock::QUANTITY)]
    StockRange,
    #[error("is neither yes nor no")]
    YesOrNo,
    #[error("is neither physical nor digital")]
    Type,
    #[error("leaves the price before a sale below the price")]
    CompareAt,
    #[error("is not of the form Option=Choice; Option=Choice")]
    Choices,
    #[error("does not name a choice of each option of the product")]
    Options,
    #[error("appears twice")]
    Twice,
    #[error("is too long")]
    TooLong,
    #[error("has too many entries")]
    TooMany,
}

/// An error of a cell.
pub(super) type Problem = (Column, Why);

/// A row's errors, independent of the shop. Only a product's first row has the product's values.
pub(super) fn problems(row: &Row, is_first: bool, digits: u32) -> Vec<Problem> {
    let mut problems = Vec::new();
    for &column in Column::VARIANTS {
        let text = match row.get(column) {
            Some(text) => text,
            None if column == Column::Slug => "",
            None => continue,
        };
        let is_read = is_first || !column.is_of_product();
        problems.extend(why(column, text, digits).filter(|_| is_read).map(|why| (column, why)));
    }
    let [compare_at, price] = [Column::CompareAtPrice, Column::Price].map(|column| amount(row.text(column)));
    if problems.is_empty() && is_below(compare_at, price) {
        problems.push((Column::CompareAtPrice, Why::CompareAt));
    }
    problems
}

pub(super) fn is_below(compare_at: Option<Decimal>, price: Option<Decimal>) -> bool {
    matches!((compare_at, price), (Some(compare_at), Some(price)) if compare_at < price)
}

/// A valid cell's number; `None` if empty.
pub(super) fn amount(text: &str) -> Option<Decimal> {
    text.parse().ok()
}

fn why(column: Column, text: &str, digits: u32) -> Option<Why> {
    let is_empty = text.is_empty();
    match column {
        Column::Slug | Column::Name | Column::Price if is_empty => Some(Why::Missing),
        Column::Slug if !is_slug(text) => Some(Why::Slug),
        Column::Slug => too_long(text, limits::product::SLUG),
        Column::Name => too_long(text, limits::product::NAME),
        Column::Type => (!matches!(text, "" | "physical" | "digital")).then_some(Why::Type),
        Column::Visible => (!is_empty && yes_or_no(text).is_none()).then_some(Why::YesOrNo),
        Column::Description => too_long(text, limits::product::DESCRIPTION),
        Column::Brand => too_long(text, limits::product::BRAND),
        Column::Ribbon => too_long(text, limits::product::RIBBON),
        Column::Collections => entries(text).iter().find_map(|name| too_long(name, limits::category::NAME)),
        Column::Media => (entries(text).len() > limits::product::MEDIA).then_some(Why::TooMany),
        Column::Choices => choices_why(text),
        Column::Sku | Column::Barcode => too_long(text, limits::product::SKU),
        Column::CompareAtPrice | Column::Cost | Column::Weight | Column::Stock if is_empty => None,
        Column::Price | Column::CompareAtPrice | Column::Cost => number_why(text, Some(digits)),
        Column::Weight => number_why(text, None),
        Column::Stock => stock_why(text),
    }
}

fn too_long(text: &str, max: usize) -> Option<Why> {
    (text.chars().count() > max).then_some(Why::TooLong)
}

fn is_slug(text: &str) -> bool {
    let is_sound = |sign: char| base::text::is_of_word(sign) || matches!(sign, '-' | '_' | '.');
    text.chars().all(is_sound) && !text.chars().all(|sign| sign == '.')
}

fn number_why(text: &str, digits: Option<u32>) -> Option<Why> {
    let number = text.strip_prefix('-').unwrap_or(text);
    if !is_number(number) {
        return Some(Why::Number);
    }
    if number != text {
        return Some(Why::Negative);
    }
    if amount(text).is_none_or(|amount| amount > *MAX_AMOUNT) {
        return Some(Why::TooLarge);
    }
    let fraction = text.split_once('.').map_or("", |(_, fraction)| fraction.trim_end_matches('0'));
    digits.is_some_and(|digits| fraction.len() > digits as usize).then_some(Why::Places)
}

fn stock_why(text: &str) -> Option<Why> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return yes_or_no(text).is_none().then_some(Why::Stock);
    }
    let quantity: Result<u64, _> = digits.parse();
    quantity.map_or(true, |quantity| quantity > limits::stock::QUANTITY.unsigned_abs()).then_some(Why::StockRange)
}

fn choices_why(text: &str) -> Option<Why> {
    let Some(choices) = choices(text) else {
        return Some(Why::Choices);
    };
    if choices.len() > limits::product::OPTIONS {
        return Some(Why::TooMany);
    }
    let mut names = choices.iter().flat_map(|chosen| [&chosen.option, &chosen.choice]);
    names.find_map(|name| too_long(name, limits::option::CHOICE))
}
