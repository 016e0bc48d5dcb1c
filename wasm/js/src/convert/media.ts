/** Images and videos: objects on the wire, `wix:image://` and `wix:video://` texts in JavaScript. */

export interface WireImage {
  id?: string;
  url?: string;
  width?: number;
  height?: number;
  altText?: string;
  filename?: string;
}

export interface WireVideo {
  id?: string;
  url?: string;
  filename?: string;
  posters?: WireImage[];
}

/** `wix:image://v1/<id>/<name>#originWidth=<w>&originHeight=<h>` */
export function imageToText(image: WireImage): string {
  const name = image.filename ? `/${encodeURIComponent(image.filename)}` : "";
  return `wix:image://v1/${image.id ?? ""}${name}#originWidth=${image.width ?? 0}&originHeight=${image.height ?? 0}`;
}

/** The inverse. A text of another form is taken as an address. */
export function imageFromText(text: string): WireImage {
  const parts = parse(text, "image");
  if (!parts) {
    return { url: text };
  }
  return {
    id: parts.id,
    width: Number(parts.options.get("originWidth") ?? 0),
    height: Number(parts.options.get("originHeight") ?? 0),
    ...(parts.filename !== undefined && { filename: parts.filename }),
  };
}

/** `wix:video://v1/<id>/<name>#posterUri=<id>&posterWidth=<w>&posterHeight=<h>` */
export function videoToText(video: WireVideo): string {
  const name = video.filename ? `/${encodeURIComponent(video.filename)}` : "";
  const poster = video.posters?.[0];
  const fragment = poster
    ? `#posterUri=${encodeURIComponent(poster.id ?? "")}&posterWidth=${poster.width ?? 0}&posterHeight=${poster.height ?? 0}`
    : "";
  return `wix:video://v1/${video.id ?? ""}${name}${fragment}`;
}

/** The inverse. */
export function videoFromText(text: string): WireVideo {
  const parts = parse(text, "video");
  if (!parts) {
    return { url: text };
  }
  const poster = parts.options.get("posterUri");
  return {
    id: parts.id,
    ...(parts.filename !== undefined && { filename: parts.filename }),
    ...(poster !== null && {
      posters: [
        {
          id: poster,
          width: Number(parts.options.get("posterWidth") ?? 0),
          height: Number(parts.options.get("posterHeight") ?? 0),
        },
      ],
    }),
  };
}

function parse(
  text: string,
  kind: string,
): { id: string; filename: string | undefined; options: URLSearchParams } | undefined {
  const match = new RegExp(`^(?:wix:)?${kind}://v1/([^/#]+)(?:/([^#]*))?(?:#(.*))?$`).exec(text);
  if (!match?.[1]) {
    return undefined;
  }
  return {
    id: match[1],
    filename: match[2] ? decodeName(match[2]) : undefined,
    options: new URLSearchParams(match[3] ?? ""),
  };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
