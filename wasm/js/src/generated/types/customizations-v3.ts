/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { ChoiceType, FreeTextSettings } from "./products-v3.js";

export type Choice = {
  /** As in CSS, for the type `ONE_COLOR`. At most 20 characters. */
  colorCode?: string;
  /** A GUID. Set by the platform. */
  _id?: string;
  choiceType?: ChoiceType;
  /** A name that stays when the shown name changes. At most 50 characters. Set by the platform. */
  key?: string;
  /** At most 50 characters. */
  name?: string;
  /** Added to the price. */
  defaultAddedPrice?: string;
  displayImage?: string;
  /** The choices that this one is made of. GUIDs, at most 4. */
  primaryChoiceIds?: Array<string>;
};

export type ChoicesSettings = {
  /** At most 1000. */
  choices?: Array<Choice>;
};

export type Customization = {
  freeTextInput?: FreeTextSettings;
  choicesSettings?: ChoicesSettings;
  /** At most 36 characters. Set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** A name that stays when the shown name changes. At most 50 characters. Set by the platform. */
  key?: string;
  /** At most 50 characters. */
  name?: string;
  customizationType?: CustomizationType;
  customizationRenderType?: CustomizationRenderType;
  /** The number of products that use it, on request only. Set by the platform. */
  assignedProductsCount?: number;
};

export type CustomizationChoices = {
  /** At most 36 characters. */
  customizationId?: string;
  /** At most 100. */
  choices?: Array<Choice>;
};

export type CustomizationFields = "ASSIGNED_PRODUCTS_COUNT" | "CHOICE_DISPLAY_IMAGE" | (string & {});

export const CustomizationFields = /* @__PURE__ */ enumeration<CustomizationFields>(
  "ASSIGNED_PRODUCTS_COUNT CHOICE_DISPLAY_IMAGE",
);

export type CustomizationRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export const CustomizationRenderType = /* @__PURE__ */ enumeration<CustomizationRenderType>(
  "FREE_TEXT TEXT_CHOICES SWATCH_CHOICES",
);

export type CustomizationType = "PRODUCT_OPTION" | "MODIFIER" | (string & {});

export const CustomizationType = /* @__PURE__ */ enumeration<CustomizationType>("PRODUCT_OPTION MODIFIER");

export type MaskedChoice = {
  /** Its `id` names the choice. */
  choice?: Choice;
};

export type MaskedCustomization = {
  /** Its `id` names the customization; its `revision` must be the current one. */
  customization?: Customization;
};
