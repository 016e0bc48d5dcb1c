//! Categories of catalog v3: the shop's collections in a tree, whose writes all raise one revision.

mod bulk;
mod items;
mod place;
mod read;
mod repo;
mod rows;
mod view;
mod write;

pub(crate) use items::place;
#[cfg(test)]
pub(crate) use repo::items::{ALL, ARRANGED, DIRECT};
pub(crate) use repo::{
    delete, find_collection, insert, number_of, number_of_name, place_below, reword_products, touch_products, update,
};
pub(crate) use rows::ROWS;
pub(crate) use view::publish_created;
