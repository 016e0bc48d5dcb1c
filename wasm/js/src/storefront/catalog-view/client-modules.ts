/** A client's modules of one catalog version. */

import { RequestError } from "../../core/errors.js";
import type { CatalogVersion } from "./view.js";

/** A client that binds calls, as clients of `createClient` do. */
export interface Binder {
  readonly use?: (modules: object) => unknown;
}

/**
 * The client's own modules, and for those that it lacks the given calls, bound to it.
 *
 * @throws {RequestError} if it lacks a module and cannot bind one
 */
export function modulesOf<Modules extends object>(
  client: Partial<Modules> & Binder,
  version: CatalogVersion,
  calls: { readonly [Name in keyof Modules]: object },
): Modules {
  const names = Object.keys(calls) as (keyof Modules & string)[];
  const lacking = names.filter((name) => client[name] === undefined);
  if (lacking.length > 0 && !client.use) {
    const message = `catalogOf: a site with catalog v${version} needs the modules ${lacking.map((name) => `\`${name}\``).join(", ")}`;
    throw new RequestError({ kind: "request", message });
  }
  return Object.fromEntries(names.map((name) => [name, client[name] ?? client.use?.(calls[name])])) as Modules;
}
