import type { Product, ProductVariant } from "../../lib/catalog";
import { availabilityOf, canBuy } from "../catalog";

/**
 * Variant selection, as pure functions over a product's options and variants. A selection maps an option's name to a
 * choice; some may be missing or unknown.
 */

export interface Option extends Named {
  readonly choices: readonly Named[];
}

interface Named {
  readonly name: string;
  /** The same in every language; missing where it is the name. */
  readonly key?: string;
}

export type VariantEntry = Pick<ProductVariant, "id" | "choices" | "inStock" | "quantity" | "preorder">;

export type Selection = Readonly<Record<string, string>>;

/**
 * The availability of a choice under a selection:
 * `available` with what is chosen already; `other` only with other choices elsewhere;
 * `sold-out` when every variant with it is; `missing` when no variant has it.
 */
export type ChoiceState = "available" | "sold-out-here" | "other" | "sold-out" | "missing";

type Resolution<Variant extends VariantEntry = VariantEntry> =
  | { kind: "ready"; variant: Variant }
  | { kind: "sold-out"; variant: Variant }
  | { kind: "impossible" }
  | { kind: "incomplete"; missing: string[] };

function fits(variant: VariantEntry, selection: Selection, except?: string): boolean {
  return Object.entries(selection).every(([name, choice]) => name === except || variant.choices[name] === choice);
}

/** The state of one choice under what is chosen for the other options. */
export function choiceState(
  variants: readonly VariantEntry[],
  selection: Selection,
  option: string,
  choice: string,
): ChoiceState {
  const having = variants.filter((variant) => variant.choices[option] === choice);
  if (having.length === 0) return "missing";
  if (!having.some(canBuy)) return "sold-out";
  const here = having.filter((variant) => fits(variant, selection, option));
  if (here.some(canBuy)) return "available";
  return here.length > 0 ? "sold-out-here" : "other";
}

/**
 * The selection after a choice. Earlier choices stay wherever some variant has both; where none has, as few of them as
 * possible are given up, the later options first.
 */
export function choose(
  options: readonly Option[],
  variants: readonly VariantEntry[],
  selection: Selection,
  option: string,
  choice: string,
): Selection {
  let kept: Selection = { [option]: choice };
  for (const { name } of options) {
    const earlier = selection[name];
    if (name === option || earlier === undefined) continue;
    const more = { ...kept, [name]: earlier };
    if (variants.some((variant) => fits(variant, more))) kept = more;
  }
  return fillOnly(options, variants, kept);
}

/** Chooses where there is only one thing to choose. */
export function fillOnly(
  options: readonly Option[],
  variants: readonly VariantEntry[],
  selection: Selection,
): Selection {
  const filled: Record<string, string> = { ...selection };
  for (const { name, choices } of options) {
    const [only] = choices;
    if (filled[name] === undefined && choices.length === 1 && only !== undefined) {
      if (variants.some((variant) => fits(variant, { ...filled, [name]: only.name }))) filled[name] = only.name;
    }
  }
  return filled;
}

/** The variant of a selection, or the reason why there is none. */
export function resolve<Variant extends VariantEntry>(
  options: readonly Option[],
  variants: readonly Variant[],
  selection: Selection,
): Resolution<Variant> {
  const missing = options.filter(({ name }) => selection[name] === undefined).map(({ name }) => name);
  if (missing.length > 0) return { kind: "incomplete", missing };
  const variant = variants.find((entry) => fits(entry, selection));
  if (!variant) return { kind: "impossible" };
  return { kind: canBuy(variant) ? "ready" : "sold-out", variant };
}

/** The offer of a product under a selection. Only one that is `ready` can be added to the cart. */
export type Offer =
  | { kind: "ready"; variant: ProductVariant; preorder: boolean; max: number | undefined }
  | { kind: "incomplete"; variant: undefined; preorder: boolean; missing: string[] }
  | { kind: "gone" | "sold-out" | "impossible"; variant: ProductVariant | undefined };

/** The offer of a product: sold out as a whole, or as the chosen variant is. A preorder has no largest quantity. */
export function offerOf(product: Product, selection: Selection): Offer {
  const resolution = resolve(product.options, product.variants, selection);
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

/** Reads a selection from an address: only options and choices that the product has, by their keys or names. */
export function selectionFrom(
  params: URLSearchParams,
  options: readonly Option[],
  variants: readonly VariantEntry[],
): Selection {
  const read: Record<string, string> = {};
  for (const { name, key = name, choices } of options) {
    const value = (params.get(key.toLowerCase()) ?? params.get(name.toLowerCase()))?.toLowerCase();
    const choice = choices.find((known) => [known.key, known.name].some((text) => text?.toLowerCase() === value));
    if (value !== undefined && choice !== undefined) read[name] = choice.name;
  }
  return fillOnly(options, variants, read);
}

/** Writes a selection to an address by keys, leaving its other parts alone. */
export function selectionParams(
  params: URLSearchParams,
  options: readonly Option[],
  selection: Selection,
): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const { name, key = name, choices } of options) {
    const chosen = selection[name];
    const choice = choices.find((known) => known.name === chosen);
    if (key !== name) written.delete(name.toLowerCase());
    if (chosen === undefined) written.delete(key.toLowerCase());
    else written.set(key.toLowerCase(), choice?.key ?? chosen);
  }
  return written;
}
