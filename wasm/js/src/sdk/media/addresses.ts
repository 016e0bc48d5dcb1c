/** URLs of media, by their `wix:` texts. Separate functions, so that bundlers drop the unused ones. */

import { RequestError } from "../../core/errors.js";
import { imageOf, uriParts } from "./image-uri.js";
import { croppedUrl, filledUrl, fittedUrl, type ScalingOptions } from "./scaling.js";
import { formatUri, type ImageUri, type MediaUri, parseUri, type VideoUri } from "./uri.js";

/** The base URL of media; a platform of your own serves media itself. */
export interface MediaHosts {
  /** Pictures, audio and documents. */
  host?: string;
}

/** A picture's URL, and its known properties. */
export interface ImageAddress {
  id: string;
  url: string;
  width?: number;
  height?: number;
  altText?: string;
  filename?: string;
}

/** The URL of a video, and its poster. */
export interface VideoAddress {
  id: string;
  url: string;
  /** The video's poster, as `wix:image://` text. */
  thumbnail: string;
  filename?: string;
}

/** The URL of an audio file. */
export interface AudioAddress {
  id: string;
  url: string;
  /** In seconds; absent if unknown. */
  duration?: number;
  filename?: string;
}

/** The URL of a document. */
export interface DocumentAddress {
  id: string;
  url: string;
  filename?: string;
}

/** The resolution of a video, as its height. */
export type VideoResolution = "360p" | "480p" | "720p" | "1080p";

/** The resolutions, by name. */
export const VideoResolution = { MOBILE: "360p", LOW: "480p", MID: "720p", HIGH: "1080p" } as const;

