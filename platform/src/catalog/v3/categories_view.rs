//! The categories of a product, as many of them as the reader may see.

use super::view::View;
use crate::catalog::record::{ALL_PRODUCTS, Membership, upward};
use cartwright::resources::products_v3::{BreadCrumb, BreadcrumbsInfo, ProductCategoriesInfo, ProductCategory};

/// The categories that the product was put into, and the one that has every product.
pub(super) fn direct(view: &View<'_>) -> ProductCategoriesInfo {
    info(direct_ids(view))
}

/// The direct categories, and those above them.
pub(super) fn all(view: &View<'_>) -> ProductCategoriesInfo {
    let mut ids = direct_ids(view);
    let lines = view.product.collections.iter();
    for category in lines.flat_map(|number| line(view, *number)) {
        if !ids.contains(&category.id.as_str()) {
            ids.push(&category.id);
        }
    }
    info(ids)
}

/// The id of the main category: the one that was chosen, or the first.
pub(super) fn main_id(view: &View<'_>) -> Option<String> {
    main_line(view).next().map(|category| category.id.clone())
}

/// The way from the top of the tree to the main category.
pub(super) fn breadcrumbs(view: &View<'_>) -> BreadcrumbsInfo {
    let mut breadcrumbs: Vec<BreadCrumb> = main_line(view)
        .map(|category| BreadCrumb {
            category_id: Some(category.id.clone()),
            category_name: Some(category.name.clone()),
            category_slug: Some(category.slug.clone()),
            ..BreadCrumb::default()
        })
        .collect();
    breadcrumbs.reverse();
    BreadcrumbsInfo {
        breadcrumbs: Some(breadcrumbs),
        ..BreadcrumbsInfo::default()
    }
}

fn direct_ids<'a>(view: &View<'a>) -> Vec<&'a str> {
    let seen = view.product.collections.iter().filter_map(|number| seen(view, *number));
    seen.map(|category| category.id.as_str())
        .chain([ALL_PRODUCTS])
        .collect()
}

fn main_line<'a>(view: &View<'a>) -> impl Iterator<Item = &'a Membership> {
    let chosen = view.product.main_collection.into_iter();
    let mut candidates = chosen.chain(view.product.collections.iter().copied());
    let main = candidates.find(|number| seen(view, *number).is_some());
    main.into_iter().flat_map(|number| line(view, number))
}

/// A category and those above it, the nearest first.
fn line<'a>(view: &View<'a>, number: i64) -> impl Iterator<Item = &'a Membership> + use<'a> {
    let is_owner = view.show.is_owner;
    upward(&view.shared.collections, number).filter(move |category| category.visible || is_owner)
}

fn seen<'a>(view: &View<'a>, number: i64) -> Option<&'a Membership> {
    let category = view.shared.collections.get(&number);
    category.filter(|category| category.visible || view.show.is_owner)
}

fn info(ids: Vec<&str>) -> ProductCategoriesInfo {
    let categories = (0_i64..).zip(ids).map(|(index, id)| ProductCategory {
        id: Some(id.to_owned()),
        index: Some(index),
        ..ProductCategory::default()
    });
    ProductCategoriesInfo {
        categories: Some(categories.collect()),
        ..ProductCategoriesInfo::default()
    }
}
