/** Which module, or which function of a module, an expression stands for. */

import type { Node, ObjectExpression } from "@babel/types";
import type { Names } from "./names.js";
import type { Binding, Scopes, Source } from "./scopes.js";
import { type AnyCall, type AnyMember, bare, isCall, isFunction, isMember, keyName, textOf } from "./syntax.js";
import { hasFunction, isFollowed, PACKAGES } from "./tracked.js";

/** A module or one of its functions. */
export interface ModuleOrFunction {
  readonly module: string;
  /** The node with the module's own name, if the expression has it. */
  readonly token?: Node;
  /** Whether the value certainly is the module, not another object of the same name. */
  readonly isCertain: boolean;
  /** The function's name. */
  readonly name?: string;
  /** The node that names the function. */
  readonly nameToken?: Node;
}

/** All modules of a package: `import * as ecom`. */
export interface Package {
  readonly isPackage: true;
}

export type Value = ModuleOrFunction | Package;

export const isPackage = (value: Value | undefined): value is Package => value !== undefined && "isPackage" in value;

/** The values of a script's expressions. */
export class Values {
  readonly #known = new Map<Node | Binding, Value | undefined>();

  constructor(
    readonly scopes: Scopes,
    readonly names: Names,
  ) {}

  /** The module, function or package that an expression stands for; undefined for other values. */
  of(node: Node): Value | undefined {
    return this.#once(node, () => this.#compute(node));
  }

  /** The module or function of an expression. */
  moduleOf(node: Node): ModuleOrFunction | undefined {
    const value = this.of(node);
    return isPackage(value) ? undefined : value;
  }

