/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

export type { Collection, Media, MediaItem, MediaItemType, MediaItemVideo, MediaRendition, QueryMetadata } from "./products.js";


