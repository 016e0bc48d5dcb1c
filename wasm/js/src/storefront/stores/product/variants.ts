/**
 * Variant selection, as pure functions over a product's options and variants. A selection maps an option's name to a
 * choice; some may be missing or unknown.
 */

import type { ProductVariant, ProductView } from "../../catalog-view/view.js";
import { own } from "../../../sdk/own.js";
import { availabilityOf, canBuy } from "./availability.js";

/** An option and its choices. */
export interface VariantOption extends Named {
  readonly choices: readonly Named[];
}

interface Named {
  readonly name: string;
  /** The same in every language; absent if it equals the name. */
  readonly key?: string;
}

/** The fields of a variant that a selection reads. */
export type VariantEntry = Pick<ProductVariant, "id" | "choices" | "inStock" | "quantity" | "preorder">;

/** The chosen choices, by option name. */
export type OptionSelection = Readonly<Record<string, string>>;

/**
 * The availability of a choice under a selection: `available` with the chosen other options; `other` only with other
 * choices; `sold-out` if all its variants are, `sold-out-here` if those with the chosen other options are; `missing`
 * if no variant has it.
 */
export type ChoiceAvailability = "available" | "sold-out-here" | "other" | "sold-out" | "missing";

type Resolution<Variant extends VariantEntry = VariantEntry> =
  | { kind: "ready"; variant: Variant }
  | { kind: "sold-out"; variant: Variant }
  | { kind: "impossible" }
  | { kind: "incomplete"; missing: string[] };

function fits(variant: VariantEntry, selection: OptionSelection, except?: string): boolean {
  return Object.entries(selection).every(([name, choice]) => name === except || own(variant.choices, name) === choice);
}

/** The availability of one choice under the choices of the other options. */
export function choiceAvailability(
  variants: readonly VariantEntry[],
  selection: OptionSelection,
  option: string,
  choice: string,
): ChoiceAvailability {
  const having = variants.filter((variant) => own(variant.choices, option) === choice);
  if (having.length === 0) return "missing";
  if (!having.some(canBuy)) return "sold-out";
  const here = having.filter((variant) => fits(variant, selection, option));
  if (here.some(canBuy)) return "available";
  return here.length > 0 ? "sold-out-here" : "other";
}

/**
 * The selection after a choice. Earlier choices stay if some variant combines them with it; otherwise as few as
 * possible are dropped, those of later options first.
 */
export function chooseOption(
  options: readonly VariantOption[],
  variants: readonly VariantEntry[],
  selection: OptionSelection,
  option: string,
  choice: string,
): OptionSelection {
  let kept: OptionSelection = { [option]: choice };
  for (const { name } of options) {
    const earlier = own(selection, name);
    if (name === option || earlier === undefined) continue;
    const more = { ...kept, [name]: earlier };
    if (variants.some((variant) => fits(variant, more))) kept = more;
  }
  return chooseSingles(options, variants, kept);
}

/** Chooses for each option with a single choice. */
export function chooseSingles(
  options: readonly VariantOption[],
  variants: readonly VariantEntry[],
  selection: OptionSelection,
): OptionSelection {
  let filled = selection;
  for (const { name, choices } of options) {
    const [only] = choices;
    if (own(filled, name) === undefined && choices.length === 1 && only !== undefined) {
      const more = { ...filled, [name]: only.name };
      if (variants.some((variant) => fits(variant, more))) filled = more;
    }
  }
  return filled;
}

/** The variant of a selection, or the reason why there is none. */
export function resolveVariant<Variant extends VariantEntry>(
  options: readonly VariantOption[],
  variants: readonly Variant[],
  selection: OptionSelection,
): Resolution<Variant> {
  const missing = options.filter(({ name }) => own(selection, name) === undefined).map(({ name }) => name);
  if (missing.length > 0) return { kind: "incomplete", missing };
  const variant = variants.find((entry) => fits(entry, selection));
  if (!variant) return { kind: "impossible" };
  return { kind: canBuy(variant) ? "ready" : "sold-out", variant };
}

/** The offer of a product under a selection. Only a `ready` one can be added to the cart. */
export type Offer =
  | { kind: "ready"; variant: ProductVariant; preorder: boolean; max: number | undefined }
  | { kind: "incomplete"; variant: undefined; preorder: boolean; missing: string[] }
  | { kind: "gone" | "sold-out" | "impossible"; variant: ProductVariant | undefined };

/** The offer of a product: sold out as a whole, or by its chosen variant. A preorder has no greatest quantity. */
export function offerOf(product: ProductView, selection: OptionSelection): Offer {
  const resolution = resolveVariant(product.options, product.variants, selection);
  const variant = "variant" in resolution ? resolution.variant : undefined;
  if (!canBuy(product)) return { kind: "gone", variant };
  const preorder = availabilityOf(variant ?? product) === "preorder";
  switch (resolution.kind) {
    case "ready":
      return { ...resolution, preorder, max: preorder ? undefined : resolution.variant.quantity };
    case "incomplete":
      return { ...resolution, variant: undefined, preorder };
    case "sold-out":
    case "impossible":
      return { kind: resolution.kind, variant };
  }
}

/** Reads a selection from a URL: only options and choices that the product has, by their keys or names. */
export function readSelection(
  params: URLSearchParams,
  options: readonly VariantOption[],
  variants: readonly VariantEntry[],
): OptionSelection {
  const read: [string, string][] = [];
  for (const { name, key = name, choices } of options) {
    const value = (params.get(key.toLowerCase()) ?? params.get(name.toLowerCase()))?.toLowerCase();
    const choice = choices.find((known) => [known.key, known.name].some((text) => text?.toLowerCase() === value));
    if (value !== undefined && choice !== undefined) read.push([name, choice.name]);
  }
  return chooseSingles(options, variants, Object.fromEntries(read));
}

/** Writes a selection to a URL by keys, without changing its other parameters. */
export function writeSelection(
  params: URLSearchParams,
  options: readonly VariantOption[],
  selection: OptionSelection,
): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const { name, key = name, choices } of options) {
    const chosen = own(selection, name);
    const choice = choices.find((known) => known.name === chosen);
    if (key !== name) written.delete(name.toLowerCase());
    if (chosen === undefined) written.delete(key.toLowerCase());
    else written.set(key.toLowerCase(), choice?.key ?? chosen);
  }
  return written;
}
