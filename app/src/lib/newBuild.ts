/** A deployment removes the previous build's files. A page of that build then reloads, once. */

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
