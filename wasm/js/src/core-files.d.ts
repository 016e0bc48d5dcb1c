/** The files that wasm-pack puts beside the compiled facade. */

declare module "*/core/cartwright.js" {
  export const Core: unknown;
  export const parseCallback: unknown;
}

declare module "*/core/cartwright_bg.js" {
  export const Core: unknown;
  export const parseCallback: unknown;
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
