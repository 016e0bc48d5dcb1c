/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";
import type { RichContent } from "./rich-content.js";

export type GetInfoSection = { 
/**
 * The info section. A GUID.
 */
infoSectionId?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<InfoSectionFields>, };

export type GetOrCreateInfoSection = { 
/**
 * The info section.
 */
infoSection?: InfoSectionForGetOrCreate, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<InfoSectionFields>, };

export type InfoSection = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Name for the owner, which no other has. At most 100 characters.
 */
uniqueName?: string, 
/**
 * Title shown to people. At most 50 characters.
 */
title?: string, 
/**
 * Text.
 */
description?: RichContent, 
/**
 * Text as HTML. At most 16000 characters.
 */
plainDescription?: string, 
/**
 * How many products use it. Set by the platform.
 */
assignedProductsCount?: number, };

export type InfoSectionFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export type InfoSectionForGetOrCreate = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name for the owner, which no other has. At most 100 characters.
 */
uniqueName?: string, 
/**
 * Title shown to people. At most 50 characters.
 */
title?: string, 
/**
 * Text.
 */
description?: RichContent, 
/**
 * Text as HTML. At most 16000 characters.
 */
plainDescription?: string, };

export type InfoSectionReply = { 
/**
 * The info section.
 */
infoSection?: InfoSection, };

export type InfoSectionsPage = { 
/**
 * The info sections.
 */
infoSections?: Array<InfoSection>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };

export type UpdateInfoSection = { 
/**
 * The info section.
 */
infoSection?: InfoSection, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<InfoSectionFields>, };
