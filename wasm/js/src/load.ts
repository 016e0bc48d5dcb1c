/** Instances of the core from everything that a program may have of it. Loaded when the core is. */

import type { CoreModule, CoreSource } from "./core.js";
import { RequestError, TransportError } from "./errors.js";
import { start, startModule } from "./start.js";

/** Starts the core from a source, or from the same bytes as a script, which a program may have in reserve. */
export async function startFrom(
  source: Promise<CoreSource>,
  reserve?: () => Promise<{ base64: string }>,
): Promise<CoreModule> {
  try {
    return await started(await source);
  } catch (cause) {
    // Bundlers that do not know the address serve no file, or the page itself, in its place.
    const script = await reserve?.().catch(() => undefined);
    if (script) {
      return startModule(await WebAssembly.compile(bytesOf(script.base64)));
    }
    throw cause instanceof TypeError ? notLoaded("its address", { cause }) : cause;
  }
}

/** The bytes of a text in base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

async function started(source: CoreSource): Promise<CoreModule> {
  if (typeof source === "string" || source instanceof URL) {
    return started(await download(source));
  }
  if (source instanceof Response) {
    return startModule(await compiled(source));
  }
  if (source instanceof WebAssembly.Module) {
    return startModule(source);
  }
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return startModule(await WebAssembly.compile(source as BufferSource));
  }
  if ("act" in source) {
    return start(source as WebAssembly.Exports);
  }
  const { default: inner } = source as { default?: CoreSource };
  if (inner) {
    return started(inner);
  }
  const message = "the source of the core is an address, a Response, bytes, or a WebAssembly module of this package";
  throw new RequestError({ kind: "request", message });
}

async function download(address: string | URL): Promise<Response> {
  try {
    return await fetch(address);
  } catch (cause) {
    throw notLoaded(String(address), { cause });
  }
}

/** Compiles an answer. Only a stream of the right type is compiled as it comes, and many servers do not know the type. */
async function compiled(answer: Response): Promise<WebAssembly.Module> {
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
}

function notLoaded(place: string, options?: ErrorOptions): TransportError {
  const message = `the WebAssembly core could not be loaded from ${place}`;
  return new TransportError({ kind: "network", message, retryable: true }, options);
}
