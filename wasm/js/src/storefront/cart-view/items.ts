/** Parts of lines common to both versions: names, choices, subscriptions and catalog references. */

import { optional } from "../../core/optional.js";
import type { FeeSource } from "./totals.js";
import { type Currencies, priceOf, type WireAmount } from "./price.js";
import type {
  Availability,
  CartAddress,
  ItemReference,
  LineDetail,
  LineExtra,
  LineKind,
  Period,
  ServiceDetails,
  Subscription,
} from "./view.js";

/** A text in the site's language and in the buyer's. */
export interface WireText {
  original?: string;
  translated?: string | null;
}

/**
 * The text in the buyer's language, else in the site's; empty if there is neither. Names of lines and orders have both.
 *
 * ```ts
 * for (const { productName } of order.lineItems ?? []) console.log(translatedText(productName));
 * ```
 */
export function translatedText(text: WireText | undefined | null): string {
  return text?.translated || text?.original || "";
}

interface WireDetail {
  name?: WireText;
  plainText?: WireText;
  colorInfo?: WireText & { code?: string };
}

export function detailsOf(lines: readonly WireDetail[] | undefined): LineDetail[] {
  return (lines ?? []).flatMap(({ name, plainText, colorInfo }) => {
    const value = translatedText(plainText) || translatedText(colorInfo);
    if (!value) return [];
    return [{ name: translatedText(name), value, ...(colorInfo?.code !== undefined && { color: colorInfo.code }) }];
  });
}

interface WireModifierGroup {
  modifiers?: { quantity?: number; label?: WireText; price?: WireAmount }[];
}

export function extrasOf(groups: readonly WireModifierGroup[] | undefined, money: Currencies): LineExtra[] {
  return (groups ?? []).flatMap(({ modifiers = [] }) =>
    modifiers.map(({ label, quantity = 1, price }) => ({
      name: translatedText(label),
      quantity,
      ...optional("price", priceOf(price, money)),
    })),
  );
}

const KINDS: Readonly<Record<string, LineKind>> = {
  PHYSICAL: "physical",
  DIGITAL: "digital",
  GIFT_CARD: "giftCard",
  SERVICE: "service",
};

export function kindOf(type: { preset?: string; custom?: string } | undefined): LineKind {
  return KINDS[type?.preset ?? ""] ?? "other";
}

/** The fee sources of both cart versions. */
const FEE_SOURCES: Readonly<Record<string, FeeSource>> = {
  ITEM: "item",
  LINE_ITEM: "item",
  SHIPPING: "delivery",
  DELIVERY: "delivery",
  SERVICE_PLUGIN: "shop",
  MANUAL: "shop",
  PLATFORM: "platform",
};

export function feeSourceOf(source: string | undefined): FeeSource | undefined {
  return FEE_SOURCES[source ?? ""];
}

interface WireSubscription {
  title?: WireText;
  subscriptionSettings?: {
    frequency?: string;
    interval?: number;
    autoRenewal?: boolean;
    billingCycles?: number;
    enableCustomerCancellation?: boolean;
    freeTrialPeriod?: { frequency?: string; interval?: number };
    startDate?: Date;
  };
}

export function subscriptionOf(wire: WireSubscription | undefined): Subscription | undefined {
  const settings = wire?.subscriptionSettings;
  const period = periodOf(settings?.frequency);
  if (!settings || !period) return undefined;
  const title = translatedText(wire.title);
  const trial = periodOf(settings.freeTrialPeriod?.frequency);
  return {
    ...(title && { title }),
    period,
    every: settings.interval ?? 1,
    ...(settings.autoRenewal !== true && optional("cycles", settings.billingCycles)),
    cancellable: settings.enableCustomerCancellation === true,
    ...optional("startDate", settings.startDate?.toISOString()),
    ...(trial && { freeTrial: { period: trial, count: settings.freeTrialPeriod?.interval ?? 1 } }),
  };
}

function periodOf(frequency: string | undefined): Period | undefined {
  return frequency === "DAY" || frequency === "WEEK" || frequency === "MONTH" || frequency === "YEAR"
    ? frequency
    : undefined;
}

export function serviceOf(
  wire: { scheduledDate?: Date; numberOfParticipants?: number } | undefined,
): ServiceDetails | undefined {
  if (wire?.scheduledDate === undefined && wire?.numberOfParticipants === undefined) return undefined;
  return {
    ...optional("date", isoText(wire.scheduledDate)),
    ...optional("participants", wire.numberOfParticipants),
  };
}

