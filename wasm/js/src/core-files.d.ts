/** The files beside the compiled facade that are made, not written: wasm-pack's, and the core's bytes as text. */

declare module "*/core/cartwright_bg.js" {
  export const Core: unknown;
  export const parseCallback: unknown;
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

declare module "*/core/cartwright_bg.wasm" {
  export function __wbindgen_start(): void;
}

declare module "*/core/cartwright_base64.js" {
  export const base64: string;
}
