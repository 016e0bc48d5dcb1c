/** Instances of the core from everything that a program may have of it. Loaded when the core is: see `start.ts`. */

import type { CoreModule, CoreSource } from "./core.js";
import type { RequestError, TransportError } from "./errors.js";
import { type BreakDown, bytesOf, start, startModule } from "./start.js";

/** The parts of the package that starting the core needs. */
export interface Starter {
  readonly breakDown: BreakDown;
  readonly RequestError: typeof RequestError;
  readonly TransportError: typeof TransportError;
}

/** Starts the core from a source, or from the same bytes as a script, which a program may have in reserve. */
export async function startFrom(
  source: Promise<CoreSource>,
  starter: Starter,
  reserve?: () => Promise<{ base64: string }>,
): Promise<CoreModule> {
  const { breakDown } = starter;
  const notLoaded = (place: string, options?: ErrorOptions): TransportError => {
    const message = `the WebAssembly core could not be loaded from ${place}`;
    return new starter.TransportError({ kind: "network", message, retryable: true }, options);
  };

  /** Compiles an answer. Only a stream of the right type is compiled as it comes, and many servers do not know the type. */
  const compiled = async (answer: Response): Promise<WebAssembly.Module> => {
    if (!answer.ok) {
      throw notLoaded(`${answer.url}: status ${answer.status}`);
    }
    const type = answer.headers.get("content-type");
    if (type?.startsWith("text/html")) {
      throw notLoaded(`${answer.url}: the server answers with a page`);
    }
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
    if (typeof source === "string" || source instanceof URL) {
      return started(await download(source));
    }
    if (source instanceof Response) {
      return startModule(await compiled(source), breakDown);
    }
    if (source instanceof WebAssembly.Module) {
      return startModule(source, breakDown);
    }
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
      return startModule(await WebAssembly.compile(source as BufferSource), breakDown);
    }
    if ("act" in source) {
      return start(source as WebAssembly.Exports, breakDown);
    }
    const { default: inner } = source as { default?: CoreSource };
    if (inner) {
      return started(inner);
    }
    const message = "the source of the core is an address, a Response, bytes, or a WebAssembly module of this package";
    throw new starter.RequestError({ kind: "request", message });
  };

  try {
    return await started(await source);
  } catch (cause) {
    // Bundlers that do not know the address serve no file, or the page itself, in its place.
    const script = await reserve?.().catch(() => undefined);
    if (script) {
      return startModule(await WebAssembly.compile(bytesOf(script.base64)), breakDown);
    }
    throw cause instanceof TypeError ? notLoaded("its address", { cause }) : cause;
  }
}
