import clsx from "clsx";
import { type CSSProperties, useState } from "react";
import { blurredUrl, imageSrcSet, LARGE_WIDTHS, scaledImageUrl, type ShopImage } from "../lib/media";

interface Props {
  image: ShopImage | null | undefined;
  /** Height over width of the box. */
  ratio?: number;
  /** The `sizes` attribute; for small images of fixed size, their width. */
  sizes: string;
  small?: boolean;
  /** Whether to load at once, as for images of the first screen. */
  eager?: boolean;
  /** Overrides the image's own alt text; empty if the name is next to it. */
  alt?: string;
  className?: string;
}

/** The widths of the `srcset`, by kind of image. */
const OFFERED = {
  small: [64, 96, 128, 160, 256, 384, 640],
  large: [256, 320, 384, ...LARGE_WIDTHS],
};

/** Hides the placeholder. By hand: state would re-render a page of images during hydration. */
function hideBlurred(picture: HTMLImageElement): void {
  const blurred = picture.previousElementSibling;
  if (blurred instanceof HTMLElement) blurred.hidden = true;
}

/**
 * An image of the platform, cropped to a ratio, with a `srcset`. Its box keeps its size while loading, and shows a
 * blurred placeholder.
 */
export function Picture({ image, ratio = 1, sizes, small = false, eager = false, alt, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = clsx("block w-full bg-sunken object-cover", className);
  if (!image || failed === image.url) {
    const text = alt ?? image?.alt ?? "";
    return (
      <span
        className={clsx(box, "flex items-center justify-center text-soft")}
        style={{ aspectRatio: `1 / ${ratio}` }}
        {...(text ? { role: "img", "aria-label": text } : { "aria-hidden": true })}
      >
        <svg width="40" height="40" viewBox="0 0 32 32" aria-hidden="true">
          <path
            d="M7 23h18M9 23v-7a7 7 0 0 1 14 0v7M16 9V6M13 23v-4a3 3 0 0 1 6 0v4"
            fill="none"
            stroke="currentColor"
          />
        </svg>
      </span>
    );
  }
  const set = imageSrcSet(image, ratio, small ? OFFERED.small : OFFERED.large);
  const middle = set[Math.floor(set.length / 2)];
  const blurred = small ? undefined : blurredUrl(image, ratio);
  const style: CSSProperties = { aspectRatio: `1 / ${ratio}` };
  const picture = (
    <img
      key={image.url}
      src={middle?.url ?? scaledImageUrl(image.url, 640, 640 * ratio)}
      srcSet={set.map((entry) => `${entry.url} ${entry.width}w`).join(", ")}
      sizes={sizes}
      width={1000}
      height={Math.round(1000 * ratio)}
      alt={alt ?? image.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={clsx(box, "relative h-auto", blurred && "bg-transparent!")}
      style={style}
      ref={(element) => {
        // A prerendered image may have loaded before this code.
        if (blurred && element?.complete && element.naturalWidth > 0) hideBlurred(element);
      }}
      onLoad={(event) => {
        if (blurred) hideBlurred(event.currentTarget);
      }}
      onError={() => {
        setFailed(image.url);
      }}
    />
  );
  if (small) return picture;
  return (
    <span className="relative block overflow-hidden bg-sunken">
      {blurred && (
        <img
          key={blurred}
          src={blurred}
          alt=""
          aria-hidden="true"
          loading="lazy"
          fetchPriority="low"
          className="absolute inset-0 size-full scale-110 object-cover blur-xl"
        />
      )}
      {picture}
    </span>
  );
}
