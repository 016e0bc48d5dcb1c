/** Media: the texts that name them, their addresses, and those of scaled pictures. Needs no client and makes no call. */

import { RequestError } from "../errors.js";
import { type Crop, type Picture, scaledUrl, type ScalingOptions, type Shape } from "./scaling.js";
import { formatUri, type ImageUri, type MediaUri, parseUri, type VideoUri } from "./uri.js";

/** Where the platform keeps media; a platform of one's own keeps them with itself. */
export interface MediaHosts {
  /** Pictures, sounds and documents. */
  host?: string;
}

/** A picture's address and what is known of it. */
export interface ImageAddress {
  id: string;
  url: string;
  width?: number;
  height?: number;
  altText?: string;
  filename?: string;
}

export interface VideoAddress {
  id: string;
  url: string;
  /** The picture that stands for the film, as a text that names it. */
  thumbnail: string;
  filename?: string;
}

export interface AudioAddress {
  id: string;
  url: string;
  /** In seconds; absent where it is not told. */
  duration?: number;
  filename?: string;
}

export interface DocumentAddress {
  id: string;
  url: string;
  filename?: string;
}

/** How large a film is, by its height. */
export type VideoResolution = "360p" | "480p" | "720p" | "1080p";

/** The resolutions, by name. */
export const VideoResolution = { MOBILE: "360p", LOW: "480p", MID: "720p", HIGH: "1080p" } as const;

