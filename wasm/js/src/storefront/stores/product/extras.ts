/** Modifiers: the choices and texts for a product's modifiers, as pure functions. */

import { own } from "../../../sdk/own.js";
import { textLength } from "../../catalog-view/text.js";
import type { Amount, ProductModifier } from "../../catalog-view/view.js";

/** The buyer's answers to a product's modifiers. */
export interface ProductExtras {
  /** The buyer's text by modifier key. */
  readonly texts: Readonly<Record<string, string>>;
  /** The choice's key by modifier key. */
  readonly choices: Readonly<Record<string, string>>;
}

/** No answers to modifiers. */
export const NO_EXTRAS: ProductExtras = { texts: {}, choices: {} };

/** A validation error of a modifier. */
export type ExtraProblem = "missing" | "short" | "long";

/** The problem of a modifier, if there is one: a mandatory text or choice is missing, or a text is too short or too long. */
export function extraProblem(modifier: ProductModifier, extras: ProductExtras): ExtraProblem | undefined {
  if (modifier.kind === "choice") {
    const isChosen = modifier.choices.some(({ key }) => key === own(extras.choices, modifier.key));
    return modifier.mandatory && !isChosen ? "missing" : undefined;
  }
  const length = textLength((own(extras.texts, modifier.key) ?? "").trim());
  if (length === 0) return modifier.mandatory ? "missing" : undefined;
  if (length > modifier.max) return "long";
  return length < modifier.min ? "short" : undefined;
}

/** The surcharges of the extras. */
export function surcharges(modifiers: readonly ProductModifier[], extras: ProductExtras): Amount[] {
  return modifiers.flatMap((modifier) => {
    if (modifier.kind === "choice") {
      const chosen = modifier.choices.find(({ key }) => key === own(extras.choices, modifier.key));
      return chosen?.added ?? [];
    }
    return (own(extras.texts, modifier.key) ?? "").trim() ? (modifier.added ?? []) : [];
  });
}

/** The media of the chosen extras. */
export function mediaOfExtras(modifiers: readonly ProductModifier[], extras: ProductExtras): string[] {
  return modifiers.flatMap((modifier) =>
    modifier.kind === "choice"
      ? (modifier.choices.find(({ key }) => key === own(extras.choices, modifier.key))?.mediaIds ?? [])
      : [],
  );
}
