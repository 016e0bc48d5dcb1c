/** Images and videos: objects on the wire, `wix:image://` and `wix:video://` texts in JavaScript. */

import { formatUri, parseUri } from "../media/uri.js";

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

/** The text of an image. */
export function imageToText({ id = "", filename = "", width = 0, height = 0 }: WireImage): string {
  return formatUri({ kind: "image", id, filename, width, height });
}

/** The inverse. A text of another form is taken as an address. */
export function imageFromText(text: string): WireImage {
  const uri = parseUri(text);
  if (uri?.kind !== "image") {
    return { url: text };
  }
  const { id, filename, width = 0, height = 0 } = uri;
  return { id, width, height, ...(filename !== undefined && { filename }) };
}

/** The text of a video. */
export function videoToText({ id = "", filename = "", posters }: WireVideo): string {
  const [poster] = posters ?? [];
  const { id: posterId = "", width = 0, height = 0 } = poster ?? {};
  return formatUri({ kind: "video", id, filename, ...(poster && { poster: { id: posterId, width, height } }) });
}

/** The inverse. */
export function videoFromText(text: string): WireVideo {
  const uri = parseUri(text);
  if (uri?.kind !== "video") {
    return { url: text };
  }
  const { id, filename, poster } = uri;
  return {
    id,
    ...(filename !== undefined && { filename }),
    ...(poster && { posters: [{ width: 0, height: 0, ...poster }] }),
  };
}
