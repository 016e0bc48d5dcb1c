/** Helpers for the nodes of a syntax tree. */

import type {
  CallExpression,
  MemberExpression,
  Node,
  OptionalCallExpression,
  OptionalMemberExpression,
} from "@babel/types";

export type AnyCall = CallExpression | OptionalCallExpression;
export type AnyMember = MemberExpression | OptionalMemberExpression;

export const isCall = (node: Node | undefined): node is AnyCall =>
  node?.type === "CallExpression" || node?.type === "OptionalCallExpression";

export const isMember = (node: Node | undefined): node is AnyMember =>
  node?.type === "MemberExpression" || node?.type === "OptionalMemberExpression";

export const isFunction = (node: Node | undefined): boolean =>
  node !== undefined && /^(?:Function|ArrowFunction|ObjectMethod|Class(?:Private)?Method)/.test(node.type);

/** The expression inside a node that changes only its type: `x!`, `x as T`, `<T>x`, `x satisfies T`, `(x)`. */
export function typedPart(node: Node): Node | undefined {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "TSInstantiationExpression":
    case "ParenthesizedExpression":
      return node.expression;
    default:
      return undefined;
  }
}

/** An expression without the type assertions and parentheses around it. */
export function bare(node: Node): Node {
  const part = typedPart(node);
  return part ? bare(part) : node;
}

/** The text of a string literal. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === "StringLiteral") return node.value;
  return node?.type === "TemplateLiteral" && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** The name of a key, if it is an identifier or a string. */
export function keyName(key: Node, isComputed: boolean): string | undefined {
  if (key.type === "PrivateName") return key.id.name;
  return !isComputed && key.type === "Identifier" ? key.name : textOf(key);
}
