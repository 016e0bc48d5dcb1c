/** Finds the calls of Cart V1 and Checkout V1 in a script. */

import type { CallExpression, MemberExpression } from "@babel/types";
import { type Script, visit } from "./sources.js";

/** A call of a module's function: `currentCart.getCurrentCart()` or `client.currentCart.getCurrentCart()`. */
export interface ModuleCall {
  readonly module: string;
  readonly name: string;
  readonly call: CallExpression;
  /** Whether `await` stands before the call. */
  readonly isAwaited: boolean;
  /** The member expression of the function, and the start of the module's name in it. */
  readonly callee: MemberExpression;
  readonly moduleStart: number;
}

/** The functions that end, by module. */
const ENDING: Readonly<Record<string, RegExp>> = {
  currentCart: /CurrentCart/,
  cart: /Cart$|^(?:removeLineItems|updateLineItemsQuantity|removeCoupon|estimateTotals|createCheckout)$/,
  checkout: /^(?:create|get|update|delete|add|remove|mark)[A-Z]/,
};

/** The calls of functions that end. */
export function endingCalls({ syntax }: Script): ModuleCall[] {
  const calls: ModuleCall[] = [];
  visit(syntax, (node, [parent]) => {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") {
      return;
    }
    const { callee } = node;
    const { object, property } = callee;
    const owner = object.type === "MemberExpression" ? object.property : object;
    if (property.type !== "Identifier" || owner.type !== "Identifier" || !ENDING[owner.name]?.test(property.name)) {
      return;
    }
    const isAwaited = parent?.type === "AwaitExpression";
    calls.push({
      module: owner.name,
      name: property.name,
      call: node,
      isAwaited,
      callee,
      moduleStart: owner.start ?? 0,
    });
  });
  return calls;
}
