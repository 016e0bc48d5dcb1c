import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** A file on disk with its stats. */
export interface Found {
  file: string;
  stats: Stats;
}

/** Sends a file or the range of it that the request names, or 304 if the client has it. */
export function sendFile(request: IncomingMessage, response: ServerResponse, { file, stats }: Found): void {
  const { size, mtimeMs } = stats;
  const tag = `"${createHash("sha1").update(`${file} ${size} ${mtimeMs}`).digest("base64url")}"`;
  response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
  response.setHeader("ETag", tag);
  response.setHeader("Accept-Ranges", "bytes");
  const { range, "if-none-match": known, "if-range": same } = request.headers;
  const isFound = response.statusCode === 200;
  if (isFound && known?.split(/\s*,\s*/).some((each) => each.replace(/^W\//, "") === tag)) {
    response.removeHeader("Content-Type");
    response.writeHead(304).end();
    return;
  }
  const part = isFound && (same === undefined || same === tag) ? rangeOf(range, size) : undefined;
  if (part && part.start > part.end) {
    response.removeHeader("Content-Type");
    response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    return;
  }
  if (part) {
    response.statusCode = 206;
    response.setHeader("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
  }
  response.setHeader("Content-Length", part ? part.end - part.start + 1 : size);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // A client that disconnects ends the stream; no error has to be reported.
  pipeline(createReadStream(file, part), response, () => {});
}

/** The single range of a Range header (RFC 9110, 14.2); a start behind the end is out of bounds. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!first && !last) return undefined;
  if (!first) return { start: Math.max(0, size - Number(last)), end: Number(last) > 0 ? size - 1 : -1 };
  if (last && Number(last) < Number(first)) return undefined;
  const end = Math.min(size - 1, last ? Number(last) : size - 1);
  return { start: Number(first), end };
}
