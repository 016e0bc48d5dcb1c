/** The platform's program as a child process: started at a port that the system chooses, and killed in the end. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const READY_MS = 60_000;
/** The last line of the announcement that every platform makes. */
const ANNOUNCED = /outbox\s+\S+\n/;

export interface Platform {
  /** Where browsers reach it. */
  url: string;
  /** Where it listens. */
  ownUrl: string;
  clientId: string;
  siteId: string;
  ownerKey: string;
  stop(): Promise<void>;
}

interface Options {
  /** The origins of the stores that may call, the main one first. */
  origins: string[];
  /** A database file, which survives a stop; without one all is in memory. */
  database?: string;
  /** Where browsers reach the platform, if not at its own address. */
  publicUrl?: string;
  /** The catalog version of the site; V3 without one. */
  catalog?: "v1";
}

export async function startPlatform({ origins, database, publicUrl, catalog }: Options): Promise<Platform> {
  const args = ["serve", "--port", "0", "--seed", "demo", "--test-hooks"];
  for (const origin of origins) args.push("--store-origin", origin);
  args.push(...(database === undefined ? ["--memory"] : ["--db", database]));
  if (publicUrl !== undefined) args.push("--public-url", publicUrl);
  if (catalog !== undefined) args.push("--catalog", catalog);
  const child = spawn(program(), args, { stdio: ["ignore", "pipe", "pipe"] });
  const said = await announcement(child);
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(said)?.[1];
    if (found === undefined) throw new Error(`The platform did not say ${pattern}:\n${said}`);
    return found;
  };
  const ownUrl = find(/platform on (\S+)/);
  return {
    url: publicUrl ?? ownUrl,
    ownUrl,
    clientId: find(/client id\s+(\S+)/),
    siteId: find(/site id\s+(\S+)/),
    ownerKey: find(/owner key\s+(\S+)/),
    stop: () => end(child),
  };
}

function program(): string {
  const name = process.platform === "win32" ? "cartwright-platform.exe" : "cartwright-platform";
  const path = process.env.CARTWRIGHT_PLATFORM ?? join(root, "target", "debug", name);
  if (!existsSync(path)) throw new Error(`There is no ${path}: cargo build -p cartwright-platform`);
  return path;
}

/** The startup output of a platform that listens; an early exit or the timeout rejects with what there was of it. */
function announcement(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = (why: string): void => {
      child.kill("SIGKILL");
      reject(new Error(`The platform ${why}:\n${said}`));
    };
    const timer = setTimeout(() => fail(`was not ready in ${READY_MS} ms`), READY_MS);
    child.once("error", reject);
    child.once("exit", (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (!ANNOUNCED.test(said)) return;
        clearTimeout(timer);
        resolve(said);
      });
    }
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
