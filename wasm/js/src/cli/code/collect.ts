/** Collects the names under which a script hands modules to other files. */

import type { Node } from "@babel/types";
import { isFunction, isMember, keyName } from "./syntax.js";
import { isFollowed, isTellingName, PACKAGES } from "./tracked.js";
import { isPackage, type Value, type Values } from "./values.js";

export function collectNames(values: Values): void {
  const { scopes } = values;
  for (const node of scopes.nodes) {
    collectExports(node, values);
    collectFunctions(node, values);
    collectProperties(node, values);
    if (node.type === "ImportSpecifier") {
      const declaration = scopes.parent(node);
      const name = keyName(node.imported, false) ?? "";
      if (
        declaration?.type === "ImportDeclaration" &&
        PACKAGES.includes(declaration.source.value) &&
        isFollowed(name)
      ) {
        values.names.imported.add(name);
      }
    }
  }
}

function collectExports(node: Node, values: Values): void {
  const { names, scopes } = values;
  if (node.type === "ExportAllDeclaration" && PACKAGES.includes(node.source.value)) names.packages.add("*");
  if (node.type !== "ExportNamedDeclaration") return;
  const source = node.source?.value;
  for (const specifier of node.specifiers) {
    const name = keyName(specifier.exported, false) ?? "";
    if (specifier.type !== "ExportSpecifier") {
      if (source !== undefined && PACKAGES.includes(source)) names.packages.add(name);
    } else if (source === undefined) {
      addExport(name, values.of(specifier.local), values);
    } else {
      const local = keyName(specifier.local, false) ?? "";
      const isModule = PACKAGES.includes(source) && isFollowed(local);
      addExport(name, isModule ? { module: local, isCertain: true } : names.exported.get(local), values);
    }
  }
  const { declaration } = node;
  if (declaration?.type === "VariableDeclaration") {
    for (const binding of declaration.declarations.flatMap(({ id }) => scopes.bindingsIn(id))) {
      addExport(binding.name, values.ofBinding(binding), values);
    }
  }
}

function addExport(name: string, value: Value | undefined, { names }: Values): void {
  if (isPackage(value)) {
    names.packages.add(name);
  } else if (value && !names.exported.has(name)) {
    const { token: _, nameToken: __, ...rest } = value;
    names.exported.set(name, rest);
  }
}

/** Functions and methods that return a module, and the project's own functions with telling names. */
function collectFunctions(node: Node, values: Values): void {
  const { names, scopes } = values;
  const named = nameOf(node, values);
  if (named === undefined) return;
  const value = isFunction(node) ? values.returned(node) : undefined;
  if (value && !isPackage(value) && value.name === undefined) {
    const { token: _, ...rest } = value;
    const isGetter = "kind" in node && node.kind === "get";
    (isGetter ? names.properties : names.returning).set(named, rest);
  }
  const parent = scopes.parent(node);
  const held = parent?.type === "ObjectProperty" ? values.of(parent.value) : undefined;
  if (isTellingName(named) && !held) names.own.add(named);
}

/** The name that a definition introduces: of a function, a method, a property or an attribute. */
function nameOf(node: Node, { scopes }: Values): string | undefined {
  const parent = scopes.parent(node);
  switch (node.type) {
    case "FunctionDeclaration":
      return node.id?.name;
    case "ObjectMethod":
    case "ClassMethod":
      return keyName(node.key, node.computed);
    case "JSXAttribute":
      return typeof node.name.name === "string" ? node.name.name : undefined;
    default:
  }
  if (!isFunction(node) && node.type !== "Identifier") return undefined;
  if (parent?.type === "VariableDeclarator" && parent.init === node && parent.id.type === "Identifier") {
    return isFunction(node) ? parent.id.name : undefined;
  }
  const isProperty = parent?.type === "ObjectProperty" && scopes.parent(parent)?.type === "ObjectExpression";
  return (isProperty || parent?.type === "ClassProperty") && parent.value === node
    ? keyName(parent.key, parent.computed)
    : undefined;
}

/** Properties, fields and attributes that hold a module under another name. */
function collectProperties(node: Node, values: Values): void {
  let name: string | undefined;
  let held: Node | null | undefined;
  if (node.type === "ObjectProperty" && values.scopes.parent(node)?.type === "ObjectExpression") {
    [name, held] = [keyName(node.key, node.computed), node.value];
  } else if (node.type === "ClassProperty" || node.type === "ClassPrivateProperty") {
    [name, held] = [keyName(node.key, "computed" in node && node.computed), node.value];
  } else if (node.type === "AssignmentExpression" && isMember(node.left)) {
    [name, held] = [keyName(node.left.property, node.left.computed), node.right];
  } else if (node.type === "JSXAttribute" && node.value?.type === "JSXExpressionContainer") {
    [name, held] = [typeof node.name.name === "string" ? node.name.name : undefined, node.value.expression];
  } else if (node.type === "TSPropertySignature" && node.typeAnnotation?.type === "TSTypeAnnotation") {
    [name, held] = [keyName(node.key, node.computed), node.typeAnnotation.typeAnnotation];
  }
  const value = held && values.of(held);
  if (
    name !== undefined &&
    value &&
    !isPackage(value) &&
    value.isCertain &&
    value.name === undefined &&
    value.module !== name
  ) {
    const { token: _, ...rest } = value;
    values.names.properties.set(name, { ...rest, isCertain: false });
  }
  if (name !== undefined && isFollowed(name) && held && !value && isImport(held, values)) {
    values.names.foreign.add(name);
  }
}

const isImport = (node: Node, { scopes }: Values): boolean =>
  scopes.binding(node)?.sources.some(({ from }) => from?.type === "ImportSpecifier") === true;
