/** Media URIs: `wix:image://v1/<id>/<name>#originWidth=<w>&originHeight=<h>` and the other kinds. */

import { imageOf, type ImageUri, positive, sizeOf, uriParts } from "./image-uri.js";

export type { ImageUri };

/** A picture, video, audio file or document. */
export type MediaUri = ImageUri | VideoUri | AudioUri | DocumentUri;

/** The parts of a `wix:video://` URI. */
export interface VideoUri {
  kind: "video";
  id: string;
  filename?: string;
  /** The video's poster. */
  poster?: { id: string; width?: number; height?: number };
}

/** The parts of a `wix:audio://` URI. */
export interface AudioUri {
  kind: "audio";
  id: string;
  filename?: string;
  /** In seconds. */
  duration?: number;
}

/** The parts of a `wix:document://` URI. */
export interface DocumentUri {
  kind: "document";
  id: string;
  filename?: string;
}

/** Parses a URI; `undefined` for any other text. Accepts the older form without `wix:`. */
export function parseUri(text: string): MediaUri | undefined {
  const parts = uriParts(text);
  if (!parts) return undefined;
  const { kind, named, options } = parts;
  switch (kind) {
    case "image":
      return { kind, ...imageOf(parts) };
    case "video": {
      const posterId = options.get("posterUri");
      const poster = posterId && { id: posterId, ...sizeOf(options, "posterWidth", "posterHeight") };
      return { kind, ...named, ...(poster && { poster }) };
    }
    case "audio": {
      const duration = positive(options, "duration");
      return { kind, ...named, ...(duration && { duration }) };
    }
    case "document":
      return { kind, ...named };
  }
}

/** Serializes a URI, the inverse of {@link parseUri}. */
export function formatUri(uri: MediaUri): string {
  const name = uri.filename ? `/${encodeURIComponent(uri.filename)}` : "";
  return `wix:${uri.kind}://v1/${uri.id}${name}${fragment(uri)}`;
}

function fragment(uri: MediaUri): string {
  switch (uri.kind) {
    case "image":
      return `#originWidth=${uri.width ?? 0}&originHeight=${uri.height ?? 0}`;
    case "video": {
      const { poster } = uri;
      return poster
        ? `#posterUri=${encodeURIComponent(poster.id)}&posterWidth=${poster.width ?? 0}&posterHeight=${poster.height ?? 0}`
        : "";
    }
    case "audio":
      return uri.duration ? `#duration=${uri.duration}` : "";
    case "document":
      return "";
  }
}
