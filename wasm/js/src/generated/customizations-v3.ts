/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";
import type { ChoiceType, FocalPoint, FreeTextSettings } from "./products-v3.js";

export type AddCustomizationChoices = {
  customizationId?: string;
  /**
   * At most 1000.
   */
  choices?: Array<Choice>;
  fields?: Array<CustomizationFields>;
};

export type Choice = {
  /**
   * As in CSS, for the type `ONE_COLOR`. At most 20 characters.
   */
  colorCode?: string;
  /**
   * A GUID. Set by the platform.
   */
  _id?: string;
  choiceType?: ChoiceType;
  /**
   * A name that stays when the shown name changes. At most 50 characters. Set by the platform.
   */
  key?: string;
  /**
   * At most 50 characters.
   */
  name?: string;
  /**
   * Added to the price.
   */
  defaultAddedPrice?: string;
  displayImage?: string;
  /**
   * The choices that this one is made of. GUIDs, at most 4.
   */
  primaryChoiceIds?: Array<string>;
};

export type ChoicesSettings = {
  /**
   * At most 1000.
   */
  choices?: Array<Choice>;
};

export type Customization = {
  freeTextInput?: FreeTextSettings;
  choicesSettings?: ChoicesSettings;
  /**
   * At most 36 characters. Set by the platform.
   */
  _id?: string;
  /**
   * Rises with each change. Set by the platform.
   */
  revision?: string;
  /**
   * Set by the platform.
   */
  _createdDate?: Date;
  /**
   * Set by the platform.
   */
  _updatedDate?: Date;
  /**
   * A name that stays when the shown name changes. At most 50 characters. Set by the platform.
   */
  key?: string;
  /**
   * At most 50 characters.
   */
  name?: string;
  customizationType?: CustomizationType;
  customizationRenderType?: CustomizationRenderType;
  /**
   * The number of products that use it, on request only. Set by the platform.
   */
  assignedProductsCount?: number;
};

export type CustomizationFields = "ASSIGNED_PRODUCTS_COUNT" | "CHOICE_DISPLAY_IMAGE" | (string & {});

export type CustomizationRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export type CustomizationReply = {
  customization?: Customization;
};

export type CustomizationType = "PRODUCT_OPTION" | "MODIFIER" | (string & {});

export type CustomizationsPage = {
  customizations?: Array<Customization>;
  pagingMetadata?: CursorPagingMetadata;
};

export type GetCustomization = { customizationId?: string; fields?: Array<CustomizationFields> };

export type LineItemImage = {
  /**
   * Id of the picture.
   */
  _id?: string;
  /**
   * Web address of the picture.
   */
  url?: string;
  /**
   * Height in pixels. Set by the platform.
   */
  height?: number;
  /**
   * Width in pixels. Set by the platform.
   */
  width?: number;
  /**
   * Text for those who do not see the picture.
   */
  altText?: string;
  /**
   * Name of the picture's file. Set by the platform.
   */
  filename?: string;
  /**
   * The end of a private picture's address. Set by the platform.
   */
  urlExpirationDate?: Date;
  focalPoint?: FocalPoint;
};

export type MaskedChoice = {
  /**
   * Its `id` names the choice.
   */
  choice?: Choice;
};

export type RemoveCustomizationChoices = {
  customizationId?: string;
  /**
   * GUIDs, at most 100.
   */
  choiceIds?: Array<string>;
  revision?: string;
  fields?: Array<CustomizationFields>;
};

export type SetCustomizationChoices = {
  customizationId?: string;
  /**
   * At most 1000.
   */
  choices?: Array<Choice>;
  fields?: Array<CustomizationFields>;
};

export type UpdateCustomization = { customization?: Customization; fields?: Array<CustomizationFields> };

export type UpdateCustomizationChoices = {
  customizationId?: string;
  revision?: string;
  /**
   * At most 100.
   */
  choices?: Array<MaskedChoice>;
  fields?: Array<CustomizationFields>;
};
