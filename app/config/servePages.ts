import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { isKnownPath } from "./knownPaths.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

const FRAME = "frame.html";

/** The file of a prerendered page; none for an address with a query, which is rendered in the browser. */
export function pageFile(folder: string, address: string): string | undefined {
  const [path = "", query] = address.split("?");
  if (query !== undefined) return undefined;
  let plain;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const asked = resolve(join(folder, plain));
  if (asked !== folder && !asked.startsWith(folder + sep)) return undefined;
  return [asked, join(asked, "index.html")].find((file) => existsSync(file) && statSync(file).isFile());
}

/** The document of pages that are rendered in the browser, in the address's language, if it was prerendered. */
export function frameFile(folder: string, address: string): string | undefined {
  const [, first = ""] = (address.split("?")[0] ?? "").split("/");
  const frames = [/^[a-z]{2}$/.test(first) ? join(folder, first, FRAME) : "", join(folder, FRAME)];
  return frames.find((file) => existsSync(file));
}

/** Middleware that answers with the prerendered pages of a folder. */
export function answerPages(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const root = resolve(folder);
  return (request, response, next) => {
    const address = request.url ?? "";
    const visit = request.headers.accept?.includes("text/html") ?? false;
    const file =
      request.method === "GET"
        ? (pageFile(root, address) ?? (visit ? frameFile(root, address) : undefined))
        : undefined;
    const type = file && TYPES[/\.\w+$/.exec(file)?.[0] ?? ""];
    if (!file || !type) {
      next();
      return;
    }
    if (visit && !isKnownPath(decoded(address))) response.statusCode = 404;
    response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", "no-cache");
    response.end(readFileSync(file));
  };
}

/** The path of an address as people read it; as it is where it cannot be read. */
function decoded(address: string): string {
  const [path = ""] = address.split("?");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Serves the prerendered pages of the folder that CARTWRIGHT_PAGES names, if it names one. */
export function servePages(): Plugin {
  const folder = process.env.CARTWRIGHT_PAGES;
  return {
    name: "cartwright:serve-pages",
    configurePreviewServer: (server) => {
      if (folder) server.middlewares.use(answerPages(folder));
    },
  };
}
