/** The generated files next to the compiled facade: wasm-pack's files, and the core's bytes as text. */

declare module "*/cartwright_bg.js" {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
  /** The package's version, equal to the result of the core's function `version`. */
  export const packageVersion: number;
}

declare module "*_text.js" {
  export function bytes(): Uint8Array<ArrayBuffer>;
}

declare module "*_bg.wasm?module" {
  const core: WebAssembly.Module;
  export default core;
}

declare module "*_bg.wasm" {
  const core: WebAssembly.Module;
  export default core;
}
