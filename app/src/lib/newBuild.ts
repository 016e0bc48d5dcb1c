/**
 * Reloads of the page, where no retry loads a missing file: a deployment has removed the previous build's files, or the
 * browser remembers the failed import of a file for the life of the page, as Chromium 148 does.
 */

const MAX_WAIT_MS = 5_000;

/** The path of the entry's file, whose name has a hash over all code. */
export function entryOf(page: Document): string | null | undefined {
  return page.querySelector("script[type=module][src]")?.getAttribute("src");
}

/** Reloads the page if the server has a newer build; at most once for each build in a tab. */
export async function reloadIfReplaced(): Promise<void> {
  const entry = entryOf(document);
  if (!entry || !(await isReplaced(entry)) || !isFirstReload(entry)) return;
  window.location.reload();
  // If the person cancels the reload, the caller goes on and shows its failure.
  await new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
}

/** The number of retries so far, and what it was at the last failure of each file's import. */
let retries = 0;
const failures = new Map<string, number>();

/** Notes that a retry begins, by a person or on the connection's recovery. */
export function noteRetry(): void {
  retries += 1;
}

/** Reloads the page if the import of a file has failed again after a retry, although the server has the file. */
export async function reloadIfRemembered(error: unknown): Promise<void> {
  const cause = rootOf(error);
  const [file] = (cause instanceof Error && /https?:\/\/\S+/.exec(cause.message)) || [];
  if (!file) return;
  const before = failures.get(file) ?? retries;
  failures.set(file, retries);
  if (before < retries && (await isThere(file))) window.location.reload();
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** Whether the server sends the whole file. */
async function isThere(file: string): Promise<boolean> {
  try {
    const answer = await fetch(file, { cache: "no-store", signal: AbortSignal.timeout(MAX_WAIT_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function isReplaced(entry: string): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, {
      cache: "no-store",
      headers: { Accept: "text/html" },
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}

function isFirstReload(entry: string): boolean {
  const key = `reloaded:${entry}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, "");
    return true;
  } catch {
    // Storage is blocked: a repeated reload could not be detected.
    return false;
  }
}
