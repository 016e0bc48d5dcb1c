/** The migration of each function of Cart V1 to Cart V2, with the edits of its arguments. */

import type { Node } from "@babel/types";
import type { AnyCall } from "../code/syntax.js";
import { type Edit, rangeOf } from "../sources.js";

/** A call of a function of Cart V1. */
interface MovedCall {
  readonly call: AnyCall;
  /** Whether `await` stands before the call. */
  readonly isAwaited: boolean;
}

/** The migration of one call: the new name and the edits of its arguments, or why a person has to do it. */
export type Move = { name: string; edits?: Edit[]; read?: "cart" } | { reason: string };

const MOVERS: Readonly<Record<string, (call: MovedCall) => Move>> = {
  // V1 answers with the cart itself, V2 with `{ cart }`.
  getCurrentCart: ({ isAwaited }) =>
    isAwaited
      ? { name: "getCurrentCart", read: "cart" }
      : { reason: "answers with `{ cart }` in Cart V2: read `cart` where the answer arrives" },
  getCurrentCartOrNull: () => ({ name: "getCurrentCartOrNull" }),
  deleteCurrentCart: () => ({ name: "deleteCurrentCart" }),
  removeLineItemsFromCurrentCart: () => ({ name: "removeLineItemsFromCurrentCart" }),
  addToCurrentCart: ({ call }) => {
    const edits = keysEdited(call.arguments[0], { lineItems: "catalogItems" });
    return edits
      ? { name: "addLineItemsToCurrentCart", edits }
      : { reason: "is `addLineItemsToCurrentCart({ catalogItems })`; its `customItems` have other fields" };
  },
  updateCurrentCartLineItemQuantity: ({ call }) => {
    const [lines] = call.arguments;
    const items = lines?.type === "ArrayExpression" ? lines.elements.map(quantityEdits) : [undefined];
    const [start, end] = lines ? rangeOf(lines) : [0, 0];
    return items.every((item) => item !== undefined)
      ? { name: "updateLineItemsInCurrentCart", edits: [...around(start, end, "{ lineItems: ", " }"), ...items.flat()] }
      : { reason: "is `updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity } }] })`" };
  },
  updateCurrentCart: ({ call }) => {
    const edits = keysEdited(call.arguments[0], { couponCode: "code" });
    return edits
      ? { name: "addCouponToCurrentCart", edits }
      : { reason: "has other fields in Cart V2; a coupon is `addCouponToCurrentCart({ code })`" };
  },
  removeCouponFromCurrentCart: () => ({ reason: "takes the coupon's id in Cart V2: `cart.coupons[0]._id`" }),
  estimateCurrentCartTotals: () => ({
    reason: "is `estimateCurrentCart` in Cart V2, which reads address and delivery method from the cart",
  }),
  createCheckoutFromCurrentCart: () => ({
    reason: "has no successor: in Cart V2 the cart is the checkout, and its id goes into `createRedirectSession`",
  }),
};

/** The migration of a call, considering only the call itself. */
export const moveOf = (module: string, name: string, call: MovedCall): Move =>
  (module === "currentCart" ? MOVERS[name]?.(call) : undefined) ?? { reason: "ends on 2027-02-01: see `cartV2`" };

export const around = (start: number, end: number, before: string, after: string): Edit[] => [
  { start, end: start, text: before },
  { start: end, end, text: after },
];

/** Renames the keys of an object literal; undefined for other expressions, and for unknown keys. */
function keysEdited(node: Node | undefined, names: Readonly<Record<string, string>>): Edit[] | undefined {
  const edits = node?.type === "ObjectExpression" ? node.properties.map((property) => keyEdit(property, names)) : [];
  return edits.length > 0 && edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function keyEdit(property: Node, names: Readonly<Record<string, string>>): Edit | undefined {
  if (property.type !== "ObjectProperty" || property.computed || property.key.type !== "Identifier") return undefined;
  const [start, end] = rangeOf(property.key);
  const { name } = property.key;
  const renamed = names[name];
  const text = renamed !== undefined && property.shorthand && renamed !== name ? `${renamed}: ${name}` : renamed;
  return text === undefined ? undefined : { start, end, text };
}

/** The edits of one line in `updateCurrentCartLineItemQuantity`: `{ _id, quantity }`. */
function quantityEdits(line: Node | null): Edit[] | undefined {
  const keys = { _id: "lineItemId", id: "lineItemId", quantity: "quantity: { newQuantity" };
  const edits = keysEdited(line ?? undefined, keys);
  const properties = line?.type === "ObjectExpression" ? line.properties : [];
  const quantity = properties.find(
    (property) => property.type === "ObjectProperty" && nameOf(property.key) === "quantity",
  );
  const end = quantity?.end ?? 0;
  return edits && quantity && [...edits, { start: end, end, text: " }" }];
}

const nameOf = (node: Node): string => (node.type === "Identifier" ? node.name : "");
