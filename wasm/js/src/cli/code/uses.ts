/** Finds the uses of modules in a script: calls of their functions, and uses that no rule covers. */

import type { Node } from "@babel/types";
import type { Script } from "../sources.js";
import { collectNames } from "./collect.js";
import { Names } from "./names.js";
import type { Scopes } from "./scopes.js";
import { type AnyCall, type AnyMember, isCall, isMember, keyName, textOf, typedPart } from "./syntax.js";
import { isTellingName } from "./tracked.js";
import { type ModuleOrFunction, Values } from "./values.js";

/** A use of a module or of one of its functions. */
export interface Use extends ModuleOrFunction {
  readonly node: Node;
  /** The call, if the function is called directly. */
  readonly call?: AnyCall;
  /** The form of a use that continues where the analysis cannot follow. */
  readonly form?: Form;
}

/** The forms of use that the analysis cannot follow. */
export type Form = "passed" | "callback" | "by-call" | "unknown-name" | "computed" | "unknown-object" | "text";

/** A script with the values of its expressions. */
export interface ReadScript {
  readonly script: Script;
  readonly values: Values;
  readonly uses: readonly Use[];
}

/** Analyses scripts together, each with the names under which the others export modules. */
export function readScripts(scripts: ReadonlyMap<Script, Scopes>): Map<Script, ReadScript> {
  const names = new Names();
  for (let before = -1; before < names.size;) {
    before = names.size;
    for (const scopes of scripts.values()) {
      collectNames(new Values(scopes, names));
    }
  }
  return new Map(
    [...scripts].map(([script, scopes]) => {
      const values = new Values(scopes, names);
      return [script, { script, values, uses: usesIn(values) }];
    }),
  );
}

function usesIn(values: Values): Use[] {
  return values.scopes.nodes
    .flatMap((node) => useAt(node, values) ?? [])
    .sort((left, right) => (left.node.start ?? 0) - (right.node.start ?? 0));
}

function useAt(node: Node, values: Values): Use | undefined {
  if (isMember(node) || isCall(node) || isReference(node, values)) {
    const value = values.moduleOf(node);
    return value ? explained(node, value, values) : isMember(node) ? unknownMember(node, values) : undefined;
  }
  if (node.type === "ObjectProperty") return unknownPart(node, values);
  return isCall(values.scopes.parent(node)) && isTellingText(node) ? { ...NOTHING, node, form: "text" } : undefined;
}

/** A use whose module is unknown. */
const NOTHING = { module: "", isCertain: false } as const;

const isTellingText = (node: Node): boolean => {
  const text = textOf(node) ?? "";
  return text === "currentCart" || isTellingName(text);
};

/** Whether an identifier is a variable's value, not a key, a declaration or a type. */
function isReference(node: Node, { scopes }: Values): boolean {
  const parent = scopes.parent(node);
  if (node.type !== "Identifier" || !parent || scopes.isDeclared(node)) return false;
  if (isMember(parent)) return parent.object === node || parent.computed;
  if ("key" in parent && parent.key === node) return "computed" in parent && parent.computed;
  if (parent.type === "ExportSpecifier") return parent.local === node && !hasSource(scopes.parent(parent));
  return !/^(?:TS(?!As|NonNull|Satisfies|Instantiation|Export)|Import|Label|Break|Continue|Meta)/.test(parent.type);
}

const hasSource = (node: Node | undefined): boolean =>
  node?.type === "ExportNamedDeclaration" && node.source !== null && node.source !== undefined;

/** The use of an expression for a module or function; undefined if the analysis follows its value further. */
function explained(node: Node, value: ModuleOrFunction, values: Values): Use | undefined {
  const { scopes } = values;
  let inner = node;
  let parent = scopes.parent(node);
  while (parent && (typedPart(parent) || parent.type === "AwaitExpression") && !isCall(parent)) {
    [inner, parent] = [parent, scopes.parent(parent)];
  }
  if (!parent) return undefined;
  if (isCall(parent) && parent.callee === inner) {
    const isIndirect =
      isMember(node) && /^(?:call|apply)$/.test(values.propertyName(node) ?? "") && isFunctionOf(node, values);
    return value.name === undefined || isBind(node, values)
      ? undefined
      : { ...value, node: parent, ...(isIndirect ? { form: "by-call" } : { call: parent }) };
  }
  if (isMember(parent) && parent.object === inner) {
    return values.of(parent) ? undefined : memberOf(value, parent, values);
  }
  if (isFollowedFurther(inner, parent, value, values) || (value.name === undefined && !value.isCertain)) {
    return undefined;
  }
  return { ...value, node, form: value.name === undefined ? "passed" : "callback" };
}

