//! wasm-pack, by its library: a build of the workspace's own shares most of what it depends on, where `cargo install`
//! compiles all of it once more.

use clap::Parser as _;
use wasm_pack::{Cli, PBAR};

fn main() -> anyhow::Result<()> {
    let arguments = Cli::parse();
    PBAR.set_log_level(arguments.log_level);
    PBAR.set_quiet(arguments.quiet);
    wasm_pack::command::run_wasm_pack(arguments.cmd)
}
