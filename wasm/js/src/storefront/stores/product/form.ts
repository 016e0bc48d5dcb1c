/** The purchase form of a product, as an external store. */

import { STORES_APP_ID } from "../../../generated/app-ids.js";
import { bare, own } from "../../../sdk/own.js";
import { type ItemOptions, itemOptions } from "../../catalog-view/item.js";
import type { ProductPrice, ProductView, SubscriptionPlan } from "../../catalog-view/view.js";
import { type ExternalStore, heldStore, setFields } from "../external.js";
import { type ExtraProblem, extraProblem, mediaOfExtras, NO_EXTRAS, type ProductExtras, surcharges } from "./extras.js";
import { mediaOfChoices } from "./media.js";
import { chosenPrice } from "./pricing.js";
import {
  type ChoiceAvailability,
  choiceAvailability,
  chooseOption,
  chooseSingles,
  type Offer,
  offerOf,
  type OptionSelection,
} from "./variants.js";

/** The state of a product's form. */
export interface ProductFormSnapshot {
  /** The chosen choice's name by option name. */
  readonly selection: OptionSelection;
  /** Choices that the last choice replaced, since no variant has both. */
  readonly dropped: readonly string[];
  readonly extras: ProductExtras;
  /** `null` for a purchase without a subscription. */
  readonly plan: SubscriptionPlan | null;
  readonly quantity: number;
  /** The largest quantity; absent if the stock is not tracked. */
  readonly max: number | undefined;
  /** The product as chosen: ready to be added, or the reason why not. */
  readonly offer: Offer;
  /** The unit price as chosen. */
  readonly price: ProductPrice | undefined;
  /** The ids of the media that show the choices, the best first. */
  readonly mediaIds: readonly string[];
  /** The problems of modifiers by key. */
  readonly problems: Readonly<Record<string, ExtraProblem>>;
}

/** Options of `productForm`. */
export interface ProductFormOptions {
  /** The initial selection, such as `readSelection` of a URL. */
  readonly selection?: OptionSelection;
}

/** The form of a product's purchase as an external store. */
export interface ProductForm extends ExternalStore<ProductFormSnapshot> {
  /** Chooses for an option. Earlier choices stay if a variant has them all. */
  readonly choose: (option: string, choice: string) => void;
  /** Replaces the selection, after a navigation. */
  readonly select: (selection: OptionSelection) => void;
  /** The availability of a choice under the selection. */
  readonly availability: (option: string, choice: string) => ChoiceAvailability;
  /** Sets the text of a modifier. */
  readonly write: (modifier: string, text: string) => void;
  /** Sets the choice of a modifier; an empty key removes it. */
  readonly chooseExtra: (modifier: string, choice: string) => void;
  /** Sets the subscription; `null` for a purchase without a subscription. */
  readonly choosePlan: (planId: string | null) => void;
  readonly setQuantity: (quantity: number) => void;
  /** Takes a newer answer of the same product, and keeps the choices. */
  readonly update: (product: ProductView) => void;
  /** The item for `cartStore(client).add`; `undefined` until the offer is ready and no modifier has a problem. */
  readonly item: () => ProductItem | undefined;
}

/** An item to add to the cart. */
export interface ProductItem {
  readonly catalogReference: { readonly appId: string; readonly catalogItemId: string; readonly options: ItemOptions };
  readonly quantity: number;
}

/** The buyer's choices. */
type Chosen = Pick<ProductFormSnapshot, "selection" | "dropped" | "extras" | "plan" | "quantity">;

/**
 * The purchase form of a product: options with their availability, modifiers, subscriptions, quantity, price, and the
 * pictures of the choices.
 *
 * ```ts
 * const form = productForm(product, { selection: readSelection(params, product.options, product.variants) });
 * form.choose("Colour", "Clay");
 * const item = form.item();
 * if (item) await cartStore(client).add([item]);
 * ```
 */
export function productForm(first: ProductView, { selection = {} }: ProductFormOptions = {}): ProductForm {
  let product = first;
  const held = heldStore<ProductFormSnapshot>(
    snapshotOf(product, {
      selection: chooseSingles(product.options, product.variants, selection),
      dropped: [],
      extras: NO_EXTRAS,
      plan: product.oneTime ? null : (product.subscriptions[0] ?? null),
      quantity: 1,
    }),
  );
  const change = (changed: Partial<Chosen>): void => {
    setFields(held, snapshotOf(product, { ...held.getSnapshot(), ...changed }));
  };
  const changeExtras = (changed: Partial<ProductExtras>): void => {
    change({ extras: { ...held.getSnapshot().extras, ...changed } });
  };
  return {
    getSnapshot: held.getSnapshot,
    subscribe: held.subscribe,
    choose(option, choice) {
      const { selection: before } = held.getSnapshot();
      const selection = chooseOption(product.options, product.variants, before, option, choice);
      const dropped = Object.entries(before).flatMap(([name, text]) =>
        own(selection, name) === undefined ? text : [],
      );
      change({ selection, dropped });
    },
    select(selection) {
      const whole = chooseSingles(product.options, product.variants, selection);
      if (JSON.stringify(whole) !== JSON.stringify(held.getSnapshot().selection)) {
        change({ selection: whole, dropped: [] });
      }
    },
    availability: (option, choice) =>
      choiceAvailability(product.variants, held.getSnapshot().selection, option, choice),
    write(modifier, text) {
      changeExtras({ texts: { ...held.getSnapshot().extras.texts, [modifier]: text } });
    },
    chooseExtra(modifier, choice) {
      const others = Object.entries(held.getSnapshot().extras.choices).filter(([key]) => key !== modifier);
      changeExtras({ choices: Object.fromEntries(choice === "" ? others : [...others, [modifier, choice]]) });
    },
    choosePlan(planId) {
      const plan = product.subscriptions.find(({ id }) => id === planId) ?? null;
      change({ plan: plan ?? (product.oneTime ? null : (product.subscriptions[0] ?? null)) });
    },
    setQuantity(quantity) {
      change({ quantity: Math.max(1, Math.trunc(quantity) || 1) });
    },
    update(newer) {
      if (newer !== product) {
        product = newer;
        change({});
      }
    },
    item() {
      const { offer, extras, plan, quantity, problems } = held.getSnapshot();
      if (offer.kind !== "ready" || Object.keys(problems).length > 0) return undefined;
      const chosen = {
        variantId: offer.variant.id,
        texts: extras.texts,
        extras: extras.choices,
        ...(plan && { subscriptionId: plan.id }),
      };
      const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id, options: itemOptions(chosen) };
      return { catalogReference, quantity };
    },
  };
}

function snapshotOf(product: ProductView, chosen: Chosen): ProductFormSnapshot {
  const { selection, extras, plan } = chosen;
  const offer = offerOf(product, selection);
  const max = offer.kind === "ready" ? offer.max : undefined;
  const problems = product.modifiers.flatMap((modifier) => {
    const problem = extraProblem(modifier, extras);
    return problem ? [[modifier.key, problem] as const] : [];
  });
  return {
    ...chosen,
    selection: bare(selection),
    extras: { texts: bare(extras.texts), choices: bare(extras.choices) },
    quantity: max === undefined ? chosen.quantity : Math.min(chosen.quantity, Math.max(1, max)),
    max,
    offer,
    price: chosenPrice(product, { variant: offer.variant, added: surcharges(product.modifiers, extras), plan }),
    mediaIds: [...mediaOfChoices(product, selection, offer.variant), ...mediaOfExtras(product.modifiers, extras)],
    problems: bare(Object.fromEntries(problems)),
  };
}
