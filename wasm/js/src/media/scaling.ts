/**
 * Addresses of scaled pictures. The rules are those of the crate's `media::scaling`, which a table that both are held
 * against keeps the same: as plain functions they cost a page that scales nothing nothing.
 */

/** A picture that the platform keeps. */
export interface Picture {
  /** Where it is, unscaled. */
  url: string;
  filename?: string;
  width?: number;
  height?: number;
}

/** Where the middle of a cut picture lies. */
export type Alignment = "c" | "t" | "tl" | "tr" | "b" | "bl" | "br" | "l" | "r";

/** How a picture is scaled. */
export interface ScalingOptions {
  /** The screen's pixels for one of the page's; at most 2 counts. */
  devicePixelRatio?: number;
  /** From 5 to 90. */
  quality?: number;
  /** Where a picture is cut to, when its shape is not the box's; its middle when absent. */
  alignment?: Alignment;
  /** The point that stays in sight, in percent from the left and the top; goes over `alignment`. */
  focalPoint?: { x: number; y: number };
}

/** The part of a picture that is shown. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether the whole picture is to be seen in the box, the box to be filled, or a part of the picture to fill it. */
export type Shape = "fit" | "fill" | Crop;

const LONGEST_SIDE = 5000;
const LARGEST_PIXEL_RATIO = 2;
const SHARPENED = "usm_0.66_1.00_0.01";
const WITH_QUALITY = /^(?:jpe?g|png|webp|avif)$/;
const NEVER_SCALED = /^(?:gif|svg)$/;

/** The address of a picture scaled to a box; its own where it is not the platform's, or cannot be scaled. */
export function scaledUrl(
  picture: Picture,
  shape: Shape,
  box: { width: number; height: number },
  options: ScalingOptions = {},
): string {
  const id = picture.url.slice(picture.url.lastIndexOf("/") + 1);
  const format = /\.([^.]*)$/.exec(id)?.[1]?.toLowerCase() ?? "jpg";
  if (!picture.url.includes("/media/") || NEVER_SCALED.test(format) || !(box.width > 0) || !(box.height > 0)) {
    return picture.url;
  }
  const crop = typeof shape === "object" ? shape : undefined;
  const { width: wide, height: high } = picture;
  const source = crop ?? (wide && high ? { width: wide, height: high } : undefined);
  const ratio = Math.min(Math.max(options.devicePixelRatio ?? 1, 1), LARGEST_PIXEL_RATIO);
  let [width, height] = [box.width * ratio, box.height * ratio];
  let scale: number | undefined;
  if (source) {
    const [across, down] = [width / source.width, height / source.height];
    if (shape === "fit") {
      scale = limited(Math.min(across, down), source);
      [width, height] = [source.width * scale, source.height * scale];
    } else {
      const wanted = Math.max(across, down);
      scale = limited(wanted, source);
      [width, height] = [(width * scale) / wanted, (height * scale) / wanted];
    }
  }
  const isFit = shape === "fit" && !source;
  const safe = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  [width, height] = [pixels(width * safe), pixels(height * safe)];
  const parts = [`w_${width}`, `h_${height}`, shape === "fill" ? position(options) : "al_c"];
  if (scale !== undefined && scale > 1) {
    parts.push("lg_1");
  }
  if (WITH_QUALITY.test(format)) {
    parts.push(`q_${quality(options.quality, width * height, format)}`);
  }
  if (isFit || (scale !== undefined && scale < 1)) {
    parts.push(SHARPENED);
  }
  parts.push("enc_auto");
  const cut = crop ? `crop/x_${crop.x},y_${crop.y},w_${crop.width},h_${crop.height}/` : "";
  return `${picture.url}/v1/${cut}${isFit ? "fit" : "fill"}/${parts.join(",")}/${nameOf(picture.filename ?? id)}.${format}`;
}

/** No picture is enlarged much: the less, the larger it is. */
function limited(scale: number, source: { width: number; height: number }): number {
  const area = source.width * source.height;
  return Math.min(scale, area > 600 * 600 ? 1 : area > 400 * 400 ? 1.2 : 1.4);
}

function quality(given: number | undefined, area: number, format: string): number {
  const usual = area > 1400 * 1400 ? 90 : area > 600 * 600 ? 85 : 80;
  const counts = given !== undefined && given >= 5 && given <= 90;
  return (counts ? Math.round(given) : usual) + (format === "png" ? 5 : 0);
}

function position({ focalPoint, alignment }: ScalingOptions): string {
  if (!focalPoint) {
    return `al_${alignment ?? "c"}`;
  }
  const part = (percent: number): string => (Math.min(Math.max(percent, 0), 100) / 100).toFixed(2);
  return `fp_${part(focalPoint.x)}_${part(focalPoint.y)}`;
}

function pixels(side: number): number {
  return Math.min(Math.max(Math.round(side), 1), LONGEST_SIDE);
}

/** A name without its ending that is safe in an address. */
function nameOf(given: string): string {
  const [, stem = given, ending = ""] = /^(.*)\.([^.]*)$/.exec(given) ?? [];
  const name = WITH_QUALITY.test(ending.toLowerCase()) ? stem : given;
  return encodeURIComponent(name.replaceAll(/[/\\?#%]/g, "_"));
}
