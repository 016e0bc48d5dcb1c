/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";
import type { ChoiceType, FreeTextSettings } from "./products-v3.js";

export type AddCustomizationChoices = { 
/**
 * The customization. A GUID.
 */
customizationId?: string, 
/**
 * The choices. At most 1000.
 */
choices?: Array<Choice>, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<CustomizationFields>, };

export type Choice = { 
/**
 * Colour, as in CSS. At most 20 characters, one of a choice.
 */
colorCode?: string, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * What a choice shows: a text, a colour, colours or a picture.
 */
choiceType?: ChoiceType, 
/**
 * Name that does not change when the shown name does. At most 50 characters, set by the platform.
 */
key?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * What it adds to the price.
 */
defaultAddedPrice?: string, 
/**
 * Picture that stands for the choice.
 */
displayImage?: string, 
/**
 * Choices that this one is made of. A GUID, at most 4.
 */
primaryChoiceIds?: Array<string>, };

export type ChoicesSettings = { 
/**
 * The choices. At most 1000.
 */
choices?: Array<Choice>, };

export type Customization = { 
/**
 * What the buyer may write. One of a choice.
 */
freeTextInput?: FreeTextSettings, 
/**
 * What there is to choose. One of a choice.
 */
choicesSettings?: ChoicesSettings, 
/**
 * Identifier. At most 36 characters, set by the platform.
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
 * Name that does not change when the shown name does. At most 50 characters, set by the platform.
 */
key?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * Whether it is an option or a modifier.
 */
customizationType?: CustomizationType, 
/**
 * How it is shown.
 */
customizationRenderType?: CustomizationRenderType, 
/**
 * How many products use it. Set by the platform.
 */
assignedProductsCount?: number, };

export type CustomizationFields = "ASSIGNED_PRODUCTS_COUNT" | "CHOICE_DISPLAY_IMAGE" | (string & {});

export type CustomizationRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export type CustomizationReply = { 
/**
 * The customization.
 */
customization?: Customization, };

export type CustomizationType = "PRODUCT_OPTION" | "MODIFIER" | (string & {});

export type CustomizationsPage = { 
/**
 * The customizations. At most 200.
 */
customizations?: Array<Customization>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };

export type GetCustomization = { 
/**
 * The customization. A GUID.
 */
customizationId?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<CustomizationFields>, };

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
filename?: string, };

export type MaskedChoice = { 
/**
 * The choice.
 */
choice?: Choice, };

export type RemoveCustomizationChoices = { 
/**
 * The customization. A GUID.
 */
customizationId?: string, 
/**
 * Ids of choices. A GUID, at most 100.
 */
choiceIds?: Array<string>, 
/**
 * Number that rises with each change.
 */
revision?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<CustomizationFields>, };

export type SetCustomizationChoices = { 
/**
 * The customization. A GUID.
 */
customizationId?: string, 
/**
 * The choices. At most 1000.
 */
choices?: Array<Choice>, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<CustomizationFields>, };

export type UpdateCustomization = { 
/**
 * The customization.
 */
customization?: Customization, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<CustomizationFields>, };

export type UpdateCustomizationChoices = { 
/**
 * The customization. A GUID.
 */
customizationId?: string, 
/**
 * Number that rises with each change.
 */
revision?: string, 
/**
 * The choices. At most 100.
 */
choices?: Array<MaskedChoice>, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<CustomizationFields>, };