const HOST = "https://static.wixstatic.com";
const VIDEO_HOST = "https://video.wixstatic.com";
const DOCUMENT_HOST = "https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com";
/** The default size of a video's poster. */
const POSTER_SIDE = 50;
const ADDRESS = /^(?:https?:)?\/\//;
/** Matches a video's URL, and captures its id. */
const FILM_ADDRESS = /^(?:https?:)?\/\/[^/]+\/video\/([^/?#]+)/;
/** A file's id by itself, such as `11062b_a1~mv2.jpg`. */
const FILE_ID = /^[\w~-]+\.\w+$/;

/** Widths of pictures up to the screen's width, in pixels. */
export const LARGE_WIDTHS: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
/** Widths of smaller pictures, in pixels. */
export const SMALL_WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384];
/** The encoding quality of pictures at these widths. */
const WIDTHS_QUALITY = 75;

/**
 * A picture's URL, name and size, from its text, its id, or a URL; a scaled URL gives the unscaled picture. Throws a
 * `RequestError` for any other text.
 *
 * @example
 * ```ts
 * const { url, width, height } = getImageUrl("wix:image://v1/a1~mv2.jpg/mug.jpg#originWidth=1200&originHeight=900");
 * ```
 */
export function getImageUrl(source: string, hosts?: MediaHosts): ImageAddress {
  return parseImageUrl(source, hosts) ?? refuse(source, "a picture");
}

/** Like {@link getImageUrl}, but `undefined` for a text that is no picture. */
export function parseImageUrl(source: string, hosts?: MediaHosts): ImageAddress | undefined {
  return imageIn("media", source, hosts);
}

/** The URL, name and size of a vector image that the platform keeps among its shapes. */
export function getShapeUrl(source: string, hosts?: MediaHosts): ImageAddress {
  return imageIn("shapes", source, hosts) ?? refuse(source, "a picture");
}

function imageIn(folder: "media" | "shapes", source: string, hosts: MediaHosts = {}): ImageAddress | undefined {
  if (typeof source !== "string") return undefined;
  const parts = uriParts(source);
  if (parts?.kind === "image") {
    const image = imageOf(parts);
    const { id, filename } = image;
    return { ...image, url: `${hostOf(hosts)}/${folder}/${id}`, ...(filename !== undefined && { altText: filename }) };
  }
  if (ADDRESS.test(source)) {
    // A scaled URL is scaled again from the unscaled picture.
    const url = source.replace(/(\/(?:media|shapes)\/[^/]+)\/v1\/.*$/, "$1");
    return { id: url.slice(url.lastIndexOf("/") + 1), url };
  }
  return FILE_ID.test(source) ? { id: source, url: `${hostOf(hosts)}/${folder}/${source}` } : undefined;
}

/**
 * The URL of a picture scaled to fill a box; the overflow is cropped.
 *
 * @example
 * ```ts
 * const url = getScaledToFillImageUrl(product.media.main.image, 640, 480, { focalPoint: { x: 50, y: 20 } });
 * ```
 */
export function getScaledToFillImageUrl(
  source: string,
  targetWidth: number,
  targetHeight: number,
  options?: ScalingOptions & MediaHosts,
): string {
  return filledUrl(getImageUrl(source, options), { width: targetWidth, height: targetHeight }, options);
}

/** The URL of a picture scaled to fit in a box. */
export function getScaledToFitImageUrl(
  source: string,
  targetWidth: number,
  targetHeight: number,
  options?: ScalingOptions & MediaHosts,
): string {
  return fittedUrl(getImageUrl(source, options), { width: targetWidth, height: targetHeight }, options);
}

/** The URL of a part of a picture, scaled to fill a box. */
export function getCroppedImageUrl(
  source: string,
  cropX: number,
  cropY: number,
  cropWidth: number,
  cropHeight: number,
  targetWidth: number,
  targetHeight: number,
  options?: ScalingOptions & MediaHosts,
): string {
  const crop = { x: cropX, y: cropY, width: cropWidth, height: cropHeight };
  return croppedUrl(getImageUrl(source, options), crop, { width: targetWidth, height: targetHeight }, options);
}

/** The aspect ratio and widths of a `srcset`. */
export interface WidthOptions {
  /** Height divided by width of the cropped pictures; the picture's own ratio when absent. */
  ratio?: number;
  /** {@link LARGE_WIDTHS} when absent. */
  widths?: readonly number[];
}

/** The pictures of a `srcset`. */
export interface SourceSetOptions extends WidthOptions, Omit<ScalingOptions, "devicePixelRatio">, MediaHosts {}

/** The widths of a picture's `srcset`: the usual widths up to the picture's own width, and at least one. */
export function getImageWidths(
  { width = 0, height = 0 }: Pick<ImageAddress, "width" | "height">,
  { ratio = ratioOf(width, height), widths = LARGE_WIDTHS }: WidthOptions = {},
): number[] {
  const widest = width && height ? Math.min(width, height / ratio) : Infinity;
  const fitting = widths.filter((candidate) => candidate <= widest);
  return fitting.length > 0 ? fitting : [Math.max(1, Math.floor(Math.min(widest, widths[0] ?? widest)))];
}

/**
 * The `srcset` attribute of a picture in the usual widths, up to the picture's own width.
 *
 * @example
 * ```tsx
 * <img src={getImageUrl(image).url} srcSet={getImageSrcSet(image, { ratio: 1 })} sizes="50vw" alt="" />
 * ```
 */
export function getImageSrcSet(source: string, options: SourceSetOptions = {}): string {
  const image = getImageUrl(source, options);
  const { ratio = ratioOf(image.width, image.height) } = options;
  const scaling = { ...options, quality: options.quality ?? WIDTHS_QUALITY };
  return getImageWidths(image, options)
    .map((width) => `${filledUrl(image, { width, height: Math.round(width * ratio) }, scaling)} ${width}w`)
    .join(", ");
}

/** A video's URL, resolutions and poster. */
export function getVideoUrl(source: string, resolution?: VideoResolution, hosts: MediaHosts = {}): VideoAddress {
  const uri = film(source);
  const file = resolution ? `${resolution}/mp4/file.mp4` : "file";
  const { id, width = POSTER_SIDE, height = POSTER_SIDE } = uri.poster ?? { id: `${uri.id}.jpg` };
  const thumbnail: ImageUri = { kind: "image", id, width, height };
  const host = hosts.host === undefined ? VIDEO_HOST : hostOf(hosts);
  return { id: uri.id, url: `${host}/video/${uri.id}/${file}`, thumbnail: formatUri(thumbnail), ...nameOf(uri) };
}

/** An audio file's URL and duration. */
export function getAudioUrl(source: string, hosts: MediaHosts = {}): AudioAddress {
  const uri = named(source, "audio", "a sound");
  const { id, duration } = uri;
  return { id, url: `${hostOf(hosts)}/mp3/${id}`, ...(duration !== undefined && { duration }), ...nameOf(uri) };
}

/** A document's URL. */
export function getDocumentUrl(source: string, hosts: MediaHosts = {}): DocumentAddress {
  const uri = named(source, "document", "a document");
  const host = hosts.host === undefined ? DOCUMENT_HOST : hostOf(hosts);
  return { id: uri.id, url: `${host}/ugd/${uri.id}`, ...nameOf(uri) };
}

function named<Kind extends MediaUri["kind"]>(
  source: string,
  kind: Kind,
  what: string,
): Extract<MediaUri, { kind: Kind }> {
  const uri = typeof source === "string" ? parseUri(source) : undefined;
  return uri?.kind === kind ? (uri as Extract<MediaUri, { kind: Kind }>) : refuse(source, what);
}

/** Parses a video's text or URL. */
function film(source: string): VideoUri {
  const id = typeof source === "string" ? FILM_ADDRESS.exec(source)?.[1] : undefined;
  return id === undefined ? named(source, "video", "a film") : { kind: "video", id };
}

function refuse(source: unknown, what: string): never {
  const shown = typeof source === "string" ? JSON.stringify(source) : String(source);
  throw new RequestError({ kind: "request", message: `${shown} does not name ${what}` });
}

const ratioOf = (width = 0, height = 0): number => (width && height ? height / width : 1);
const hostOf = ({ host = HOST }: MediaHosts): string => host.replace(/\/+$/, "");
const nameOf = ({ filename }: { filename?: string }): { filename?: string } =>
  filename === undefined ? {} : { filename };
