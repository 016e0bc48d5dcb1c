/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { ChoiceType, FocalPoint, FreeTextSettings } from "./products-v3.js";
export type { AddressLocation, CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, SortOrder, Sorting } from "./catalog-search.js";
export type { BulkActionMetadata, ItemError, ItemMetadata } from "./products.js";
export type { ChoiceType, FocalPoint, FreeTextSettings } from "./products-v3.js";

export type Choice = { 
/**
 * As in CSS, for the type `ONE_COLOR`. At most 20 characters.
 */
colorCode?: string, 
/**
 * A GUID. Set by the platform.
 */
_id?: string, choiceType?: ChoiceType, 
/**
 * A name that stays when the shown name changes. At most 50 characters. Set by the platform.
 */
key?: string, 
/**
 * At most 50 characters.
 */
name?: string, 
/**
 * Added to the price.
 */
defaultAddedPrice?: string, displayImage?: string, 
/**
 * The choices that this one is made of. GUIDs, at most 4.
 */
primaryChoiceIds?: Array<string>, };

export type ChoicesSettings = { 
/**
 * At most 1000.
 */
choices?: Array<Choice>, };

export type Customization = { freeTextInput?: FreeTextSettings, choicesSettings?: ChoicesSettings, 
/**
 * At most 36 characters. Set by the platform.
 */
_id?: string, 
/**
 * Rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * Set by the platform.
 */
_createdDate?: Date, 
/**
 * Set by the platform.
 */
_updatedDate?: Date, 
/**
 * A name that stays when the shown name changes. At most 50 characters. Set by the platform.
 */
key?: string, 
/**
 * At most 50 characters.
 */
name?: string, customizationType?: CustomizationType, customizationRenderType?: CustomizationRenderType, 
/**
 * The number of products that use it, on request only. Set by the platform.
 */
assignedProductsCount?: number, };

export type CustomizationChoices = { 
/**
 * At most 36 characters.
 */
customizationId?: string, 
/**
 * At most 100.
 */
choices?: Array<Choice>, };

export type CustomizationFields = "ASSIGNED_PRODUCTS_COUNT" | "CHOICE_DISPLAY_IMAGE" | (string & {});

export type CustomizationRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export type CustomizationType = "PRODUCT_OPTION" | "MODIFIER" | (string & {});

export type LineItemImage = { 
/**
 * Id of the picture.
 */
_id?: string, 
/**
 * Web address of the picture.
 */
url?: string, 
/**
 * Height in pixels. Set by the platform.
 */
height?: number, 
/**
 * Width in pixels. Set by the platform.
 */
width?: number, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, 
/**
 * Name of the picture's file. Set by the platform.
 */
filename?: string, 
/**
 * The end of a private picture's address. Set by the platform.
 */
urlExpirationDate?: Date, focalPoint?: FocalPoint, };

export type MaskedChoice = { 
/**
 * Its `id` names the choice.
 */
choice?: Choice, };

export type MaskedCustomization = { 
/**
 * Its `id` names the customization; its `revision` must be the current one.
 */
customization?: Customization, };
