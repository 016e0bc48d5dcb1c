/** Scaled pictures in a few lines: the package can do more with them, in more bytes. Its widths are the store's. */
export { LARGE_WIDTHS, SMALL_WIDTHS } from "@cartwright/sdk/media";

/** A picture as the store uses it, whatever form the platform gave it in. */
export interface ShopImage {
  /** Address of the unscaled picture. */
  url: string;
  /** Missing where the platform does not say. */
  width?: number;
  height?: number;
  alt: string;
}

/** The width of a picture that stands, blurred, for one that is still to come. */
const BLURRED = 16;

const QUALITY = 75;
/** What a picture is taken to measure when the platform does not say. */
const USUAL_SIDE = 1200;
const UNSCALABLE = /\.(svg|gif)$/i;

/** Cuts a scaled address back to that of the whole picture. */
export function plainImageUrl(url: string): string {
  const media = url.indexOf("/media/");
  const scaled = media < 0 ? -1 : url.indexOf("/v1/", media);
  return scaled < 0 ? url : url.slice(0, scaled);
}

/** The address of a picture that fills a box, by the platform's grammar; the plain address where it cannot be scaled. */
export function scaledImageUrl(url: string, width: number, height: number): string {
  const plain = plainImageUrl(url);
  const id = plain.split("/media/")[1];
  if (!id || id.includes("/") || UNSCALABLE.test(id)) return plain;
  const name = /\.[a-z0-9]+$/i.test(id) ? id : `${id}.jpg`;
  return `${plain}/v1/fill/w_${Math.round(width)},h_${Math.round(height)},al_c,q_${QUALITY},enc_auto/${name}`;
}

/** The `srcset` of a picture cut to a shape (height over width), never wider than the source can give. */
export function imageSrcSet(
  image: ShopImage,
  ratio: number,
  widths: readonly number[],
): { width: number; url: string }[] {
  const { width: wide = USUAL_SIDE, height: high = USUAL_SIDE } = image;
  const widest = Math.min(wide, high / ratio);
  const fitting = widths.filter((width) => width <= widest);
  const used = fitting.length > 0 ? fitting : [Math.max(1, Math.floor(widest))];
  return used.map((width) => ({ width, url: scaledImageUrl(image.url, width, width * ratio) }));
}

/** A picture's few pixels, to be shown blurred until it has come; none where it cannot be scaled. */
export function blurredUrl(image: ShopImage, ratio: number): string | undefined {
  const url = scaledImageUrl(image.url, BLURRED, Math.max(1, BLURRED * ratio));
  return url === plainImageUrl(image.url) ? undefined : url;
}

const IMAGE_URI = /^(?:wix:)?image:\/\/v1\/([^/#?]+)(?:\/([^#]*))?(?:#(.*))?$/;

/** Reads `wix:image://v1/<id>/<name>#originWidth=..&originHeight=..`, or a plain address. */
export function parseImage(source: string | undefined | null, base: string, alt: string): ShopImage | null {
  if (!source) return null;
  const match = IMAGE_URI.exec(source);
  if (match) {
    const size = new URLSearchParams(match[3] ?? "");
    return {
      url: `${base}${match[1] ?? ""}`,
      width: positive(Number(size.get("originWidth"))),
      height: positive(Number(size.get("originHeight"))),
      alt,
    };
  }
  return /^https?:\/\//.test(source)
    ? { url: plainImageUrl(source), width: USUAL_SIDE, height: USUAL_SIDE, alt }
    : null;
}

function positive(side: number): number {
  return Number.isFinite(side) && side > 0 ? side : USUAL_SIDE;
}
