//! wasm-bindgen's command line, as far as wasm-pack and the example page use it, on the library that makes bindings.
//! The complete program brings a web server and a test runner along.

use clap::{Parser, ValueEnum};
use std::path::PathBuf;
use wasm_bindgen_cli_support::Bindgen;

#[derive(Clone, Copy, ValueEnum)]
enum Target {
    Bundler,
    Web,
}

/// Makes the JavaScript bindings of a WebAssembly module.
#[derive(Parser)]
#[command(name = "wasm-bindgen", version = wasm_bindgen_shared::SCHEMA_VERSION)]
struct Arguments {
    /// The module as the compiler made it
    input: PathBuf,
    /// What loads the bindings
    #[arg(long, value_enum, default_value = "bundler")]
    target: Target,
    /// The folder of the bindings
    #[arg(long)]
    out_dir: PathBuf,
    /// The bindings' file name, without its extension
    #[arg(long)]
    out_name: Option<String>,
    /// Write TypeScript declarations, as without this option
    #[arg(long, conflicts_with = "no_typescript")]
    typescript: bool,
    /// Write no TypeScript declarations
    #[arg(long)]
    no_typescript: bool,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let mut bindgen = Bindgen::new();
    match arguments.target {
        Target::Bundler => bindgen.bundler(true)?,
        Target::Web => bindgen.web(true)?,
    };
    if let Some(name) = &arguments.out_name {
        bindgen.out_name(name);
    }
    bindgen
        .input_path(&arguments.input)
        .typescript(!arguments.no_typescript)
        .omit_default_module_path(false)
        .generate(&arguments.out_dir)
}
