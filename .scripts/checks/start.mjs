/** `npm start` as a new user runs it: the store answers with its pages, and the platform behind it. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "../lib/paths.mjs";
import { Service } from "../lib/services.mjs";

/** @typedef {import("../lib/plan.mjs").Check} Check */
/** @typedef {import("../lib/steps.mjs").Report} Report */

const PATIENCE_MS = 300_000;

/** A port that nothing listens on. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** @param {Report} report */
async function start(report) {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-start-"));
  const [port, platformPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    CARTWRIGHT_DB: join(folder, "shop.db"),
  };
  const service = new Service("npm start", process.execPath, [inRoot(".scripts", "start.mjs")], env);
  try {
    for (const url of [`http://127.0.0.1:${platformPort}/`, `http://127.0.0.1:${port}/`]) {
      report.note(url);
      await service.ready(url, PATIENCE_MS);
    }
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    const page = await answer.text();
    if (!answer.ok || !page.includes("Hearth &amp; Field")) {
      throw new Error(`The store answered its first page with ${answer.status}: ${page.slice(0, 500)}`);
    }
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {Check[]} */
export const SLOW_START = [
  {
    id: "start",
    name: "npm start",
    set: "slow",
    needs: ["store", "native"],
    inputs: ["app", "wasm", "sdk", "platform", ".scripts", "Cargo.lock", "package-lock.json"],
    alone: true,
    budget: 60,
    limit: 600,
    work: start,
  },
];
