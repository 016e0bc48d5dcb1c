import { type Stats, statSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { TRANSLATED } from "../src/lib/languages.ts";
import { matchRoutes } from "../src/lib/router/match.ts";
import { CONSOLE_PAGE, PAGES } from "../src/pages/paths.ts";
import { type Found, sendFile } from "./sendFile.ts";
import { AGENT_PATHS, answerAgents } from "./serveAgents.ts";
import { answerConfig } from "./serveConfig.ts";

export interface Folders {
  /** The folder of the built store. */
  dist: string;
  /** The folder of prerendered pages, which may be filled later. */
  pages?: string | undefined;
}

/** Paths below which only files are served, never pages. */
const FILES_ONLY = /^\/(?:assets(?:\/|$)|\.)/;

const KNOWN = [...PAGES, CONSOLE_PAGE];
const [, ...PREFIXES] = TRANSLATED;
const LANGUAGE = new RegExp(`^/(?:${PREFIXES.join("|")})(?=/|$)`);

/** Whether a path belongs to a page of the store, in any language. */
const isKnownPath = (path: string): boolean => matchRoutes(KNOWN, path.replace(LANGUAGE, "") || "/") !== undefined;

/** The HTTP server of the built store, which `npm start`, `npm run preview` and the browser tests share. */
export function storeServer(folders: Folders, environment: NodeJS.ProcessEnv): RequestListener {
  const config = answerConfig(environment);
  const agents = environment.CARTWRIGHT_CLIENT_ID ? answerAgents(environment) : undefined;
  return (request, response) => {
    const [address = "/", query] = (request.url ?? "/").split("?");
    const path = decoded(address);
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (agents && AGENT_PATHS.includes(path)) {
      void agents(request, response, path);
      return;
    }
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

/** Whether a client accepts HTML: by name, as browsers do; by a wildcard only; or not at all. */
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

/** The HTML file of an address: its prerendered page, or the document that renders it in the browser. */
function pageAt(
  { dist, pages }: Folders,
  path: string,
  query: string | undefined,
  taken: Accepts,
): (Found & { status: number }) | undefined {
  if (taken === "other" || FILES_ONLY.test(path)) return undefined;
  const isKnown = isKnownPath(path);
  // An address with a query is rendered in the browser.
  const made = query === undefined && isKnown ? found(pages, path, "index.html") : undefined;
  if (made) return { ...made, status: 200 };
  // An extension means a file, except for a navigation to a known page whose name has a full stop.
  if (extname(path) !== "" && !(isKnown && taken === "page")) return undefined;
  const [, first = ""] = path.split("/");
  const frame =
    (/^[a-z]{2}$/.test(first) ? found(pages, first, "frame.html") : undefined) ??
    found(pages, "frame.html") ??
    found(dist, "index.html");
  return frame && { ...frame, status: isKnown ? 200 : 404 };
}

/** The file of an address. Pages' documents are not served as files. */
function fileAt({ dist, pages }: Folders, path: string): Found | undefined {
  if (extname(path) === ".html") return undefined;
  return found(dist, path) ?? found(pages, path);
}

/** A file within a folder. Names with a leading full stop are private to the folder. */
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
    // The file system rejects the name, as for a NUL byte.
    return undefined;
  }
}

/** The percent-decoded path; unchanged if it cannot be decoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
