/** The WebAssembly core, as the entries hand it over. */

import { RequestError } from "./errors.js";

/** Functions that the core exports. Texts are JSON; see `drive.ts`. */
export interface CoreModule {
  open(settings: string, tokens: string, beside: number, program: Program): number;
  close(client: number): void;
  act(client: number, name: string, first: string, second: string, third: string): string;
  step(client: number, job: number, happened: number, status: number, head: string, body: string): string;
}

/** Texts that are kept for the core, each on a shelf: the session on 0, the logins under way on 1. */
export interface Program {
  read(shelf: number): string;
  /** Gives the reason if the text could not be kept. */
  write(shelf: number, text: string): string | undefined;
}

let loaded: CoreModule | undefined;

/** Called once by the entry that loaded the core. */
export function provideCore(core: CoreModule): void {
  loaded = core;
}

export function isCoreLoaded(): boolean {
  return loaded !== undefined;
}

/** The core. */
export function coreModule(): CoreModule {
  if (!loaded) {
    const message = "the WebAssembly core is not loaded: `await init()` of '@cartwright/sdk/web' before this call";
    throw new RequestError({ kind: "request", message });
  }
  return loaded;
}
