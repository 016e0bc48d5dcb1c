import { useState } from "react";
import { parseImage } from "../lib/media";
import { useConfig } from "../lib/useShop";

interface Props {
  url: string | undefined;
  name: string;
  large?: boolean;
  onFail?: (url: string) => void;
}

/** A person's picture, or the first letter of their name. The name stands beside it. */
export function Avatar({ url, name, large = false, onFail }: Props) {
  const [failed, setFailed] = useState("");
  const { host } = useConfig();
  const image = parseImage(url, host, "");
  const size = large ? "size-28 text-3xl" : "size-16 text-xl";
  if (!image || failed === image.url) {
    return (
      <span
        aria-hidden="true"
        className={`${size} inline-flex shrink-0 items-center justify-center rounded-full bg-sunken font-display text-soft uppercase`}
      >
        {Array.from(name.trim())[0] ?? "?"}
      </span>
    );
  }
  return (
    <img
      src={image.url}
      alt=""
      width={large ? 112 : 64}
      height={large ? 112 : 64}
      loading="lazy"
      decoding="async"
      // No referrer: the picture may lie on any server, which need not know the page.
      referrerPolicy="no-referrer"
      className={`${size} shrink-0 rounded-full bg-sunken object-cover`}
      onError={() => {
        setFailed(image.url);
        onFail?.(url ?? "");
      }}
    />
  );
}
