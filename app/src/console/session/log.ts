/** The log of changes made from this browser: calls without their contents, stored on the device. */
import { heldStore } from "@cartwright/sdk/store";
import { useSyncExternalStore } from "react";
import { READS } from "../../generated/reads";
import { readList, writeStored } from "./stored";

export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  /** The path on the platform. */
  path: string;
  /** Absent if no answer came. */
  status?: number;
  requestId?: string;
  /** The message that the owner saw, such as "Mug deleted." */
  said?: string;
}

const KEY = "console-activity";
/** The greatest number of entries; the oldest are dropped. */
export const MAX = 500;

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { at, method, path } = value as Record<string, unknown>;
  return typeof at === "number" && typeof method === "string" && typeof path === "string";
}

function load(): readonly Entry[] {
  return readList(KEY, isEntry).slice(0, MAX);
}

/** The entries, the newest first; other tabs add theirs. */
const entries = heldStore(load(), () => {
  const refresh = ({ key }: StorageEvent) => {
    if (key === KEY) entries.set(load());
  };
  window.addEventListener("storage", refresh);
  return () => window.removeEventListener("storage", refresh);
});

export const current = entries.getSnapshot;

function keep(next: readonly Entry[]): void {
  writeStored(KEY, next);
  entries.set(next);
}

export function add(entry: Entry): void {
  // Reloads first: another tab may have added entries.
  keep([entry, ...load()].slice(0, MAX));
}

/** Adds the message of an act to the calls that the act has made since its start. */
export function say(since: number, said: string): void {
  keep(load().map((entry) => (entry.at >= since && entry.said === undefined ? { ...entry, said } : entry)));
}

export function clear(): void {
  keep([]);
}

export function restore(cleared: readonly Entry[]): void {
  keep([...load(), ...cleared].slice(0, MAX));
}

export function useActivity(): readonly Entry[] {
  return useSyncExternalStore(entries.subscribe, current, () => []);
}

/** The prefix of the console's calls; the platform's path follows. */
const CALLS = "/_console/api";
/** The form of a POST path that only reads. */
const READ = new RegExp(`^(?:${READS.map((path) => path.replaceAll(/\{[^}]+\}/g, "[^/]+")).join("|")})$`);

/** The path of a call that changes something, by the contract; undefined for other requests. */
export function changedPath(method: string, address: string): string | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const start = pathname.indexOf(CALLS);
  if (start < 0) return undefined;
  const path = pathname.slice(start + CALLS.length);
  return method === "POST" && (READ.test(path) || searchParams.get("dryRun") === "true") ? undefined : path;
}

/** Sends a request, and logs it if it is a change. */
export async function logged(method: string, address: string, send: () => Promise<Response>): Promise<Response> {
  const path = changedPath(method, address);
  if (path === undefined) return send();
  const at = Date.now();
  try {
    const answer = await send();
    const requestId = answer.headers.get("x-wix-request-id");
    add({ at, method, path, status: answer.status, ...(requestId && { requestId }) });
    return answer;
  } catch (error) {
    add({ at, method, path });
    throw error;
  }
}
