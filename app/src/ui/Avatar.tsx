import { useState } from "react";
import { parseImage } from "../lib/media";
import { useConfig } from "../lib/useShop";

/** The width in pixels, and its classes. */
const SIZES = {
  small: [40, "size-10 text-base"],
  regular: [64, "size-16 text-xl"],
  large: [112, "size-28 text-3xl"],
} as const;

interface Props {
  url: string | undefined;
  name: string;
  size?: keyof typeof SIZES;
  onFail?: (url: string) => void;
}

/** A person's picture, or the initial of their name; decorative, since the name is next to it. */
export function Avatar({ url, name, size = "regular", onFail }: Props) {
  const [failed, setFailed] = useState("");
  const { host } = useConfig();
  const image = parseImage(url, host, "");
  const [pixels, style] = SIZES[size];
  if (!image || failed === image.url) {
    return (
      <span
        aria-hidden="true"
        className={`${style} inline-flex shrink-0 items-center justify-center rounded-full bg-sunken font-display text-soft uppercase`}
      >
        {Array.from(name.trim())[0] ?? "?"}
      </span>
    );
  }
  return (
    <img
      src={image.url}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
      // No referrer: any server may host the image, and must not learn the page.
      referrerPolicy="no-referrer"
      className={`${style} shrink-0 rounded-full bg-sunken object-cover`}
      onError={() => {
        setFailed(image.url);
        onFail?.(url ?? "");
      }}
    />
  );
}
