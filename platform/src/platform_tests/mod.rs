//! Integration tests of several wings, which need internals that no call exposes.

mod filters;
mod imports;
mod index;
mod query_plans;
mod retention;
mod snapshots;
