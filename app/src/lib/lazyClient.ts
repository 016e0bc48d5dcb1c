/**
 * The platform's client before its code and its core are there. A page that was made beforehand needs neither until
 * somebody does something on it, or comes back to a session: whatever is asked of this client brings them in.
 */
import type { ShopClient } from "./client";
import type { StoreConfig } from "./config";

type Session = ShopClient["session"];
type Heard = Parameters<Session["subscribe"]>[0];
type Method = (...given: unknown[]) => unknown;
type Module = Readonly<Record<string, Method>>;

/** Loads the real client, once. */
type Load = () => Promise<ShopClient>;

const loads = new WeakMap<object, Load>();

/** What the package calls its cookies, over http and over https. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?cartwright-(?:session|access)=/;

/** Whether this browser has a session, of whomever. Who has none has no cart: that need not be asked. */
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
export function lazyClient(place: string, load: Load): ShopClient {
  const heard = new Set<Heard>();
  let client: ShopClient | undefined;
  let loading: Promise<ShopClient> | undefined;
  const ready: Load = () => {
    loading ??= load().then(
      (loaded) => {
        client = loaded;
        loaded.session.subscribe((event) => {
          for (const hear of heard) hear(event);
        });
        // Whose session it is could not be said until now.
        for (const hear of heard) hear({ type: "renewed", elsewhere: false });
        return loaded;
      },
      (error: unknown) => {
        // It is asked for again with the next call.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
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
  const lazy = new Proxy({} as ShopClient, {
    get(_, name: string) {
      if (name === "session") return session;
      const known = modules.get(name) ?? lazyModule(name, () => client, ready);
      modules.set(name, known);
      return known;
    },
  });
  loads.set(lazy, ready);
  return lazy;
}

/** The client once it can answer at once: whoever builds queries with it needs the real one. */
export function readyClient(client: ShopClient): Promise<ShopClient> {
  return loads.get(client)?.() ?? Promise.resolve(client);
}

function lazyModule(name: string, loaded: () => ShopClient | undefined, ready: Load): Module {
  const call = async (method: string, given: unknown[]) => {
    if (method === "getCurrentCartOrNull" && !loaded() && !hasSession()) return null;
    const modules = (loaded() ?? (await ready())) as unknown as Readonly<Record<string, Module>>;
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
