/** Images for the store: with a default size if the platform has none, and a tiny placeholder. */
import { getImageWidths, getScaledToFillImageUrl, parseImageUrl } from "@cartwright/sdk/media";
import { mediaHost } from "./config";

export { LARGE_WIDTHS } from "@cartwright/sdk/media";

/** An image of the store, from any form of the platform's data. */
export interface ShopImage {
  /** The URL of the unscaled image. */
  url: string;
  /** Undefined if the platform has no size. */
  width?: number | undefined;
  height?: number | undefined;
  alt: string;
}

/** The width of the blurred placeholder. */
const BLURRED = 16;
const QUALITY = 75;
/** The default width and height of an image. */
const USUAL_SIDE = 1200;

/** The URL of an image scaled to fill a box; the original URL if it cannot be scaled. */
export function scaledImageUrl(url: string, width: number, height: number): string {
  return getScaledToFillImageUrl(url, width, height, { quality: QUALITY });
}

/** The `srcset` of an image cropped to a ratio (height over width), up to the source's own width. */
export function imageSrcSet(
  { url, width = USUAL_SIDE, height = USUAL_SIDE }: ShopImage,
  ratio: number,
  widths: readonly number[],
): { width: number; url: string }[] {
  return getImageWidths({ width, height }, { ratio, widths }).map((each) => ({
    width: each,
    url: scaledImageUrl(url, each, each * ratio),
  }));
}

/** The URL of the blurred placeholder; undefined if the image cannot be scaled. */
export function blurredUrl({ url }: ShopImage, ratio: number): string | undefined {
  const scaled = scaledImageUrl(url, BLURRED, Math.max(1, BLURRED * ratio));
  return scaled === url ? undefined : scaled;
}

/** Parses a media URI of the platform or a plain URL. */
export function parseImage(source: string | undefined | null, host: string, alt: string): ShopImage | null {
  const image = source ? parseImageUrl(source, { host: mediaHost(host) }) : undefined;
  return image ? { url: image.url, width: image.width ?? USUAL_SIDE, height: image.height ?? USUAL_SIDE, alt } : null;
}
