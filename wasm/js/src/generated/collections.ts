/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { Media, QueryMetadata } from "./products.js";

export type Collection = { 
/**
 * Id of the collection. At most 36 characters, set by the platform.
 */
_id?: string, 
/**
 * Name of the collection. At most 50 characters.
 */
name?: string, 
/**
 * Pictures and films of the collection. Set by the platform.
 */
media?: Media, 
/**
 * How many products are in the collection. Set by the platform.
 */
numberOfProducts?: number, 
/**
 * Description of the collection. At most 600 characters.
 */
description?: string, 
/**
 * Name of the collection as it stands in the address of its page. At most 100 characters.
 */
slug?: string, 
/**
 * Whether visitors of the site can see the collection.
 */
visible?: boolean, };

export type CollectionReply = { 
/**
 * The collection.
 */
collection?: Collection, };

export type CollectionsReply = { 
/**
 * The collections.
 */
collections?: Array<Collection>, 
/**
 * Where this page is, and how many there are.
 */
metadata?: QueryMetadata, };