export function isoText(date: Date | undefined): string | undefined {
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export function referenceOf(
  wire: { appId?: string; catalogItemId?: string; options?: unknown } | undefined,
): ItemReference | undefined {
  if (wire?.appId === undefined || wire.catalogItemId === undefined) return undefined;
  const { appId, catalogItemId, options } = wire;
  return { appId, catalogItemId, ...optional("options", options) };
}

/**
 * Whether two references mean the same item with the same choices. A request may name only the variant, while the
 * cart's line also lists the variant's choices: fields of both references must agree, and texts and modifiers must
 * agree always.
 */
export function sameItem(one: ItemReference | undefined, other: ItemReference | undefined): boolean {
  return isChosenAlike(one, other, ["customTextFields", "modifierGroups"], isEqual);
}

/**
 * Whether a requested item belongs to a line. Choices that only the line has are its variant's. Choices that only the
 * request has are modifiers, which make another line; so are all choices of a pending line.
 */
export function isFor(line: ItemReference | undefined, wish: ItemReference | undefined, isPending: boolean): boolean {
  const [lineHasChoices, wishHasChoices] = [hasChoices(line), hasChoices(wish)];
  return (
    sameItem(line, wish) && (lineHasChoices || !wishHasChoices) && (wishHasChoices || !lineHasChoices || !isPending)
  );
}

function hasChoices(reference: ItemReference | undefined): boolean {
  return filled(fieldsOf(reference?.options)["options"]) !== undefined;
}

/**
 * Whether a line may be the requested item. The platform moves modifier choices to another field, so that one request
 * may match several lines, and one line several requests.
 */
export function mayBeItem(one: ItemReference | undefined, other: ItemReference | undefined): boolean {
  return isChosenAlike(one, other, ["customTextFields"], agree);
}

/** Whether two references are for one item: fields in `always` must be equal; common fields must pass `isSame`. */
function isChosenAlike(
  one: ItemReference | undefined,
  other: ItemReference | undefined,
  always: readonly string[],
  isSame: (one: unknown, other: unknown) => boolean,
): boolean {
  if (!one || !other || one.appId !== other.appId || one.catalogItemId !== other.catalogItemId) return false;
  const [mine, theirs] = [fieldsOf(one.options), fieldsOf(other.options)];
  return (
    always.every((name) => isEqual(filled(mine[name]), filled(theirs[name]))) &&
    Object.keys(mine).every(
      (name) => always.includes(name) || !Object.hasOwn(theirs, name) || isSame(mine[name], theirs[name]),
    )
  );
}

/** The value, or undefined if it is empty. */
function filled(value: unknown): unknown {
  return Object.keys(value ?? {}).length > 0 ? value : undefined;
}

/** Whether two requests are exactly equal. */
export function sameWish(one: ItemReference, other: ItemReference): boolean {
  return isEqual(one, other);
}

function isEqual(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

/** Whether two values are equal in all fields that both have. */
function agree(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return isEqual(one, other);
  return Object.keys(one).every((name) => !Object.hasOwn(other, name) || agree(one[name], other[name]));
}

function fieldsOf(options: unknown): Record<string, unknown> {
  return isFields(options) ? options : {};
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** JSON with sorted keys, so that equal values give equal texts. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** A line's availability, with a suggested fix: a smaller quantity if there is stock, otherwise none. */
export function availability(status: Availability["status"], left: number | undefined): Availability {
  const counted = optional("left", left);
  switch (status) {
    case "available":
      return { status, ...counted };
    case "partly":
      return { status, ...counted, fix: left ? { kind: "lowerQuantity", quantity: left } : { kind: "removeLine" } };
    default:
      return { status, ...counted, fix: { kind: "removeLine" } };
  }
}

/** The address if it has a country. */
export function addressOf(wire: Partial<CartAddress> | undefined): CartAddress | undefined {
  if (!wire?.country) return undefined;
  return {
    country: wire.country,
    ...optional("subdivision", wire.subdivision),
    ...optional("city", wire.city),
    ...optional("postalCode", wire.postalCode),
    ...optional("addressLine1", wire.addressLine1),
    ...optional("addressLine2", wire.addressLine2),
  };
}
