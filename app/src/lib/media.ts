/** Pictures as the store shows them, with a size where the platform tells none, and few pixels to stand in for one. */
import { getImageWidths, getScaledToFillImageUrl, parseImageUrl } from "@cartwright/sdk/media";
import { mediaHost } from "./config";

export { LARGE_WIDTHS } from "@cartwright/sdk/media";

/** A picture as the store uses it, whatever form the platform gave it in. */
export interface ShopImage {
  /** Address of the unscaled picture. */
  url: string;
  /** Undefined if the platform gives no size. */
  width?: number | undefined;
  height?: number | undefined;
  alt: string;
}

/** The width of the blurred placeholder. */
const BLURRED = 16;
const QUALITY = 75;
/** The default width and height of a picture. */
const USUAL_SIDE = 1200;

/** The address of a picture that fills a box; its own address where it cannot be scaled. */
export function scaledImageUrl(url: string, width: number, height: number): string {
  return getScaledToFillImageUrl(url, width, height, { quality: QUALITY });
}

/** The `srcset` of a picture cut to a shape (height over width), never wider than the source can give. */
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

/** The address of the blurred placeholder; none where the picture cannot be scaled. */
export function blurredUrl({ url }: ShopImage, ratio: number): string | undefined {
  const scaled = scaledImageUrl(url, BLURRED, Math.max(1, BLURRED * ratio));
  return scaled === url ? undefined : scaled;
}

/** Reads a platform's text or a plain address. */
export function parseImage(source: string | undefined | null, host: string, alt: string): ShopImage | null {
  const image = source ? parseImageUrl(source, { host: mediaHost(host) }) : undefined;
  return image ? { url: image.url, width: image.width ?? USUAL_SIDE, height: image.height ?? USUAL_SIDE, alt } : null;
}
