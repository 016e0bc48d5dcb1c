/** The names under which a project's files pass modules and their functions to each other. */

import type { ModuleOrFunction } from "./values.js";

/** Names of a whole project. They are matched by name alone, in whichever file or object. */
export class Names {
  /** The exports of the files. */
  readonly exported = new Map<string, ModuleOrFunction>();
  /** The modules that a file imports from their package. */
  readonly imported = new Set<string>();
  /** The names that clients give to modules imported from other packages: `{ checkout: eventOrders }`. */
  readonly foreign = new Set<string>();
  /** The exports that stand for a whole package's modules. */
  readonly packages = new Set<string>();
  /** The properties, fields and attributes that hold a module. */
  readonly properties = new Map<string, ModuleOrFunction>();
  /** The functions and methods that return a module. */
  readonly returning = new Map<string, ModuleOrFunction>();
  /** The project's own functions with telling names. */
  readonly own = new Set<string>();

  get size(): number {
    const { exported, imported, foreign, packages, properties, returning, own } = this;
    return [exported, imported, foreign, packages, properties, returning, own].reduce((sum, { size }) => sum + size, 0);
  }
}