const HOST = "https://static.wixstatic.com";
const VIDEO_HOST = "https://video.wixstatic.com";
const DOCUMENT_HOST = "https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com";
/** The default size of a film's poster. */
const POSTER_SIDE = 50;
const ADDRESS = /^(?:https?:)?\/\//;
/** A film's address, whole or in one resolution. */
const FILM_ADDRESS = /^(?:https?:)?\/\/[^/]+\/video\/([^/?#]+)/;
/** A file's id by itself, such as `11062b_a1~mv2.jpg`. */
const FILE_ID = /^[\w~-]+\.\w+$/;

/** Widths of pictures that may fill the screen, in pixels. */
export const LARGE_WIDTHS: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
/** Widths of pictures that never do, in pixels. */
export const SMALL_WIDTHS: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384];
/** The quality of pictures of those widths. */
const WIDTHS_QUALITY = 75;

function image(source: string, hosts: MediaHosts = {}, folder = "media"): ImageAddress {
  const uri = typeof source === "string" ? parseUri(source) : undefined;
  if (uri?.kind === "image") {
    const { id, filename, width, height } = uri;
    return {
      ...{ id, url: `${hostOf(hosts)}/${folder}/${id}` },
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(filename !== undefined && { altText: filename, filename }),
    };
  }
  if (typeof source === "string" && ADDRESS.test(source)) {
    // An address that is scaled already is scaled anew from the whole picture.
    const url = source.replace(/(\/(?:media|shapes)\/[^/]+)\/v1\/.*$/, "$1");
    return { id: url.slice(url.lastIndexOf("/") + 1), url };
  }
  if (typeof source === "string" && FILE_ID.test(source)) {
    return { id: source, url: `${hostOf(hosts)}/${folder}/${source}` };
  }
  throw unknown(source, "a picture");
}

function scaled(
  source: string,
  shape: Shape,
  width: number,
  height: number,
  options: ScalingOptions & MediaHosts = {},
): string {
  return scaledUrl(image(source, options), shape, { width, height }, options);
}

/** The addresses of a picture in the usual widths, none wider than it is, for an `img`'s `srcset`. */
function srcSet(source: string, options: SourceSetOptions = {}): string {
  const { width = 0, height = 0, url, filename } = image(source, options);
  const ratio = options.ratio ?? (width && height ? height / width : 1);
  const widest = width && height ? Math.min(width, height / ratio) : Infinity;
  const widths = options.widths ?? LARGE_WIDTHS;
  const fitting = widths.filter((candidate) => candidate <= widest);
  const used = fitting.length > 0 ? fitting : [Math.max(1, Math.floor(Math.min(widest, widths[0] ?? widest)))];
  const picture: Picture = { url, width, height, ...(filename !== undefined && { filename }) };
  const scaling = { quality: WIDTHS_QUALITY, ...options };
  return used
    .map((candidate) => {
      const box = { width: candidate, height: Math.round(candidate * ratio) };
      return `${scaledUrl(picture, "fill", box, scaling)} ${candidate}w`;
    })
    .join(", ");
}

/** The pictures of a `srcset`. */
export interface SourceSetOptions extends Omit<ScalingOptions, "devicePixelRatio">, MediaHosts {
  /** The height over the width that pictures are cut to; the picture's own when absent. */
  ratio?: number;
  /** {@link LARGE_WIDTHS} when absent. */
  widths?: readonly number[];
}

function named<Kind extends MediaUri["kind"]>(
  source: string,
  kind: Kind,
  what: string,
): Extract<MediaUri, { kind: Kind }> {
  const uri = typeof source === "string" ? parseUri(source) : undefined;
  if (uri?.kind !== kind) {
    throw unknown(source, what);
  }
  return uri as Extract<MediaUri, { kind: Kind }>;
}

/** A film by the text that names it, or by its address. */
function film(source: string): VideoUri {
  const id = typeof source === "string" ? FILM_ADDRESS.exec(source)?.[1] : undefined;
  return id === undefined ? named(source, "video", "a film") : { kind: "video", id };
}

function unknown(source: unknown, what: string): RequestError {
  const shown = typeof source === "string" ? JSON.stringify(source) : String(source);
  return new RequestError({ kind: "request", message: `${shown} does not name ${what}` });
}

const hostOf = ({ host = HOST }: MediaHosts): string => host.replace(/\/+$/, "");
const nameOf = ({ filename }: { filename?: string }): { filename?: string } =>
  filename === undefined ? {} : { filename };

export const media = {
  /** A picture's address, name and size. Takes its text, its id, or an address. */
  getImageUrl: (source: string, hosts?: MediaHosts): ImageAddress => image(source, hosts),

  /** The address, name and size of a drawing that the platform keeps among its shapes. */
  getShapeUrl: (source: string, hosts?: MediaHosts): ImageAddress => image(source, hosts, "shapes"),

  /** The address of a picture that fills a box; what does not fit is cut off. */
  getScaledToFillImageUrl: (
    source: string,
    targetWidth: number,
    targetHeight: number,
    options?: ScalingOptions & MediaHosts,
  ): string => scaled(source, "fill", targetWidth, targetHeight, options),

  /** The address of a picture that is seen whole in a box. */
  getScaledToFitImageUrl: (
    source: string,
    targetWidth: number,
    targetHeight: number,
    options?: ScalingOptions & MediaHosts,
  ): string => scaled(source, "fit", targetWidth, targetHeight, options),

  /** The address of a part of a picture that fills a box. */
  getCroppedImageUrl: (
    source: string,
    cropX: number,
    cropY: number,
    cropWidth: number,
    cropHeight: number,
    targetWidth: number,
    targetHeight: number,
    options?: ScalingOptions & MediaHosts,
  ): string => {
    const crop: Crop = { x: cropX, y: cropY, width: cropWidth, height: cropHeight };
    return scaled(source, crop, targetWidth, targetHeight, options);
  },

  getImageSrcSet: srcSet,

  /** A film's address, whole or in one resolution, and the picture that stands for it. */
  getVideoUrl: (source: string, resolution?: VideoResolution, hosts: MediaHosts = {}): VideoAddress => {
    const uri = film(source);
    const file = resolution ? `${resolution}/mp4/file.mp4` : "file";
    const { id, width = POSTER_SIDE, height = POSTER_SIDE } = uri.poster ?? { id: `${uri.id}.jpg` };
    const thumbnail: ImageUri = { kind: "image", id, width, height };
    const host = hosts.host === undefined ? VIDEO_HOST : hostOf(hosts);
    return { id: uri.id, url: `${host}/video/${uri.id}/${file}`, thumbnail: formatUri(thumbnail), ...nameOf(uri) };
  },

  /** A sound's address and length. */
  getAudioUrl: (source: string, hosts: MediaHosts = {}): AudioAddress => {
    const uri = named(source, "audio", "a sound");
    const { id, duration } = uri;
    return { id, url: `${hostOf(hosts)}/mp3/${id}`, ...(duration !== undefined && { duration }), ...nameOf(uri) };
  },

  /** A document's address. */
  getDocumentUrl: (source: string, hosts: MediaHosts = {}): DocumentAddress => {
    const uri = named(source, "document", "a document");
    const host = hosts.host === undefined ? DOCUMENT_HOST : hostOf(hosts);
    return { id: uri.id, url: `${host}/ugd/${uri.id}`, ...nameOf(uri) };
  },

  parseUri,
  formatUri,
};