  ofBinding(binding: Binding): Value | undefined {
    return this.#once(binding, () => {
      const value = first(binding.sources, (source) => this.#ofSource(source));
      return binding.sources.length > 1 ? withoutToken(value) : value;
    });
  }

  /** The name of a property, also if a constant holds it. */
  propertyName({ property, computed }: AnyMember): string | undefined {
    const name = keyName(property, computed);
    if (name !== undefined || property.type !== "Identifier") return name;
    const { sources = [] } = this.scopes.binding(property) ?? {};
    const [source] = sources;
    return sources.length === 1 && source?.path.length === 0 ? textOf(source.from && bare(source.from)) : undefined;
  }

  /** The value that a function returns. */
  returned(node: Node): Value | undefined {
    if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement") return this.of(node.body);
    return isFunction(node) ? first(this.scopes.returnsOf(node), (argument) => this.of(argument)) : undefined;
  }

  #once(key: Node | Binding, compute: () => Value | undefined): Value | undefined {
    if (!this.#known.has(key)) {
      // A circular value is unknown.
      this.#known.set(key, undefined);
      this.#known.set(key, compute());
    }
    return this.#known.get(key);
  }

  #compute(node: Node): Value | undefined {
    const expression = bare(node);
    if (isMember(expression)) return this.#ofMember(expression);
    if (isCall(expression)) return this.#ofCall(expression);
    switch (expression.type) {
      case "Identifier":
      case "JSXIdentifier":
        return this.#ofName(expression, expression.name);
      case "AwaitExpression":
        return this.of(expression.argument);
      case "LogicalExpression":
        return withoutToken(this.of(expression.right) ?? this.of(expression.left));
      case "ConditionalExpression":
        return withoutToken(this.of(expression.consequent) ?? this.of(expression.alternate));
      case "AssignmentExpression":
        return this.of(expression.right);
      case "SequenceExpression":
        return first(expression.expressions.slice(-1), (last) => this.of(last));
      case "ImportExpression":
      case "TSExternalModuleReference":
        return packageOf("source" in expression ? expression.source : expression.expression);
      case "TSTypeQuery":
        return withoutToken(this.of(expression.exprName));
      default:
        return undefined;
    }
  }

  #ofName(node: Node, name: string): Value | undefined {
    const binding = this.scopes.binding(node);
    if (!binding) {
      return isFollowed(name) && name !== "cart"
        ? { module: name, token: node, isCertain: name === "currentCart" }
        : undefined;
    }
    const value = this.ofBinding(binding);
    if (value && !isPackage(value) && value.token?.type === "ImportSpecifier" && value.module === name) {
      return { ...value, token: node };
    }
    return value ?? (name === "currentCart" ? { module: name, isCertain: false } : undefined);
  }

  #ofSource({ from, path }: Source): Value | undefined {
    if (path.length > 0) return this.#ofPath(from, path);
    if (from === undefined || isFunction(from)) return undefined;
    const statement = this.scopes.parent(from);
    if (statement?.type !== "ImportDeclaration") return this.of(from);
    const imported = from.type === "ImportSpecifier" ? keyName(from.imported, false) : undefined;
    if (PACKAGES.includes(statement.source.value)) {
      if (imported === undefined) return { isPackage: true };
      return isFollowed(imported) ? { module: imported, token: from, isCertain: true } : undefined;
    }
    return imported === undefined || statement.source.value.startsWith("@wix/") ? undefined : this.#exported(imported);
  }

  /** An export of another file of the project. */
  #exported(name: string): Value | undefined {
    const { exported, packages } = this.names;
    if (exported.has(name) || packages.has(name)) return exported.get(name) ?? { isPackage: true };
    return isFollowed(name) && (packages.has("*") || name === "currentCart")
      ? { module: name, isCertain: true }
      : undefined;
  }

  #ofPath(from: Node | undefined, path: Source["path"]): Value | undefined {
    let value = from && this.of(from);
    for (const property of path) {
      const name = keyName(property.key, property.computed);
      value = name === undefined ? undefined : this.#step(value, name, property.key);
    }
    // The caller decides the value of a parameter.
    return from === undefined ? withoutToken(value) : value;
  }

  #ofMember(member: AnyMember): Value | undefined {
    const name = this.propertyName(member);
    if (name === undefined) return undefined;
    const object = this.of(member.object);
    const isFunctionValue = object !== undefined && !isPackage(object) && object.name !== undefined;
    if (isFunctionValue) return /^(?:call|apply|bind)$/.test(name) ? object : undefined;
    const literal = this.#literal(member.object);
    const held = literal?.properties.find(
      (property) => property.type === "ObjectProperty" && keyName(property.key, property.computed) === name,
    );
    if (held?.type === "ObjectProperty" && name !== this.moduleOf(held.value)?.module) {
      return withoutToken(this.of(held.value));
    }
    const token = keyName(member.property, member.computed) === name ? member.property : undefined;
    return this.#step(object, name, token, isClient(bare(member.object)));
  }

  /** Whether any property of this name counts as the module. */
  #isKnownByName(module: string): boolean {
    return (
      module !== "cart" &&
      (/^(?:currentCart|checkout|cartV2|currentCartV2)$/.test(module) || this.names.imported.has(module))
    );
  }

  /** The object literal that a constant holds. */
  #literal(node: Node): ObjectExpression | undefined {
    const { sources = [] } = this.scopes.binding(bare(node)) ?? {};
    const from = sources.length === 1 && sources[0]?.path.length === 0 && sources[0].from && bare(sources[0].from);
    return from && from.type === "ObjectExpression" ? from : undefined;
  }

  /** A property of a value. */
  #step(object: Value | undefined, name: string, token: Node | undefined, isOfClient = false): Value | undefined {
    if (object === undefined || isPackage(object)) {
      const isFirm = isPackage(object);
      const named = this.names.properties.get(name);
      if (isFollowed(name) && (isFirm || this.#isKnownByName(name))) {
        const isCertain =
          isFirm ||
          name === "currentCart" ||
          (isOfClient && this.names.imported.has(name) && !this.names.foreign.has(name));
        return { module: name, isCertain, ...(token && { token }) };
      }
      return named && { ...named, isCertain: isOfClient };
    }
    const { module, isCertain } = object;
    return object.name === undefined && hasFunction(module, name) && (module !== "cart" || isCertain)
      ? { ...object, name, ...(token && { nameToken: token }) }
      : undefined;
  }

  #ofCall(call: AnyCall): Value | undefined {
    const callee = bare(call.callee);
    const [argument] = call.arguments;
    if (callee.type === "Identifier" && callee.name === "require") return packageOf(argument);
    const name = isMember(callee) ? this.propertyName(callee) : callee.type === "Identifier" ? callee.name : undefined;
    if (name === "bind" && isMember(callee)) {
      const bound = this.moduleOf(callee.object);
      return bound?.name === undefined ? undefined : bound;
    }
    if (name !== undefined && /^use/.test(name) && argument) {
      const given = isFunction(argument) ? this.returned(argument) : this.of(argument);
      if (given && (isPackage(given) || given.name === undefined)) return given;
    }
    if (callee.type === "Identifier") {
      const { sources = [] } = this.scopes.binding(callee) ?? {};
      const value = first(sources, ({ from, path }) => (from && path.length === 0 ? this.returned(from) : undefined));
      if (value) return withoutToken(value);
    }
    return name === undefined ? undefined : this.names.returning.get(name);
  }
}

/** Whether an expression's name says that it is a client. */
const isClient = (node: Node): boolean => {
  const named = isCall(node) ? bare(node.callee) : node;
  const last = isMember(named) ? named.property : named;
  return last.type === "Identifier" && /client|wix|sdk/i.test(last.name);
};

function withoutToken(value: Value | undefined): Value | undefined {
  if (value === undefined || isPackage(value)) return value;
  const { token: _, ...rest } = value;
  return rest;
}

function packageOf(source: Node | undefined): Package | undefined {
  return PACKAGES.includes(textOf(source) ?? "") ? { isPackage: true } : undefined;
}

function first<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
