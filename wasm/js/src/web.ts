/** The entry for pages without a bundler, and for whoever wants to say when and from where the core is loaded. */

import { isCoreLoaded } from "./core.js";
import { RequestError, TransportError } from "./errors.js";
import { imports, start } from "./start.js";

/** Where the core is, or what it is. */
export type CoreSource = string | URL | Response | BufferSource | WebAssembly.Module;

let started: Promise<void> | undefined;

/**
 * Loads the core; clients can be made once it is there. Called again it waits for the first call, unless that failed.
 *
 * ```ts
 * await init();
 * const client = createClient({ modules: { products }, auth: OAuthStrategy({ clientId }) });
 * ```
 *
 * @param source where the core is; beside this file when absent
 */
export function init(source?: CoreSource | Promise<CoreSource>): Promise<void> {
  started ??= (isCoreLoaded() ? Promise.resolve() : load(source)).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function load(given: CoreSource | Promise<CoreSource> | undefined): Promise<void> {
  const source = (await given) ?? new URL("./core/cartwright_bg.wasm", import.meta.url);
  const core = typeof source === "string" || source instanceof URL ? await download(source) : source;
  if (core instanceof Response && !core.ok) {
    const { status } = core;
    const message = `the WebAssembly core could not be loaded from ${core.url}: status ${status}`;
    throw new TransportError({ kind: "network", message, status, retryable: true });
  }
  try {
    const { exports } = await WebAssembly.instantiate(await compile(core), imports);
    start(exports);
  } catch (cause) {
    const message = "the `source` of `init` is no WebAssembly core of this version of the package";
    throw new RequestError({ kind: "request", message }, { cause });
  }
}

async function download(address: string | URL): Promise<Response> {
  try {
    return await fetch(address);
  } catch (cause) {
    const message = `the WebAssembly core could not be loaded from ${String(address)}`;
    throw new TransportError({ kind: "network", message, retryable: true }, { cause });
  }
}

async function compile(source: Response | BufferSource | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) {
    return source;
  }
  if (!(source instanceof Response)) {
    return WebAssembly.compile(source);
  }
  // Only a stream of the right type is compiled as it comes, and many servers do not know the type.
  return source.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(source)
    : WebAssembly.compile(await source.arrayBuffer());
}

export * from "./api.js";
