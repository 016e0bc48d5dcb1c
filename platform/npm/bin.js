#!/usr/bin/env node
/** The platform's command line: hands everything to the program of this system. */
import { spawn } from "node:child_process";
import { programPath } from "./program.js";

try {
  const child = spawn(programPath(), process.argv.slice(2), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => (process.exitCode = code ?? 1));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
