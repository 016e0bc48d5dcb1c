/** The parts of a media URI, and its picture: a separate file, so that pages with pictures only load no more. */

export interface ImageUri {
  kind: "image";
  id: string;
  filename?: string;
  /** In pixels; absent if the URI has none. */
  width?: number;
  height?: number;
}

export interface UriParts {
  kind: "image" | "video" | "audio" | "document";
  named: { id: string; filename?: string };
  /** The options after the `#`. */
  options: URLSearchParams;
}

const URI = /^(?:wix:)?(image|video|audio|document):\/\/v1\/(?:ugd\/)?([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/;

export function uriParts(text: string): UriParts | undefined {
  const [, kind, id, name, options] = URI.exec(text) ?? [];
  return id === undefined
    ? undefined
    : {
        kind: kind as UriParts["kind"],
        named: { id, ...(name && { filename: decodeName(name) }) },
        options: new URLSearchParams(options),
      };
}

export function imageOf({ named, options }: UriParts): Omit<ImageUri, "kind"> {
  return { ...named, ...sizeOf(options, "originWidth", "originHeight") };
}

/** Width and height from the URI's options. */
export function sizeOf(options: URLSearchParams, wide: string, high: string): { width?: number; height?: number } {
  const [width, height] = [positive(options, wide), positive(options, high)];
  return { ...(width && { width }), ...(height && { height }) };
}

export function positive(options: URLSearchParams, name: string): number | undefined {
  const value = Number(options.get(name));
  return value > 0 ? value : undefined;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
