/**
 * Starts instances of the core's binary, with their bindings. This file and `load.ts` import no value of the package: a
 * bundler would put shared code into a chunk that every page loads.
 */

import * as glue from "./cartwright_bg.js";
import type { CoreModule, CorePart, Program, Starter } from "./core.js";

export const imports = { "./cartwright_bg.js": glue as unknown as WebAssembly.ModuleImports };

/** The instance that the bindings use. */
let current: WebAssembly.Exports | undefined;

/** Makes the bindings use an instance; returns the one before. */
function use(exports: WebAssembly.Exports | undefined): WebAssembly.Exports | undefined {
  const before = current;
  if (exports && exports !== before) glue.__wbg_set_wasm(exports);
  current = exports ?? before;
  return before;
}

/** Starts an instance. */
export function start(exports: WebAssembly.Exports, { breakDown, unusable }: Starter): CoreModule {
  const { packageVersion } = glue;
  const { version } = exports as { version?: () => number };
  if (version?.() !== packageVersion) {
    const message =
      "the WebAssembly core is of another version than the package's JavaScript: serve both from one release";
    throw unusable(message);
  }
  const before = use(exports);
  (exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
  use(before);
  return guarded(glue as unknown as CoreModule, breakDown, exports);
}

/** Starts the core synchronously, from its bytes or its compiled module. */
export function startSync(given: BufferSource | WebAssembly.Module, starter: Starter): CoreModule {
  checkWebAssembly(starter);
  const compiled = isModule(given) ? given : new WebAssembly.Module(given as BufferSource);
  return start(new WebAssembly.Instance(compiled, imports).exports, starter);
}

/** Whether a value is a compiled module, from this realm or, as in an edge runtime, from another. */
export function isModule(value: unknown): boolean {
  return Object.prototype.toString.call(value) === "[object WebAssembly.Module]";
}

export function checkWebAssembly({ unusable }: Starter): void {
  if (typeof WebAssembly === "undefined") {
    throw unusable(
      "there is no WebAssembly here, which this package needs: use a runtime that has it, and let it be used",
    );
  }
}

/**
 * Guards an instance's functions: after a trap or a stack overflow, the instance's memory is unreliable, so every later
 * call fails. A full stack may leave no room to note the failure, so each call checks whether the previous call
 * returned.
 */
export function guarded(
  bindings: CoreModule,
  breakDown: Starter["breakDown"],
  exports: WebAssembly.Exports = {},
): CoreModule {
  /** The number of calls into the core that have not returned, and of their callbacks into the program. */
  let entered = 0;
  let outside = 0;
  let isBroken = false;
  let cause: unknown;
  let failure: Error | undefined;
  const inside = <T>(call: () => T): T => {
    isBroken ||= entered !== outside;
    if (isBroken) throw (failure ??= breakDown(cause));
    entered += 1;
    // A program's callback may have called another instance.
    const before = use(exports);
    try {
      const result = call();
      entered -= 1;
      return result;
    } catch (error) {
      isBroken = true;
      cause = error;
      throw (failure ??= breakDown(cause));
    } finally {
      use(before);
    }
  };
  const back = <Given extends unknown[], T>(call: (...given: Given) => T) => {
    return (...given: Given): T => {
      outside += 1;
      try {
        return call(...given);
      } finally {
        outside -= 1;
      }
    };
  };
  const part: CorePart = "login" in exports ? "login" : "calls";
  const core: CoreModule = {
    version: glue.packageVersion,
    part,
    open: (settings, tokens, storage) => {
      const read = back((slot: number) => storage.read(slot));
      const write = back((slot: number, text: string) => storage.write(slot, text));
      const program: Program = { read, write };
      return inside(() => bindings.open(settings, tokens, program));
    },
    close: (client) => {
      if (!isBroken) {
        inside(() => {
          bindings.close(client);
        });
      }
    },
    tokens: (...given) => inside(() => bindings.tokens(...given)),
    setTokens: (...given) => inside(() => bindings.setTokens(...given)),
    changedElsewhere: (...given) => inside(() => bindings.changedElsewhere(...given)),
    call: (...given) => inside(() => bindings.call(...given)),
    accessToken: (...given) => inside(() => bindings.accessToken(...given)),
    login: (...given) => inside(() => bindings.login(...given)),
    step: (...given) => inside(() => bindings.step(...given)),
    warmUp: () => {
      warmUp(core);
    },
  };
  return core;
}

/** Tokens of a visitor that never expire. */
const SCRATCH = {
  accessToken: { value: "scratch", expiresAt: 2 ** 33 },
  refreshToken: { value: "r", role: "visitor" },
};

/** Steps a call of a scratch client to its end. Nothing is sent. */
function warmUp(core: CoreModule): void {
  let cookies = "";
  const program: Program = { read: () => cookies, write: (_, cookie) => void (cookies += `${cookie.split(";")[0]}; `) };
  const client = core.open(JSON.stringify({ version: core.version, cookie: {} }), "", program);
  core.setTokens(client, JSON.stringify(SCRATCH));
  const { job } = JSON.parse(core.call(client, "scratch aabaa /", "", undefined, undefined, "")) as { job: number };
  core.step(client, job, "answer", 200, "\n\n", "");
  core.close(client);
}
