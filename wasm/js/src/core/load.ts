/** Starts core instances from every kind of source. Loaded together with the core: see `start.ts`. */

import type { CoreModule, CoreSource, Starter } from "./core.js";
import type { RequestError, TransportError } from "./errors.js";
import { checkWebAssembly, imports, isModule, start } from "./start.js";

/** A source of the core, reused after a trap. */
export interface Place extends Starter {
  readonly RequestError: typeof RequestError;
  readonly TransportError: typeof TransportError;
  /** The fallback: the same bytes as a script. */
  readonly reserve: (() => Promise<{ bytes(): BufferSource }>) | undefined;
  /** The compiled core, cached so that another instance needs no download. */
  compiled?: WebAssembly.Module;
}

/** Instances that a bundler started, which cannot be started twice. */
const used = new WeakSet<WebAssembly.Exports>();

/** Starts the core from its source, or from the fallback script. */
export async function startFrom(source: () => Promise<CoreSource>, place: Place): Promise<CoreModule> {
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
      place.compiled = source;
      return core;
    }
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
      return started(await WebAssembly.compile(source as BufferSource));
    }
    if ("act" in source) {
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

  checkWebAssembly(place);
  try {
    return await started(place.compiled ?? (await source()));
  } catch (cause) {
    // Bundlers that do not know the file answer with an error or with the page's HTML.
    const script = await place.reserve?.().catch(() => undefined);
    if (script) return started(script.bytes());
    const isBroken = cause instanceof TypeError || cause instanceof WebAssembly.CompileError;
    throw isBroken ? notLoaded("its address", { cause }) : cause;
  }
}
