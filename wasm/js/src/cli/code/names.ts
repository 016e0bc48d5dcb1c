/** The names under which a project's files hand each other modules and their functions. */

import type { ModuleOrFunction } from "./values.js";

/** Names of a whole project. They are taken by name alone, whichever file or object they come from. */
export class Names {
  /** The exports of the files. */
  readonly exported = new Map<string, ModuleOrFunction>();
  /** The modules that a file imports from their package. */
  readonly imported = new Set<string>();
  /** The names of modules that clients give to imports of other packages: `{ checkout: eventOrders }`. */
  readonly foreign = new Set<string>();
  /** The exports that are all modules of a package. */
  readonly packages = new Set<string>();
  /** The properties, fields and attributes that hold a module. */
  readonly properties = new Map<string, ModuleOrFunction>();
  /** The functions and methods that return a module. */
  readonly returning = new Map<string, ModuleOrFunction>();
  /** The telling names that the project gives to functions of its own. */
  readonly own = new Set<string>();

  get size(): number {
    const { exported, imported, foreign, packages, properties, returning, own } = this;
    return [exported, imported, foreign, packages, properties, returning, own].reduce((sum, { size }) => sum + size, 0);
  }
}
