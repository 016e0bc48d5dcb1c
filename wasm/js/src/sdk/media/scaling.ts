/**
 * URLs of scaled pictures, by the rules of the crate's `media::scaling`: a shared table of test vectors keeps both
 * equal. Plain functions, so that bundlers can drop them.
 */

/** A picture that the platform stores. */
export interface Picture {
  /** URL of the unscaled picture. */
  url: string;
  filename?: string;
  width?: number;
  height?: number;
}

/** The crop's alignment. */
export type Alignment = "c" | "t" | "tl" | "tr" | "b" | "bl" | "br" | "l" | "r";

/** How a picture is scaled. */
export interface ScalingOptions {
  /** Device pixels per CSS pixel; at most 2. */
  devicePixelRatio?: number;
  /** From 5 to 90. */
  quality?: number;
  /** The alignment when cropping; the middle when absent. */
  alignment?: Alignment;
  /** The focal point, which stays visible, in percent from the left and the top; takes precedence over `alignment`. */
  focalPoint?: { x: number; y: number };
}

/** The visible part of a picture. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const LONGEST_SIDE = 5000;
const LARGEST_PIXEL_RATIO = 2;
const SHARPENED = "usm_0.66_1.00_0.01";
const WITH_QUALITY = /^(?:jpe?g|png|webp|avif)$/;
const NEVER_SCALED = /^(?:gif|svg)$/;
/** The path of a stored picture; a URL with folders below that name belongs to another host. */
const PLATFORM_MEDIA = /\/media\/[^/]+$/;

/**
 * The URL of a picture scaled to fill a box; the original URL if the picture is not the platform's or cannot be scaled.
 */
export function filledUrl(picture: Picture, box: Size, options: ScalingOptions = {}): string {
  return address(picture, { ...fill(sizeOf(picture), box, options), cropAlignment: position(options) }, options);
}

/** The URL of a part of a picture, scaled to fill a box. */
export function croppedUrl(picture: Picture, crop: Crop, box: Size, options: ScalingOptions = {}): string {
  const cut = `crop/x_${crop.x},y_${crop.y},w_${crop.width},h_${crop.height}/fill`;
  return address(picture, { ...fill(crop, box, options), cut }, options);
}

/** The URL of a picture scaled to fit in a box. */
export function fittedUrl(picture: Picture, box: Size, options: ScalingOptions = {}): string {
  const size = pixelsOf(box, options);
  const source = sizeOf(picture);
  if (!source) {
    // A picture of unknown size counts as larger than the box.
    return address(picture, { size, scale: 0, cut: "fit" }, options);
  }
  const scale = limited(Math.min(size.width / source.width, size.height / source.height), source);
  return address(picture, { size: scaled(source, scale), scale }, options);
}

/** A scaled picture: its size in pixels, and its scale. */
interface Scaled {
  size: Size;
  scale: number;
  /** The aspect ratio of the cropped part. */
  cut?: string;
  /** The crop's alignment. */
  cropAlignment?: string;
}

function fill(source: Size | undefined, box: Size, options: ScalingOptions): Scaled {
  const size = pixelsOf(box, options);
  if (!source) return { size, scale: 1 };
  const wanted = Math.max(size.width / source.width, size.height / source.height);
  const scale = limited(wanted, source);
  return { size: { width: (size.width * scale) / wanted, height: (size.height * scale) / wanted }, scale };
}

function address(
  { url, filename }: Picture,
  { size, scale, cut = "fill", cropAlignment = "al_c" }: Scaled,
  options: ScalingOptions,
): string {
  const id = url.slice(url.lastIndexOf("/") + 1);
  const format = /\.([^.]*)$/.exec(id)?.[1]?.toLowerCase() ?? "jpg";
  if (!PLATFORM_MEDIA.test(url) || NEVER_SCALED.test(format) || !(size.width > 0) || !(size.height > 0)) return url;
  const safe = scaled(size, Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height)));
  const [width, height] = [pixels(safe.width), pixels(safe.height)];
  const parts = [
    ...[`w_${width}`, `h_${height}`, cropAlignment],
    ...(scale > 1 ? ["lg_1"] : []),
    ...(WITH_QUALITY.test(format) ? [`q_${quality(options.quality, width * height, format)}`] : []),
    ...(scale < 1 ? [SHARPENED] : []),
    "enc_auto",
  ];
  return `${url}/v1/${cut}/${parts.join(",")}/${nameOf(filename ?? id)}.${format}`;
}

/** A picture's size, if known. */
function sizeOf({ width, height }: Picture): Size | undefined {
  return width && height ? { width, height } : undefined;
}

/** A box's device pixels. */
function pixelsOf(box: Size, { devicePixelRatio = 1 }: ScalingOptions): Size {
  return scaled(box, Math.min(Math.max(devicePixelRatio, 1), LARGEST_PIXEL_RATIO));
}

const scaled = ({ width, height }: Size, scale: number): Size => ({ width: width * scale, height: height * scale });

/** Limits enlargement: the larger the picture, the less. */
function limited(scale: number, source: Size): number {
  const area = source.width * source.height;
  return Math.min(scale, area > 600 * 600 ? 1 : area > 400 * 400 ? 1.2 : 1.4);
}

function quality(given: number | undefined, area: number, format: string): number {
  const usual = area > 1400 * 1400 ? 90 : area > 600 * 600 ? 85 : 80;
  const counts = given !== undefined && given >= 5 && given <= 90;
  return (counts ? Math.round(given) : usual) + (format === "png" ? 5 : 0);
}

function position({ focalPoint, alignment }: ScalingOptions): string {
  if (!focalPoint) return `al_${alignment ?? "c"}`;
  const part = (percent: number): string => (Math.min(Math.max(percent, 0), 100) / 100).toFixed(2);
  return `fp_${part(focalPoint.x)}_${part(focalPoint.y)}`;
}

function pixels(side: number): number {
  return Math.min(Math.max(Math.round(side), 1), LONGEST_SIDE);
}

/** A file name without its extension, escaped for URLs. */
function nameOf(given: string): string {
  const [, stem = given, ending = ""] = /^(.*)\.([^.]*)$/.exec(given) ?? [];
  const name = WITH_QUALITY.test(ending.toLowerCase()) ? stem : given;
  return encodeURIComponent(name.replaceAll(/[/\\?#%]/g, "_"));
}
