//! Names the surroundings that the client is built for, so that sources need not spell them out: `browser` (wasm32 with
//! JavaScript around it) and `native` (a transport and a runtime of its own). With neither, a program brings both.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(browser, native)");
    let is_wasm = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    if is_wasm && has("BROWSER") {
        println!("cargo::rustc-cfg=browser");
    }
    if !is_wasm && has("NATIVE") {
        println!("cargo::rustc-cfg=native");
    }
}
