/** Finds absolute URLs of the platform that are passed to `fetchWithAuth`. */

import type { Node } from "@babel/types";
import type { Scopes } from "./scopes.js";
import { bare, isCall, isFunction, isMember, keyName, textOf } from "./syntax.js";

/** The names through which a project passes a URL to `fetchWithAuth`. */
export interface Senders {
  /** The functions: `fetchWithAuth` itself, and functions that call it. */
  readonly functions: ReadonlySet<string>;
  /** The variables and properties in their arguments. */
  readonly constants: ReadonlySet<string>;
}

/** Collects the names of a project's scripts. */
export function sendersOf(scripts: readonly Scopes[]): Senders {
  const functions = new Set(["fetchWithAuth"]);
  const constants = new Set<string>();
  for (const scopes of scripts) {
    for (const node of scopes.nodes) {
      const alias =
        node.type === "ObjectProperty" && keyName(node.key, node.computed) === "fetchWithAuth" ? node.value : undefined;
      if (alias?.type === "Identifier") functions.add(alias.name);
      const around = isCall(node) && calledName(node) === "fetchWithAuth" ? functionName(node, scopes) : undefined;
      if (around !== undefined) functions.add(around);
    }
  }
  for (const scopes of scripts) {
    for (const node of scopes.nodes) {
      if (node.type === "Identifier" && argumentOf(node, scopes, functions)) constants.add(node.name);
    }
  }
  return { functions, constants };
}

/** Whether a text is a URL passed to `fetchWithAuth`: directly, or through a constant. */
export function isAddress(node: Node, scopes: Scopes, { functions, constants }: Senders): boolean {
  const text = node.type === "TemplateLiteral" ? node.quasis[0]?.value.cooked : textOf(node);
  if (!/^https:\/\/[\w-]+\.wixapis\.com/.test(text ?? "")) return false;
  for (let inner = node, outer = scopes.parent(node); outer; [inner, outer] = [outer, scopes.parent(outer)]) {
    if (outer.type === "VariableDeclarator" && outer.id.type === "Identifier") return constants.has(outer.id.name);
    if ((outer.type === "ObjectProperty" || outer.type === "ClassProperty") && outer.value === inner) {
      return constants.has(keyName(outer.key, outer.computed) ?? "");
    }
    if (isCall(outer) && outer.callee !== inner && calledName(outer) !== undefined) {
      return argumentOf(node, scopes, functions);
    }
  }
  return false;
}

/** Whether a node is part of the first argument of one of the functions. */
function argumentOf(node: Node, scopes: Scopes, functions: ReadonlySet<string>): boolean {
  for (let inner = node, outer = scopes.parent(node); outer; [inner, outer] = [outer, scopes.parent(outer)]) {
    if (isFunction(outer)) return false;
    if (isCall(outer) && outer.arguments[0] === inner && functions.has(calledName(outer) ?? "")) return true;
  }
  return false;
}

function calledName({ callee }: { callee: Node }): string | undefined {
  const called = bare(callee);
  return isMember(called)
    ? keyName(called.property, called.computed)
    : called.type === "Identifier"
      ? called.name
      : undefined;
}

/** The name of the function around a node. */
function functionName(node: Node, scopes: Scopes): string | undefined {
  for (let outer = scopes.parent(node); outer; outer = scopes.parent(outer)) {
    if (isFunction(outer)) {
      const holder = "id" in outer && outer.id ? outer : scopes.parent(outer);
      if (holder && "id" in holder && holder.id?.type === "Identifier") return holder.id.name;
      return holder && "key" in holder ? keyName(holder.key, false) : undefined;
    }
  }
  return undefined;
}
