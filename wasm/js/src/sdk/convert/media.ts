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

/** The text of an image; a URL if the platform does not store the image. */
export function imageToText({ id, url, filename, altText, width = 0, height = 0 }: WireImage): string | undefined {
  return id ? formatUri({ kind: "image", id, filename: filename || altText || "", width, height }) : url;
}

/** The inverse of `imageText`. Any other text is a URL; an empty text is no image. */
export function imageFromText(text: string): WireImage | undefined {
  const uri = parseUri(text);
  if (uri?.kind !== "image") return text ? { url: text } : undefined;
  const { id, filename, width = 0, height = 0 } = uri;
  return { id, width, height, ...(filename !== undefined && { filename, altText: filename, url: text }) };
}

/** The text of a video; a URL if the platform does not store the video. */
export function videoToText({ id, url, filename = "", posters }: WireVideo): string | undefined {
  if (!id) return url;
  const [poster] = posters ?? [];
  const { id: posterId = "", width = 0, height = 0 } = poster ?? {};
  return formatUri({ kind: "video", id, filename, ...(poster && { poster: { id: posterId, width, height } }) });
}

/** The inverse of `videoText`. */
export function videoFromText(text: string): WireVideo | undefined {
  const uri = parseUri(text);
  if (uri?.kind !== "video") return text ? { url: text } : undefined;
  const { id, filename, poster } = uri;
  return {
    id,
    ...(filename !== undefined && { filename }),
    ...(poster && { posters: [{ width: 0, height: 0, ...poster }] }),
  };
}
