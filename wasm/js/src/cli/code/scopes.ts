/** The variables of a script, by their scopes. */

import type { File, Node, ObjectProperty } from "@babel/types";
import { visit } from "../sources.js";
import { isFunction } from "./syntax.js";

/** A value that a variable receives: a part of an expression's value, an import, a function, or unknown. */
export interface Source {
  readonly from: Node | undefined;
  /** The properties of the destructuring pattern that lead to the part. */
  readonly path: readonly ObjectProperty[];
}

const UNKNOWN: Source = { from: undefined, path: [] };

/** A variable. */
export interface Binding {
  readonly name: string;
  readonly id: Node;
  readonly sources: Source[];
}

/** The variables of a script, and the parents of its nodes. */
export class Scopes {
  readonly #parents = new Map<Node, Node>();
  readonly #tables = new Map<Node, Map<string, Binding>>();
  readonly #declared = new Set<Node>();
  readonly #returns = new Map<Node, Node[]>();
  readonly nodes: Node[] = [];

  constructor(syntax: File) {
    visit(syntax, (node, [parent]) => {
      this.nodes.push(node);
      if (parent) this.#parents.set(node, parent);
    });
    for (const node of this.nodes) {
      this.#declare(node);
      const around = node.type === "ReturnStatement" && node.argument ? this.functionAround(node) : undefined;
      if (node.type === "ReturnStatement" && node.argument && around) {
        this.#returns.set(around, [...(this.#returns.get(around) ?? []), node.argument]);
      }
    }
    for (const node of this.nodes) {
      if (node.type === "AssignmentExpression") {
        this.#bind(node.left, { from: node.right, path: [] }, (id) => this.binding(id));
      }
    }
  }

  parent(node: Node): Node | undefined {
    return this.#parents.get(node);
  }

  functionAround(node: Node): Node | undefined {
    for (let outer = this.parent(node); outer; outer = this.parent(outer)) {
      if (isFunction(outer)) return outer;
    }
    return undefined;
  }

  /** The values that a function returns. */
  returnsOf(node: Node): readonly Node[] {
    return this.#returns.get(node) ?? [];
  }

  /** The variable of a name at a node. */
  binding(
    node: Node,
    name = node.type === "Identifier" || node.type === "JSXIdentifier" ? node.name : "",
  ): Binding | undefined {
    for (let scope: Node | undefined = node; scope; scope = this.parent(scope)) {
      const found = this.#tables.get(scope)?.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether an identifier is the declaration of a variable, or the target of an assignment. */
  isDeclared(node: Node): boolean {
    return this.#declared.has(node);
  }

  /** The variables of a destructuring pattern. */
  bindingsIn(pattern: Node): Binding[] {
    const found: Binding[] = [];
    this.#bind(pattern, UNKNOWN, (id) => {
      const binding = this.binding(id);
      found.push(...(binding ? [binding] : []));
      return undefined;
    });
    return found;
  }

  /** The variables outside of functions and blocks. */
  get outermost(): Binding[] {
    return [...this.#tables].flatMap(([scope, table]) => (scope.type === "Program" ? [...table.values()] : []));
  }

  #declare(node: Node): void {
    switch (node.type) {
      case "ImportSpecifier":
      case "ImportDefaultSpecifier":
      case "ImportNamespaceSpecifier":
        this.#add(node.local, node, { from: node, path: [] });
        break;
      case "TSImportEqualsDeclaration":
        this.#add(node.id, node, { from: node.moduleReference, path: [] });
        break;
      case "VariableDeclarator": {
        const statement = this.parent(node);
        const isVar = statement?.type === "VariableDeclaration" && statement.kind === "var";
        const into = (id: Node): Binding | undefined => this.#entry(id, node, isVar);
        const isLoop = /^For(?:Of|In)/.test((statement && this.parent(statement)?.type) ?? "");
        if (node.init || isLoop) {
          this.#bind(node.id, { from: node.init ?? undefined, path: [] }, into);
        } else {
          into(node.id);
        }
        break;
      }
      case "FunctionDeclaration":
      case "TSDeclareFunction":
      case "ClassDeclaration":
        if (node.id) this.#add(node.id, this.parent(node) ?? node, { from: node, path: [] });
        break;
      case "CatchClause":
        if (node.param) this.#bind(node.param, { from: node, path: [] }, (id) => this.#entry(id, node.body, false));
        break;
      default:
    }
    if ("params" in node && Array.isArray(node.params) && isFunction(node)) {
      for (const parameter of node.params) {
        this.#bind(parameter, UNKNOWN, (id) => this.#entry(id, node, false, node));
      }
    }
  }

  #add(id: Node, at: Node, source: Source): void {
    this.#entry(id, at, false)?.sources.push(source);
  }

  /** The variable that an identifier declares. */
  #entry(id: Node, at: Node, isVar: boolean, scope = this.#scope(at, isVar)): Binding | undefined {
    if (id.type !== "Identifier") return undefined;
    this.#declared.add(id);
    const table = this.#tables.get(scope) ?? new Map<string, Binding>();
    this.#tables.set(scope, table);
    const binding = table.get(id.name) ?? { name: id.name, id, sources: [] };
    table.set(id.name, binding);
    return binding;
  }

  #scope(node: Node, isVar: boolean): Node {
    const opens = isVar
      ? /^(?:Program|StaticBlock)$/
      : /^(?:Program|BlockStatement|StaticBlock|For\w*|SwitchStatement)$/;
    for (let scope: Node = node; ;) {
      if (opens.test(scope.type) || isFunction(scope)) return scope;
      const outer = this.parent(scope);
      if (!outer) return scope;
      scope = outer;
    }
  }

  /** Assigns a source to each variable of a pattern. */
  #bind(pattern: Node, source: Source, into: (id: Node) => Binding | undefined): void {
    switch (pattern.type) {
      case "Identifier": {
        this.#declared.add(pattern);
        const sources = into(pattern)?.sources;
        sources?.push(source);
        const annotation = pattern.typeAnnotation;
        if (annotation?.type === "TSTypeAnnotation") sources?.push({ from: annotation.typeAnnotation, path: [] });
        break;
      }
      case "AssignmentPattern":
        this.#bind(pattern.left, source, into);
        break;
      case "TSParameterProperty":
        this.#bind(pattern.parameter, source, into);
        break;
      case "ObjectPattern":
        for (const property of pattern.properties) {
          if (property.type === "RestElement") {
            this.#bind(property.argument, UNKNOWN, into);
          } else {
            this.#bind(property.value, { from: source.from, path: [...source.path, property] }, into);
          }
        }
        break;
      case "ArrayPattern":
        for (const element of pattern.elements) {
          if (element) this.#bind(element, UNKNOWN, into);
        }
        break;
      case "RestElement":
        this.#bind(pattern.argument, UNKNOWN, into);
        break;
      default:
    }
  }
}
