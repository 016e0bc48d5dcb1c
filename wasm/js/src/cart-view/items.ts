/** What the lines of both versions have in common: names, choices, subscriptions, and what each refers to. */

import { type Currencies, priceOf, type WireAmount } from "./price.js";
import type { ItemReference, LineDetail, LineExtra, LineKind, Period, ServiceDetails, Subscription } from "./view.js";

/** A text in the site's language, and in the buyer's. */
export interface WireText {
  original?: string;
  translated?: string | null;
}

/** The buyer's language first. */
export function say(text: WireText | undefined | null): string {
  return text?.translated || text?.original || "";
}

interface WireDetail {
  name?: WireText;
  plainText?: WireText;
  colorInfo?: WireText & { code?: string };
}

export function detailsOf(lines: readonly WireDetail[] | undefined): LineDetail[] {
  return (lines ?? []).flatMap(({ name, plainText, colorInfo }) => {
    const value = say(plainText) || say(colorInfo);
    if (!value) {
      return [];
    }
    return [{ name: say(name), value, ...(colorInfo?.code !== undefined && { color: colorInfo.code }) }];
  });
}

interface WireModifierGroup {
  modifiers?: { quantity?: number; label?: WireText; price?: WireAmount }[];
}

export function extrasOf(groups: readonly WireModifierGroup[] | undefined, money: Currencies): LineExtra[] {
  return (groups ?? []).flatMap(({ modifiers = [] }) =>
    modifiers.map(({ label, quantity = 1, price }) => ({
      name: say(label),
      quantity,
      ...given("price", priceOf(price, money)),
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

interface WireSubscription {
  title?: WireText;
  subscriptionSettings?: {
    frequency?: string;
    interval?: number;
    autoRenewal?: boolean;
    billingCycles?: number;
    enableCustomerCancellation?: boolean;
    freeTrialPeriod?: { frequency?: string; interval?: number };
  };
}

export function subscriptionOf(wire: WireSubscription | undefined): Subscription | undefined {
  const settings = wire?.subscriptionSettings;
  const period = periodOf(settings?.frequency);
  if (!settings || !period) {
    return undefined;
  }
  const title = say(wire.title);
  const trial = periodOf(settings.freeTrialPeriod?.frequency);
  return {
    ...(title && { title }),
    period,
    every: settings.interval ?? 1,
    ...(settings.autoRenewal !== true && given("cycles", settings.billingCycles)),
    cancellable: settings.enableCustomerCancellation === true,
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
  if (wire?.scheduledDate === undefined && wire?.numberOfParticipants === undefined) {
    return undefined;
  }
  return {
    ...given("date", isoText(wire.scheduledDate)),
    ...given("participants", wire.numberOfParticipants),
  };
}

export function isoText(date: Date | undefined): string | undefined {
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export function referenceOf(
  wire: { appId?: string; catalogItemId?: string; options?: unknown } | undefined,
): ItemReference | undefined {
  if (wire?.appId === undefined || wire.catalogItemId === undefined) {
    return undefined;
  }
  const { appId, catalogItemId, options } = wire;
  return { appId, catalogItemId, ...given("options", options) };
}

/**
 * Whether two references are the same thing chosen. A wish may name its variant alone, while a cart's line also tells
 * the choices that the variant stands for: what both say must agree, and free texts must in any case.
 */
export function sameItem(one: ItemReference | undefined, other: ItemReference | undefined): boolean {
  if (!one || !other || one.appId !== other.appId || one.catalogItemId !== other.catalogItemId) {
    return false;
  }
  const [mine, theirs] = [fieldsOf(one.options), fieldsOf(other.options)];
  const { customTextFields: texts = {}, ...choices } = mine;
  return (
    ordered(texts) === ordered(theirs.customTextFields ?? {}) &&
    Object.keys(choices).every((name) => !(name in theirs) || ordered(choices[name]) === ordered(theirs[name]))
  );
}

function fieldsOf(options: unknown): Record<string, unknown> {
  return (typeof options === "object" && options !== null ? options : {}) as Record<string, unknown>;
}

/** JSON whose keys stand in order, so that equal values give equal texts. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** A field that is left out when it has no value. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined | null,
): { [Key in Name]?: Value } {
  return (value === undefined || value === null ? {} : { [name]: value }) as { [Key in Name]?: Value };
}
