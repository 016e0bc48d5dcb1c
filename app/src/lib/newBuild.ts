/** A deployment takes the files of the build before it away. A page of that build is then loaded anew, once. */

const MAX_WAIT_MS = 5_000;

/** The name of the entry's file has a hash of all code. */
function entryOf(page: Document): string | null | undefined {
  return page.querySelector("script[type=module][src]")?.getAttribute("src");
}

/** Loads the page anew if the server has another build by now; at most once for each build in a tab. */
export async function reloadIfReplaced(): Promise<void> {
  const entry = entryOf(document);
  if (!entry || !(await isReplaced(entry)) || !isFirstReload(entry)) return;
  window.location.reload();
  // The caller goes on, and shows its failure, where the person keeps the page.
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
    // Storage is blocked: a second reload could not be told from the first.
    return false;
  }
}
