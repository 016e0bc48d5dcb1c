/** The platform as a child process, for tests and scripts. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { programPath } from "./program.js";

/** The timeout of a start, in milliseconds. */
const START_MS = 60_000;

/** @type {import("./index.js").createPlatform} */
export async function createPlatform({
  seed = "demo",
  past,
  port = 0,
  clock,
  catalog,
  sites = {},
  database,
  publicUrl,
  origins = ["http://localhost:5173"],
  args = [],
} = {}) {
  const given = [
    ...["serve", "--json", "--test-hooks", "--port", String(port)],
    ...(seed === "empty" ? [] : ["--seed", seed]),
    ...(past === undefined ? [] : ["--past", String(past)]),
    ...(database === undefined ? ["--memory"] : ["--db", database]),
    ...(clock === undefined ? [] : ["--clock", new Date(clock).toISOString()]),
    ...(catalog === undefined ? [] : ["--catalog", catalog]),
    ...Object.entries(sites).flatMap(([name, version]) => ["--site", `${name}=${version}`]),
    ...(publicUrl === undefined ? [] : ["--public-url", publicUrl]),
    ...origins.flatMap((origin) => ["--store-origin", origin]),
    ...args,
  ];
  const child = spawn(programPath(), given, { stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  return new Platform(child, await announced(child), publicUrl);
}

/** The secrets of a platform that was started with an earlier one's database. */
function secretsIn(keysFile) {
  const { ownerKey, clientSecret } = JSON.parse(readFileSync(keysFile, "utf8"));
  return { ownerKey, clientSecret };
}

class Platform {
  #child;

  constructor(child, { url, clientId, siteId, ownerKey, clientSecret, keysFile, sites = {} }, publicUrl) {
    this.#child = child;
    this.ownUrl = url;
    this.url = publicUrl ?? url;
    this.clientId = clientId;
    this.siteId = siteId;
    Object.assign(this, keysFile ? secretsIn(keysFile) : { ownerKey, clientSecret });
    this.sites = Object.fromEntries(
      Object.entries(sites).map(([name, announcement]) => [name, new Platform(child, announcement)]),
    );
  }

  async reset() {
    await this.#hook("reset", { shop: true });
  }

  async snapshot(name = `snapshot-${Date.now()}`) {
    await this.#hook("snapshots", { take: name });
    return { name, restore: () => this.restore(name) };
  }

  async restore(name) {
    await this.#hook("snapshots", { restore: name });
  }

  async advance(seconds) {
    const { now } = await this.#hook("clock", { advanceSeconds: seconds });
    await this.#hook("work", {});
    return new Date(now);
  }

  async settings(settings) {
    return this.#hook("settings", settings);
  }

  async fault(fault) {
    await this.#hook("faults", fault);
  }

  async expireTokens() {
    await this.#hook("tokens/expire", {});
  }

  async captcha(kind, state) {
    const { token } = await this.#hook("captcha", { kind, state });
    return token;
  }

  async forgetRequests() {
    await this.#hook("reset", {});
  }

  async messages(recipient) {
    const { messages } = await this.#read("/_test/outbox");
    return recipient === undefined ? messages : messages.filter((message) => message.recipient === recipient);
  }

  async requests() {
    const { requests } = await this.#read("/_test/requests");
    return requests;
  }

  async owner(method, path, body) {
    return answerOf(
      await fetch(this.ownUrl + path, {
        method,
        headers: { authorization: this.ownerKey, "wix-site-id": this.siteId, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      `${method} ${path}`,
    );
  }

  async close() {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  [Symbol.asyncDispose ?? Symbol.for("Symbol.asyncDispose")]() {
    return this.close();
  }

  /** The owner's key, which hooks ask for where others may reach the platform. */
  get #proof() {
    return { authorization: `Basic ${Buffer.from(`:${this.ownerKey}`).toString("base64")}` };
  }

  async #read(path) {
    return answerOf(await fetch(this.ownUrl + path, { headers: this.#proof }), path);
  }

  async #hook(name, body) {
    const answer = await fetch(`${this.ownUrl}/_test/${name}`, {
      method: "POST",
      headers: { ...this.#proof, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return answerOf(answer, name);
  }
}

/** The answer's JSON; a refusal is thrown with its status and text. */
async function answerOf(answer, asked) {
  if (!answer.ok) throw new Error(`${asked} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The announcement of a platform that listens; an early exit or the timeout rejects with the program's output. */
function announced(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    let problems = "";
    const fail = (why) => {
      child.kill("SIGKILL");
      reject(new Error(`The platform ${why}: ${problems.trim() || said.trim() || "it said nothing"}`));
    };
    const timer = setTimeout(() => fail(`did not start within ${START_MS / 1000} s`), START_MS);
    const failedEarly = (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    };
    child.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once("exit", failedEarly);
    child.stderr.on("data", (chunk) => (problems = (problems + chunk).slice(-10_000)));
    const listen = (chunk) => {
      said += chunk;
      const end = said.indexOf("\n");
      if (end < 0) return;
      clearTimeout(timer);
      child.off("exit", failedEarly);
      // Further output is read and dropped: a full pipe would stop the program.
      child.stdout.off("data", listen).resume();
      resolve(JSON.parse(said.slice(0, end)));
    };
    child.stdout.on("data", listen);
  });
}
