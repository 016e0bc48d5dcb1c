/** The texts that name media: `wix:image://v1/<id>/<name>#originWidth=<w>&originHeight=<h>` and its likes. */

/** A picture, film, sound or document, by name. */
export type MediaUri = ImageUri | VideoUri | AudioUri | DocumentUri;

export interface ImageUri {
  kind: "image";
  id: string;
  filename?: string;
  /** In pixels; absent where it is not told. */
  width?: number;
  height?: number;
}

export interface VideoUri {
  kind: "video";
  id: string;
  filename?: string;
  /** The picture that stands for the film. */
  poster?: { id: string; width?: number; height?: number };
}

export interface AudioUri {
  kind: "audio";
  id: string;
  filename?: string;
  /** In seconds. */
  duration?: number;
}

export interface DocumentUri {
  kind: "document";
  id: string;
  filename?: string;
}

const URI = /^(?:wix:)?(image|video|audio|document):\/\/v1\/(?:ugd\/)?([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/;

/** Reads a text; `undefined` when it names no media. The older form without `wix:` is read as well. */
export function parseUri(text: string): MediaUri | undefined {
  const match = URI.exec(text);
  const id = match?.[2];
  if (!match || !id) {
    return undefined;
  }
  const options = new URLSearchParams(match[4] ?? "");
  const named = { id, ...(match[3] && { filename: decodeName(match[3]) }) };
  const positive = (name: string): number | undefined => {
    const value = Number(options.get(name));
    return value > 0 ? value : undefined;
  };
  switch (match[1]) {
    case "image": {
      const [width, height] = [positive("originWidth"), positive("originHeight")];
      return { kind: "image", ...named, ...(width && { width }), ...(height && { height }) };
    }
    case "video": {
      const posterId = options.get("posterUri");
      const [width, height] = [positive("posterWidth"), positive("posterHeight")];
      const poster = posterId && { id: posterId, ...(width && { width }), ...(height && { height }) };
      return { kind: "video", ...named, ...(poster && { poster }) };
    }
    case "audio": {
      const duration = positive("duration");
      return { kind: "audio", ...named, ...(duration && { duration }) };
    }
    default:
      return { kind: "document", ...named };
  }
}

/** Writes the text, the inverse of {@link parseUri}. */
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

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
