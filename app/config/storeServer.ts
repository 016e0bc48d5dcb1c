import { type Stats, statSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { isKnownPath } from "./knownPaths.ts";
import { type Found, sendFile } from "./sendFile.ts";
import { answerConfig } from "./serveConfig.ts";

export interface Folders {
  /** The built store. */
  dist: string;
  /** The prerendered pages, which may come later. */
  pages?: string | undefined;
}

/** Addresses at which there are only files. */
const FILES_ONLY = /^\/(?:assets(?:\/|$)|\.)/;

/** The HTTP server of the built store, which `npm start`, `npm run preview` and the browser tests share. */
export function storeServer(folders: Folders, environment: NodeJS.ProcessEnv): RequestListener {
  const config = answerConfig(environment);
  return (request, response) => {
    const [address = "/", query] = (request.url ?? "/").split("?");
    const path = decoded(address);
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    if (path === "/config.json") {
      config(request, response);
      return;
    }
    const file = fileAt(folders, path);
    if (file) {
      response.setHeader("Cache-Control", path.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache");
      sendFile(request, response, file);
      return;
    }
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Vary", "Accept");
    const page = pageAt(folders, path, query, accepts(request));
    if (page) {
      response.statusCode = page.status;
      sendFile(request, response, page);
      return;
    }
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(request.method === "HEAD" ? undefined : "Not found\n");
  };
}

/** Whether a client takes pages: by name, as browsers do for what they show; at least by a wildcard; or not. */
type Accepts = "page" | "any" | "other";

function accepts({ headers: { accept = "*/*" } }: IncomingMessage): Accepts {
  const taken = accept
    .toLowerCase()
    .split(",")
    .filter((range) => !/;\s*q=0(?:\.0*)?\s*$/.test(range))
    .map((range) => range.split(";")[0]?.trim());
  if (taken.includes("text/html")) return "page";
  return taken.includes("*/*") || taken.includes("text/*") ? "any" : "other";
}

/** The page of an address: prerendered, or the document that renders it in the browser. */
function pageAt(
  { dist, pages }: Folders,
  path: string,
  query: string | undefined,
  taken: Accepts,
): (Found & { status: number }) | undefined {
  if (taken === "other" || FILES_ONLY.test(path)) return undefined;
  const isKnown = isKnownPath(path);
  // A query is rendered in the browser.
  const made = query === undefined && isKnown ? found(pages, path, "index.html") : undefined;
  if (made) return { ...made, status: 200 };
  // An extension names a file, unless a person goes to a page whose name has a full stop.
  if (extname(path) !== "" && !(isKnown && taken === "page")) return undefined;
  const [, first = ""] = path.split("/");
  const frame =
    (/^[a-z]{2}$/.test(first) ? found(pages, first, "frame.html") : undefined) ??
    found(pages, "frame.html") ??
    found(dist, "index.html");
  return frame && { ...frame, status: isKnown ? 200 : 404 };
}

/** The file of an address. The documents of pages have addresses of their own. */
function fileAt({ dist, pages }: Folders, path: string): Found | undefined {
  if (extname(path) === ".html") return undefined;
  return found(dist, path) ?? found(pages, path);
}

/** A file within a folder. A name that begins with a full stop is a folder's own matter. */
function found(folder: string | undefined, ...path: string[]): Found | undefined {
  if (
    folder === undefined ||
    path
      .join("/")
      .split(/[\\/]/)
      .some((part) => part.startsWith("."))
  ) {
    return undefined;
  }
  const root = resolve(folder);
  const file = resolve(join(root, ...path));
  if (!file.startsWith(root + sep)) return undefined;
  const stats = statsOf(file);
  return stats?.isFile() ? { file, stats } : undefined;
}

function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // A name that no file can have, such as one with a NUL.
    return undefined;
  }
}

/** The path of an address as people read it; as it is where it cannot be read. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
