/**
 * Lazy loading of the platform's client, whose code and core come with the first call. A prerendered page needs neither
 * until the first interaction, or for a visitor without a session.
 */
import { use } from "react";
import type { ShopClient } from "./client";
import type { StoreConfig } from "./config";
import { Part } from "./loading";

type Session = ShopClient["session"];
type Async<Call> = Call extends (...given: infer Given) => infer Answer
  ? (...given: Given) => Answer extends Promise<unknown> ? Answer : Promise<Answer>
  : never;
type AsyncModule<Module> = { readonly [Name in keyof Module]: Async<Module[Name]> };

/** The client of the store: every call gives a promise, even those that the real client answers at once. */
export type LazyClient = Pick<ShopClient, "session"> & {
  readonly [Name in Exclude<keyof ShopClient, "session">]: AsyncModule<ShopClient[Name]>;
};

type Heard = Parameters<Session["subscribe"]>[0];
type Method = (...given: unknown[]) => unknown;
type Module = Readonly<Record<string, Method>>;

type Load = () => Promise<ShopClient>;

const parts = new WeakMap<object, Part<ShopClient>>();

/** The package's session cookies, over http and over https; the earlier ones have no client id in their names. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?cartwright-(?:[\w.-]+-)?(?:session|access)=/;

/** Whether this browser has a session, a visitor's or a member's. Without one there is no cart to ask for. */
export function hasSession(): boolean {
  return SESSION_COOKIE.test(document.cookie);
}

/** The name by which the package knows the session in these cookies. */
export function placeOf({ clientId, host }: StoreConfig): string {
  return `cartwright.${clientId}@${host}`;
}

/**
 * A client that loads the real one with the first call that has to be answered by the platform. All pages of a shop say
 * the same place: by it they share a cart before any of them has the real client.
 */
export function lazyClient(place: string, load: Load): LazyClient {
  const heard = new Set<Heard>();
  let client: ShopClient | undefined;
  const part = new Part(async () => {
    const loaded = (client = await load());
    loaded.session.subscribe((event) => {
      for (const hear of heard) hear(event);
    });
    // The session's owner is known only now.
    for (const hear of heard) hear({ type: "renewed", elsewhere: false });
    return loaded;
  });
  const session: Session = {
    place,
    get role() {
      return client?.session.role ?? "none";
    },
    subscribe(hear) {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
  const modules = new Map<string, Module>();
  const lazy = new Proxy({} as LazyClient, {
    get(_, name: string) {
      if (name === "session") return session;
      const known = modules.get(name) ?? lazyModule(name, part);
      modules.set(name, known);
      return known;
    },
  });
  parts.set(lazy, part);
  return lazy;
}

/** The real client, once it is loaded: the catalog's view is built on it. Any other client is taken as it is. */
export function readyClient(client: LazyClient | ShopClient): Promise<ShopClient> {
  return parts.get(client)?.again() ?? Promise.resolve(client as ShopClient);
}

/** Suspends a component until the real client is loaded; throws its failure. */
export function useReadyClient(client: LazyClient | ShopClient): void {
  const part = parts.get(client);
  if (part) use(part.load());
}

function lazyModule(name: string, part: Part<ShopClient>): Module {
  const call = async (method: string, given: unknown[]) => {
    // Without a session there is no cart: the platform would answer that it is not found.
    const isNobody = part.loaded ? part.loaded.session.role === "none" : !hasSession();
    if (method === "getCurrentCartOrNull" && isNobody) return null;
    const modules = (part.loaded ?? (await part.again())) as unknown as Readonly<Record<string, Module>>;
    return modules[name]?.[method]?.(...given);
  };
  return new Proxy<Module>(
    {},
    {
      get:
        (_, method: string) =>
        (...given: unknown[]) =>
          call(method, given),
    },
  );
}
