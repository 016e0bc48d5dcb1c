/** Finds the calls of Cart V1 and Checkout V1 in a script. */

import type { CallExpression, File, MemberExpression } from "@babel/types";
import { ENDING } from "../sdk/doctor/ending.js";
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

/** The calls of functions that end. */
export function endingCalls({ syntax }: Script): ModuleCall[] {
  const isCartModule = importsCart(syntax);
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
    // Programs name many objects `cart`.
    if (owner.name === "cart" && (owner !== object || !isCartModule)) {
      return;
    }
    const isAwaited = parent?.type === "AwaitExpression";
    const moduleStart = owner.start ?? 0;
    calls.push({ module: owner.name, name: property.name, call: node, isAwaited, callee, moduleStart });
  });
  return calls;
}

/** Whether a script imports the module `cart` of the platform's packages. */
const importsCart = ({ program }: File): boolean =>
  program.body.some(
    (node) =>
      node.type === "ImportDeclaration" &&
      node.source.value === "@wix/ecom" &&
      node.specifiers.some(({ local }) => local.name === "cart"),
  );
