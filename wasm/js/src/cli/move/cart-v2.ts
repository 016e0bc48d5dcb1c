/** Moves calls of Cart V1 to Cart V2. */

import type { Node } from "@babel/types";
import { endingCalls, type ModuleCall } from "../cart-calls.js";
import { type Edit, rangeOf, type Script, visit } from "../sources.js";
import type { Remark } from "./change.js";

const [V1, V2] = ["currentCart", "currentCartV2"] as const;

/** The edits of a script's calls, and the modules to import in the place of Cart V1. */
export interface CartEdits {
  readonly edits: Edit[];
  readonly remarks: Remark[];
  readonly renamed: ReadonlyMap<string, string[]>;
}

/** A move of one call: the new name, and the edits of its arguments; or the reason why a person has to do it. */
type Move = { name: string; edits?: Edit[]; read?: "cart" } | { reason: string };

const MOVERS: Readonly<Record<string, (call: ModuleCall) => Move>> = {
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

const moveOf = (call: ModuleCall): Move =>
  (call.module === V1 ? MOVERS[call.name]?.(call) : undefined) ?? { reason: "ends on 2027-02-01: see `cartV2`" };

/** Whether a script has calls of the current cart that a person has to move. */
export const keepsCartV1 = (script: Script): boolean =>
  endingCalls(script).some((call) => call.module === V1 && "reason" in moveOf(call));

/**
 * The edits that move the calls of Cart V1 in a script.
 *
 * @param isKept whether calls of the module are left anywhere in the project, so that its clients need both modules
 */
export function cartEdits(script: Script, isKept: boolean): CartEdits {
  const edits: Edit[] = [];
  const remarks: Remark[] = [];
  for (const call of endingCalls(script)) {
    const move = moveOf(call);
    if ("reason" in move) {
      remarks.push({ at: call.call.start ?? 0, text: `\`${call.module}.${call.name}\` ${move.reason}` });
    } else {
      edits.push(...callEdits(call, move), ...(move.edits ?? []));
    }
  }
  const imported = new Set<string>();
  visit(script.syntax, (node, [parent, object]) => {
    if (node.type === "Identifier" && node.name === V1 && isReference(node, parent)) {
      const [start, end] = rangeOf(node);
      const isMoved = edits.some((edit) => edit.start === start);
      const isShorthand = parent?.type === "ObjectProperty" && parent.shorthand;
      const type = parent?.type === "TSQualifiedName" ? parent.right.name : "";
      if (isShorthand && !isMoved) {
        edits.push(...shorthandEdits(parent, object, isKept));
      } else if (SAME_TYPES.has(type)) {
        edits.push({ start, end, text: V2 });
        remarks.push({ at: start, text: `\`${V2}.${type}\` has other fields than \`${V1}.${type}\`` });
      }
      const used = isShorthand && isKept ? [V1, V2] : isMoved || isShorthand || SAME_TYPES.has(type) ? [V2] : [V1];
      used.forEach((module) => imported.add(module));
    }
  });
  return { edits, remarks, renamed: new Map(imported.size > 0 ? [[V1, [...imported].sort()]] : []) };
}

/** Puts the module of Cart V2 beside `currentCart` in an object, or in its place. */
function shorthandEdits(property: Node, object: Node | undefined, isKept: boolean): Edit[] {
  const properties = object?.type === "ObjectExpression" ? object.properties : [];
  const hasV2 = properties.some((other) => other.type === "ObjectProperty" && nameOf(other.key) === V2);
  const [start, end] = rangeOf(property);
  if (!hasV2) {
    return [{ start, end, text: isKept ? `${V1}, ${V2}` : V2 }];
  }
  const next = properties[properties.findIndex((other) => other === property) + 1];
  return isKept ? [] : [{ start, end: next?.start ?? end, text: "" }];
}

/** The types with the same name in both versions. */
const SAME_TYPES = new Set(["Cart", "LineItem"]);

/** Whether an identifier names a variable, as opposed to a property or an import. */
function isReference(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case "MemberExpression":
    case "OptionalMemberExpression":
      return parent.object === node || parent.computed;
    case "ObjectProperty":
      return parent.value === node || parent.computed;
    case "TSQualifiedName":
      return parent.left === node;
    case "ImportSpecifier":
    case "ExportSpecifier":
      return false;
    default:
      return true;
  }
}

function callEdits(
  { callee, call, moduleStart }: ModuleCall,
  { name, read }: Exclude<Move, { reason: string }>,
): Edit[] {
  const [start, end] = rangeOf(callee.property);
  const edits = [
    { start: moduleStart, end: moduleStart + V1.length, text: V2 },
    { start, end, text: name },
  ];
  const [first, last] = rangeOf(call);
  return read === undefined ? edits : [...edits, ...around(first - AWAIT, last, "(", `).${read}`)];
}

/** The length of `await ` before a call. */
const AWAIT = "await ".length;

const around = (start: number, end: number, before: string, after: string): Edit[] => [
  { start, end: start, text: before },
  { start: end, end, text: after },
];

/** Renames the keys of an object literal; undefined for any other expression, and for other keys. */
function keysEdited(node: Node | undefined, names: Readonly<Record<string, string>>): Edit[] | undefined {
  const edits = node?.type === "ObjectExpression" ? node.properties.map((property) => keyEdit(property, names)) : [];
  return edits.length > 0 && edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function keyEdit(property: Node, names: Readonly<Record<string, string>>): Edit | undefined {
  if (property.type !== "ObjectProperty" || property.computed || property.key.type !== "Identifier") {
    return undefined;
  }
  const [start, end] = rangeOf(property.key);
  const { name } = property.key;
  const renamed = names[name];
  const text = renamed !== undefined && property.shorthand && renamed !== name ? `${renamed}: ${name}` : renamed;
  return text === undefined ? undefined : { start, end, text };
}

/** The edits of a line of `updateCurrentCartLineItemQuantity`: `{ _id, quantity }`. */
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
