/** Subscription plans of a product: the interval of deliveries and payments, the duration, and the discount. */
import { msg, t } from "@lingui/core/macro";
import type { productsV3 } from "@cartwright/sdk";
import { SUBSCRIPTION } from "../../../generated/bounds";
import { isNothing, percentText } from "../../../lib/money";
import { isAmount, isMore, isWhole } from "../../kit/ui/amounts";
import { numberInField } from "../../../lib/typed";
import type { Field, MoneyForm } from "../../../ui/form/field";
import type { Plan } from "./model";

export const MAX_PLANS = SUBSCRIPTION.count;
const INTERVAL = { min: SUBSCRIPTION.intervalLeast, max: SUBSCRIPTION.interval };
const CYCLES = { min: SUBSCRIPTION.cyclesLeast, max: SUBSCRIPTION.cycles };
const PERCENT = { min: SUBSCRIPTION.percentLeast, max: SUBSCRIPTION.percent };

export const PLAN: readonly Field<Plan>[] = [
  {
    name: "name",
    label: msg`Title`,
    max: SUBSCRIPTION.title,
    required: true,
    wire: ["title"],
  },
  { name: "description", label: msg`Description`, max: SUBSCRIPTION.description, wire: ["description"] },
  {
    name: "interval",
    label: msg`A payment every`,
    form: "number",
    digits: 0,
    required: true,
    check: (interval) => wholeProblem(interval, INTERVAL),
    wire: ["interval"],
  },
  {
    name: "frequency",
    label: msg`Unit of time`,
    choices: [
      { value: "DAY", label: msg`Days` },
      { value: "WEEK", label: msg`Weeks` },
      { value: "MONTH", label: msg`Months` },
      { value: "YEAR", label: msg`Years` },
    ],
    wire: ["frequency"],
  },
  {
    name: "renews",
    label: msg`Renews until cancelled`,
    form: "check",
    resets: { cycles: "" },
    wire: ["autoRenewal"],
  },
  {
    name: "cycles",
    label: msg`Number of payments`,
    form: "number",
    digits: 0,
    isFor: ({ renews }) => !renews,
    required: true,
    check: (cycles) => wholeProblem(cycles, CYCLES),
    wire: ["billingCycles"],
  },
  {
    name: "discount",
    label: msg`Discount`,
    className: "sm:col-start-1",
    choices: [
      { value: "", label: msg`No discount` },
      { value: "PERCENT", label: msg`Percent` },
      { value: "AMOUNT", label: msg`An amount` },
    ],
    resets: { off: "" },
    wire: [],
  },
  {
    name: "off",
    label: msg`Discount value`,
    form: "number",
    digits: 2,
    hint: msg`In percent.`,
    isFor: ({ discount }) => discount === "PERCENT",
    required: true,
    check: percentProblem,
    text: (off) => off && percentText(Number(off) / 100),
    wire: ["discount", "discount.amountOff", "discount.percentOff"],
  },
  {
    name: "off",
    label: msg`Discount value`,
    form: "money",
    isFor: ({ discount }) => discount === "AMOUNT",
    required: true,
    check: (off, _, money) => amountProblem(off, money),
  },
  { name: "visible", label: msg`Shown in the shop`, form: "check", className: "sm:col-start-1", wire: ["visible"] },
];

function wholeProblem(text: string, { min, max }: { min: number; max: number }): string | undefined {
  return isWhole(text, min, max) ? undefined : t`must be a whole number from ${min} to ${max}`;
}

function percentProblem(off: string): string | undefined {
  const isNumber = /^\d+(?:\.\d+)?$/.test(off);
  const { min, max } = { min: numberInField(String(PERCENT.min)), max: numberInField(String(PERCENT.max)) };
  const isFine = isNumber && Number(off) >= PERCENT.min && Number(off) <= PERCENT.max;
  return isFine ? undefined : t`must be a number from ${min} to ${max}`;
}

/** An amount off must not exceed the product's lowest price. */
function amountProblem(off: string, { currency, digits, price = "" }: MoneyForm): string | undefined {
  if (!isAmount(off, digits) || isNothing({ amount: off })) return t`cannot be “${{ text: off }}”`;
  return isAmount(price, digits) && isMore(off, price, currency) ? t`must not be more than the price` : undefined;
}

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

/** The plans for the platform; null removes the last plan. */
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

/** Why the plans are invalid together. */
export function plansProblem(plans: readonly Plan[], oneTime: boolean): string | undefined {
  const areHidden = plans.length > 0 && plans.every(({ visible }) => !visible);
  return areHidden && !oneTime
    ? t`A product sold by subscription only needs at least one visible subscription.`
    : undefined;
}
