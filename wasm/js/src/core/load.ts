/** Starts core instances from every kind of source. Loaded together with the core: see `start.ts`. */

import type { CoreModule, CorePart, CoreSource, Starter } from "./core.js";
import type { RequestError, TransportError } from "./errors.js";
import type { CoreScript } from "./source.js";
import { checkWebAssembly, imports, isModule, start } from "./start.js";

/** A source of the core, reused after a trap. */
export interface Place extends Starter {
  readonly RequestError: typeof RequestError;
  readonly TransportError: typeof TransportError;
  /** The fallback of a source that does not arrive: the same bytes as a script. */
  readonly reserve: CoreScript | undefined;
  /** The fallback of a source without logins. */
  readonly script: CoreScript | undefined;
  /** The compiled parts of the core, cached so that another instance needs no download. */
  readonly compiled: Partial<Record<CorePart, WebAssembly.Module>>;
}

/** Instances that a bundler started, which cannot be started twice. */
const used = new WeakSet<WebAssembly.Exports>();

/** Starts a part of the core from its source, or from the fallback script. */
export async function startFrom(part: CorePart, source: () => Promise<CoreSource>, place: Place): Promise<CoreModule> {
  const notLoaded = (address: string, options?: ErrorOptions): TransportError => {
    const message = `the WebAssembly core could not be loaded from ${address}`;
    return new place.TransportError({ kind: "network", code: "MISSING_CODE", message, retryable: true }, options);
  };

  /** Compiles a response. Streaming compilation needs the right content type, which many servers do not send. */
  const compiled = async (answer: Response): Promise<WebAssembly.Module> => {
    if (!answer.ok) throw notLoaded(`${answer.url}: status ${answer.status}`);
    const type = answer.headers.get("content-type");
    if (type?.startsWith("text/html")) throw notLoaded(`${answer.url}: the server answers with a page`);
    return type === "application/wasm"
      ? WebAssembly.compileStreaming(answer)
      : WebAssembly.compile(await answer.arrayBuffer());
  };

  const download = async (address: string | URL): Promise<Response> => {
    try {
      return await fetch(address);
    } catch (cause) {
      throw notLoaded(String(address), { cause });
    }
  };

  const started = async (source: CoreSource): Promise<CoreModule> => {
    if (typeof source === "string" || source instanceof URL) return started(await download(source));
    if (source instanceof Response) return started(await compiled(source));
    if (isModule(source)) {
      const core = start((await WebAssembly.instantiate(source as WebAssembly.Module, imports)).exports, place);
      place.compiled[core.part] = source;
      return core;
    }
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
      return started(await WebAssembly.compile(source as BufferSource));
    }
    if ("call" in source) {
      const exports = source as WebAssembly.Exports;
      if (used.has(exports)) {
        throw place.unusable("the WebAssembly core has broken down, and its bundler starts no other: reload the page");
      }
      used.add(exports);
      return start(exports, place);
    }
    const { default: inner } = source as { default?: CoreSource };
    if (inner) return started(inner);
    const message = "the source of the core is an address, a Response, bytes, or a WebAssembly module of this package";
    throw new place.RequestError({ kind: "request", message });
  };

  /** Starts a fallback; undefined if it does not arrive either. */
  const instead = async (load: CoreScript | undefined): Promise<CoreModule | undefined> => {
    const script = await load?.(part).catch(() => undefined);
    return script && started(script.bytes());
  };

  checkWebAssembly(place);
  let core: CoreModule;
  try {
    core = await started(place.compiled[part] ?? (await source()));
  } catch (cause) {
    // Bundlers that do not know the file answer with an error or with the page's HTML.
    const reserve = await instead(place.reserve);
    if (reserve) return reserve;
    const isBroken = cause instanceof TypeError || cause instanceof WebAssembly.CompileError;
    throw isBroken ? notLoaded("its address", { cause }) : cause;
  }
  if (core.part === part || core.part === "login") return core;
  // The program's own source has no logins.
  const withLogins = await instead(place.script);
  if (withLogins) return withLogins;
  throw place.unusable(
    "the source of the core has no logins: give @cartwright/sdk/core-login.wasm for the part `login`",
  );
}
