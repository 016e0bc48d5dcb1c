/** The lazy client. */

import { required } from "../../sdk/auth/required.js";
import { canAdopt, cookieStorage } from "../../sdk/auth/tokens.js";
import { CancelledError, RequestError } from "../../core/errors.js";
import { headersChanged, onDispose, onHeadersChange, runDisposal } from "../../sdk/client-listeners.js";
import { hostOf } from "../../sdk/host.js";
import { whenIdle } from "../../core/idle.js";
import { loadCode } from "../../sdk/lazy-code.js";
import { lazySession } from "./session.js";
import type { ClientModule, LazyClient, LazySettings, LoadableClient, VisitorClient } from "./types.js";

/**
 * Makes a lazy client: the session is available immediately, and the first call loads the code of the calls and the
 * core. The first paint needs neither. If there is a session, both are loaded in idle time.
 *
 * ```ts
 * const client = lazyClient({ clientId });
 * const catalog = await catalogOf(client);
 * ```
 *
 * A program with modules makes the client in a module of its own:
 *
 * ```ts
 * // shop.ts
 * export default (settings: LazySettings) =>
 *   createClient({ modules: { products }, auth: OAuthStrategy(settings), host: settings.host });
 *
 * // page.ts
 * const shop = lazyClient({ clientId }, () => import("./shop"));
 * const product = await shop.call(({ products }) => products.getProduct(id));
 * ```
 *
 * @param load imports the module whose default export makes the client; a client without modules when absent
 */
export function lazyClient(settings: LazySettings): LazyClient<VisitorClient>;
export function lazyClient<Client extends LoadableClient>(
  settings: LazySettings,
  load: () => Promise<ClientModule<Client>>,
): LazyClient<Client>;
export function lazyClient(settings: LazySettings, load?: () => Promise<ClientModule<LoadableClient>>): LazyClient {
  const { host, mediator, tokenStorage = cookieStorage() } = settings;
  const clientId = required("lazyClient", "clientId", settings.clientId);
  const session = lazySession(tokenStorage, clientId, host === undefined ? undefined : hostOf(host).base);
  const headers: Record<string, string> = {};
  let client: LoadableClient | undefined;
  let loading: Promise<LoadableClient> | undefined;
  let isDisposed = false;

  const start = async (): Promise<LoadableClient> => {
    const module = load
      ? await loadCode("the code of the client", load)
      : await loadCode("the code of the client", () => import("./visitor.js"));
    const made = await module.default({ ...settings, tokenStorage });
    if (isDisposed) {
      made.dispose();
      const message = "the call was cancelled: its client was disposed of";
      throw new CancelledError({ kind: "cancelled", message });
    }
    if (made.session.place !== session.place) {
      made.dispose();
      const message = `lazyClient: the loaded client keeps its session at ${String(made.session.place)}, and not at ${String(session.place)}: make it with the settings that its function gets`;
      throw new RequestError({ kind: "request", message });
    }
    if (Object.keys(headers).length > 0) made.setHeaders(headers);
    session.follow(made.session);
    forward(made, lazy);
    return (client = made);
  };

  const lazy: LazyClient = {
    session,
    get hasSession() {
      return mediator !== undefined || session.role !== "none" || canAdopt(tokenStorage, clientId);
    },
    get loaded() {
      return client;
    },
    load() {
      if (isDisposed) {
        const message = "the client was disposed of: make another with `lazyClient`";
        return Promise.reject(new RequestError({ kind: "request", message }));
      }
      loading ??= start().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    async call<Result>(run: (client: LoadableClient) => Result | Promise<Result>) {
      return run(await lazy.load());
    },
    preload() {
      whenIdle(() => {
        lazy.load().catch(() => undefined);
      });
    },
    setHeaders(changed) {
      Object.assign(headers, changed);
      client?.setHeaders(changed);
    },
    dispose() {
      isDisposed = true;
      session.close();
      client?.dispose();
      runDisposal(lazy);
    },
  };
  if (mediator === undefined && lazy.hasSession) lazy.preload();
  return lazy;
}

/** Wraps a loaded client as a lazy client: for server-rendered pages, and for tests. */
export function loadedClient<Client extends LoadableClient>(client: Client): LazyClient<Client> {
  const lazy: LazyClient<Client> = {
    session: client.session,
    get hasSession() {
      return client.auth?.isNobody ? !client.auth.isNobody() : client.session.role !== "none";
    },
    loaded: client,
    load: () => Promise.resolve(client),
    call: async <Result>(run: (client: Client) => Result | Promise<Result>) => run(client),
    preload: () => undefined,
    setHeaders(headers) {
      client.setHeaders(headers);
    },
    dispose() {
      client.dispose();
    },
  };
  forward(client, lazy);
  return lazy;
}

/** Forwards header changes and the disposal of the loaded client to the lazy client's listeners. */
function forward(client: object, lazy: object): void {
  onHeadersChange(client, () => {
    headersChanged(lazy);
  });
  onDispose(client, () => {
    runDisposal(lazy);
  });
}
