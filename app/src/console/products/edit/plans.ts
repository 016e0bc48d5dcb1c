/** Subscription plans of a product: how often it is delivered and paid, for how long, and at which discount. */
import { t } from "@lingui/core/macro";
import type { productsV3 } from "@cartwright/sdk";
import { decimalText, isNothing, percentText } from "../../../lib/money";
import { isAmount, isMore, isWhole } from "../../ui/amounts";
import { numberInField } from "../../../lib/typed";
import type { FieldProblem, Plan } from "./model";

export const PLAN_FIELDS = [
  "name",
  "description",
  "interval",
  "frequency",
  "renews",
  "cycles",
  "discount",
  "off",
  "visible",
] as const satisfies readonly (keyof Plan)[];

export const MAX_PLANS = 6;
export const MAX_PLAN_NAME = 20;
export const MAX_PLAN_DESCRIPTION = 60;
const MAX_INTERVAL = 50;
const CYCLES = { min: 2, max: 999 };
const PERCENT = { min: 0.1, max: 99.9 };
/** The digits after the point of a percentage. */
export const PERCENT_DIGITS = 2;

export function planOf(wire: productsV3.Subscription): Plan {
  const { _id = "", title = "", description = "", interval = 1, frequency = "MONTH", billingCycles, discount } = wire;
  const { amountOff, percentOff } = discount ?? {};
  return {
    ...{ key: _id, name: title, description, interval: String(interval), frequency },
    renews: billingCycles === undefined,
    cycles: billingCycles === undefined ? "" : String(billingCycles),
    discount: amountOff !== undefined ? "AMOUNT" : percentOff !== undefined ? "PERCENT" : "",
    off: amountOff ?? (percentOff === undefined ? "" : String(percentOff)),
    visible: wire.visible !== false,
  };
}

export function newPlan(): Plan {
  return {
    ...{ key: crypto.randomUUID(), name: t`Monthly`, description: "", interval: "1", frequency: "MONTH" },
    ...{ renews: true, cycles: "", discount: "", off: "", visible: true },
  };
}

/** The plans as the platform takes them; null takes the last ones away. */
export function wirePlans(plans: readonly Plan[], oneTime: boolean): productsV3.SubscriptionDetails | null {
  if (plans.length === 0) return null;
  return { subscriptions: plans.map(wirePlan), allowOneTimePurchases: oneTime };
}

function wirePlan(plan: Plan): productsV3.Subscription {
  const { key, name, description, interval, frequency, renews, cycles, discount, off, visible } = plan;
  return {
    _id: key,
    title: name.trim(),
    ...(description.trim() && { description: description.trim() }),
    visible,
    frequency,
    interval: Number(interval),
    ...(renews ? { autoRenewal: true } : { billingCycles: Number(cycles) }),
    ...(discount === "AMOUNT" && { discount: { type: discount, amountOff: off } }),
    ...(discount === "PERCENT" && { discount: { type: discount, percentOff: Number(off) } }),
  };
}

interface Limits {
  currency: string;
  digits: number;
  /** The lowest price of the product, which an amount off must not exceed; empty if it is not known. */
  price: string;
}

export function planProblems(plan: Plan, { currency, digits, price }: Limits): FieldProblem[] {
  const { name, interval, renews, cycles, discount, off } = plan;
  const found: FieldProblem[] = [];
  const refuse = (field: string, text: string) => found.push({ field, label: planLabel(field), text });
  const whole = (field: string, text: string, min: number, max: number) => {
    if (text === "") refuse(field, t`is missing`);
    else if (!isWhole(text, min, max)) refuse(field, t`must be a whole number from ${min} to ${max}`);
  };
  if (name.trim() === "") refuse("name", t`is missing`);
  whole("interval", interval, 1, MAX_INTERVAL);
  if (!renews) whole("cycles", cycles, CYCLES.min, CYCLES.max);
  if (discount === "") return found;
  if (off === "") refuse("off", t`is missing`);
  else if (discount === "PERCENT") {
    const isNumber = /^\d+(?:\.\d+)?$/.test(off);
    const { min, max } = { min: numberInField(String(PERCENT.min)), max: numberInField(String(PERCENT.max)) };
    if (!isNumber || Number(off) < PERCENT.min || Number(off) > PERCENT.max)
      refuse("off", t`must be a number from ${min} to ${max}`);
  } else if (!isAmount(off, digits) || isNothing({ amount: off })) refuse("off", t`cannot be “${{ text: off }}”`);
  else if (isAmount(price, digits) && isMore(off, price, currency)) refuse("off", t`must not be more than the price`);
  return found;
}

/** The reason why the plans cannot be together as they are. */
export function plansProblem(plans: readonly Plan[], oneTime: boolean): string | undefined {
  const areHidden = plans.length > 0 && plans.every(({ visible }) => !visible);
  return areHidden && !oneTime ? t`A product that is sold by subscription only needs one that is shown.` : undefined;
}

export function planLabel(field: string): string {
  switch (field) {
    case "name":
      return t`Title`;
    case "description":
      return t`Description`;
    case "interval":
      return t`A payment every`;
    case "frequency":
      return t`Unit of time`;
    case "renews":
      return t`Renewed until it is cancelled`;
    case "cycles":
      return t`Number of payments`;
    case "discount":
      return t`Discount`;
    case "off":
      return t`Discount value`;
    default:
      return t`Shown in the shop`;
  }
}

/** The units of time between payments, and the kinds of discount, with their names. */
export function frequencies(): { value: string; label: string }[] {
  return [
    { value: "DAY", label: t`Days` },
    { value: "WEEK", label: t`Weeks` },
    { value: "MONTH", label: t`Months` },
    { value: "YEAR", label: t`Years` },
  ];
}

export function discounts(): { value: string; label: string }[] {
  return [
    { value: "", label: t`No discount` },
    { value: "PERCENT", label: t`Percent` },
    { value: "AMOUNT", label: t`An amount` },
  ];
}

/** The value of a field in words. */
export function planText(plan: Plan, field: string, currency: string): string {
  const { name, description, interval, frequency, cycles, discount, off } = plan;
  const labelOf = (list: { value: string; label: string }[], value: string) =>
    list.find((each) => each.value === value)?.label ?? value;
  switch (field) {
    case "name":
      return name;
    case "description":
      return description;
    case "interval":
      return numberInField(interval);
    case "frequency":
      return labelOf(frequencies(), frequency);
    case "cycles":
      return cycles && numberInField(cycles);
    case "discount":
      return labelOf(discounts(), discount);
    case "off":
      return discount === "AMOUNT" ? decimalText(off, currency) : off && percentText(Number(off) / 100);
    default:
      return plan[field === "renews" ? "renews" : "visible"] ? t`Yes` : t`No`;
  }
}
