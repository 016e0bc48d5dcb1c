/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */

export type Collection = { 
/**
 * Identifier. At most 36 characters, set by the platform.
 */
_id?: string, 
/**
 * Name. At most 50 characters.
 */
name?: string, 
/**
 * Media. Set by the platform.
 */
media?: Media, 
/**
 * Number of products. Set by the platform.
 */
numberOfProducts?: number, 
/**
 * Description. At most 600 characters.
 */
description?: string, 
/**
 * Slug. At most 100 characters.
 */
slug?: string, 
/**
 * Visible.
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

export type Media = { 
/**
 * Main media.
 */
mainMedia?: MediaItem, 
/**
 * Items.
 */
items?: Array<MediaItem>, };

export type MediaItem = { 
/**
 * Image. One of a choice.
 */
image?: MediaRendition, 
/**
 * Video. One of a choice.
 */
video?: MediaItemVideo, 
/**
 * Thumbnail.
 */
thumbnail?: MediaRendition, 
/**
 * Media type.
 */
mediaType?: MediaItemType, 
/**
 * Title.
 */
title?: string, 
/**
 * Identifier.
 */
_id?: string, };

export type MediaItemType = "unspecified_media_item_type" | "image" | "video" | "audio" | "document" | "zip" | (string & {});

export type MediaItemVideo = { 
/**
 * Files.
 */
files?: Array<MediaRendition>, 
/**
 * Still frame media id.
 */
stillFrameMediaId?: string, };

export type MediaRendition = { 
/**
 * Web address. A web address.
 */
url?: string, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Format.
 */
format?: string, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, };

export type QueryMetadata = { 
/**
 * How many items this page has.
 */
count?: number, 
/**
 * How many items were skipped before it.
 */
offset?: number, 
/**
 * How many there are in all; absent when they are too many to count.
 */
total?: number, 
/**
 * Whether the platform gave up counting.
 */
tooManyToCount?: boolean, };
