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

/** The last failure of each file's import: every attempt has an error of its own. */
const failures = new Map<string, unknown>();

/** Reloads the page if the import of a file has failed again, although the server has the file. */
export async function reloadIfRemembered(error: unknown): Promise<void> {
  const cause = rootOf(error);
  const [file] = (cause instanceof Error && /https?:\/\/\S+/.exec(cause.message)) || [];
  if (!file) return;
  const before = failures.get(file);
  failures.set(file, cause);
  if (before !== undefined && before !== cause && (await isThere(file))) window.location.reload();
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
