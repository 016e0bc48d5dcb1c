//! Redirects programs of the hosted platform to this one: a separate program.

use clap::Args;
use std::process::{Command, ExitCode};
use std::{ffi::OsString, io::ErrorKind};

/// The name of the program.
const PROGRAM: &str = "cartwright-lead";

#[derive(Debug, Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Lead {
    /// Options of `serve`, then `--` and the command.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// Replaces this process by the program.
pub(crate) fn lead(options: &Lead) -> Result<ExitCode, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let program = own.with_file_name(PROGRAM).with_extension(std::env::consts::EXE_EXTENSION);
    let failed = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => {
            format!("{} is not there; from the sources, build it: cargo build -p {PROGRAM}", program.display())
        }
        _ => format!("{} cannot be run: {error}.", program.display()),
    };
    let mut command = Command::new(&program);
    command.args(&options.arguments);
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        Err(failed(command.exec()))
    }
    #[cfg(not(unix))]
    {
        let ended = command.status().map_err(failed)?;
        Ok(ended.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(u8::try_from(code).unwrap_or(1))))
    }
}
