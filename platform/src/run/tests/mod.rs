//! Tests of several wings on a whole platform, by its parts that no call shows.

mod imports;
mod index;
mod query_plans;
mod retention;
mod snapshots;
