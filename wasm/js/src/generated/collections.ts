/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */

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

export type Media = { 
/**
 * The one shown first.
 */
mainMedia?: MediaItem, 
/**
 * All of them, pictures and films alike.
 */
items?: Array<MediaItem>, };

export type MediaItem = { 
/**
 * The picture; excludes `video`.
 */
image?: MediaRendition, 
/**
 * The film; excludes `image`.
 */
video?: MediaItemVideo, 
/**
 * A small picture that stands for it.
 */
thumbnail?: MediaRendition, 
/**
 * What kind of media it is.
 */
mediaType?: MediaItemType, 
/**
 * Title of the item.
 */
title?: string, 
/**
 * Id of the item.
 */
_id?: string, };

export type MediaItemType = "unspecified_media_item_type" | "image" | "video" | "audio" | "document" | "zip" | (string & {});

export type MediaItemVideo = { 
/**
 * The film's files, at different sizes or formats.
 */
files?: Array<MediaRendition>, 
/**
 * Id of the picture that stands for the film.
 */
stillFrameMediaId?: string, };

export type MediaRendition = { 
/**
 * Web address of the file.
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
 * Format of the file, such as `mp4`.
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