const isFunctionOf = (node: AnyMember, values: Values): boolean => values.moduleOf(node.object)?.name !== undefined;

const isBind = (node: Node, values: Values): boolean =>
  isMember(node) && values.propertyName(node) === "bind" && isFunctionOf(node, values);

/** A use of a module's property that is not one of its functions. */
function memberOf(value: ModuleOrFunction, member: AnyMember, values: Values): Use | undefined {
  const name = values.propertyName(member);
  if (value.name !== undefined || !value.isCertain) return undefined;
  if (name === undefined) return { ...value, node: member, form: "computed" };
  const parent = values.scopes.parent(member);
  // Enumerations are capitalised; objects of the same name hold data.
  return isCall(parent) && parent.callee === member && /^[a-z]/.test(name)
    ? { ...value, node: member, name, form: "unknown-name" }
    : undefined;
}

/** Whether a value needs no remark: the analysis follows it elsewhere, or it has no effect. */
function isFollowedFurther(node: Node, parent: Node, { name }: ModuleOrFunction, values: Values): boolean {
  switch (parent.type) {
    case "VariableDeclarator":
      return parent.init === node;
    case "AssignmentExpression":
      return parent.right === node && (parent.left.type !== "MemberExpression" || name === undefined);
    case "ExportSpecifier":
      return true;
    case "ObjectProperty":
    case "ClassProperty":
    case "ClassAccessorProperty":
    case "ClassPrivateProperty":
      return name === undefined;
    case "JSXExpressionContainer":
      return name === undefined && values.scopes.parent(parent)?.type === "JSXAttribute";
    case "ReturnStatement":
      return name === undefined && isNamed(values.scopes.functionAround(parent), values);
    case "ArrowFunctionExpression":
      return name === undefined && isNamed(parent, values);
    case "ArrayExpression": {
      const call = values.scopes.parent(parent);
      return isCall(call) && call.arguments[0] !== parent && isHook(call);
    }
    case "LogicalExpression":
    case "ConditionalExpression":
    case "SequenceExpression":
      return values.of(parent) !== undefined || ("test" in parent && parent.test === node);
    case "IfStatement":
    case "UnaryExpression":
    case "BinaryExpression":
    case "ExpressionStatement":
      return true;
    default:
      return isCall(parent) && values.of(parent) !== undefined;
  }
}

/** Whether the analysis finds a call's result again: by the function's name, or as the value of a hook. */
function isNamed(node: Node | undefined, values: Values): boolean {
  const parent = node && values.scopes.parent(node);
  return (
    node !== undefined &&
    parent !== undefined &&
    (/^(?:FunctionDeclaration|ObjectMethod|ClassMethod)$/.test(node.type) ||
      /^(?:VariableDeclarator|ObjectProperty|ClassProperty)$/.test(parent.type) ||
      (isCall(parent) && values.of(parent) !== undefined))
  );
}

/** Whether a call is of a React hook, which takes a list of dependencies. */
const isHook = ({ callee }: AnyCall): boolean => {
  const named = isMember(callee) ? callee.property : callee;
  return named.type === "Identifier" && /^use[A-Z]/.test(named.name);
};

/** A telling name as a property of an unknown object. */
function unknownMember(member: AnyMember, values: Values): Use | undefined {
  const name = values.propertyName(member);
  return name !== undefined && isTellingName(name) && !values.names.own.has(name) && !values.of(member.object)
    ? { ...NOTHING, name, node: member, form: "unknown-object" }
    : undefined;
}

/** A telling name in the destructuring pattern of an unknown object. */
function unknownPart(property: Node, values: Values): Use | undefined {
  if (property.type !== "ObjectProperty" || values.scopes.parent(property)?.type !== "ObjectPattern") return undefined;
  const name = keyName(property.key, property.computed);
  if (name === undefined || !isTellingName(name) || values.names.own.has(name)) return undefined;
  const target = property.value.type === "AssignmentPattern" ? property.value.left : property.value;
  const binding = values.scopes.binding(target);
  return binding && !values.ofBinding(binding)
    ? { ...NOTHING, name, node: property, form: "unknown-object" }
    : undefined;
}
