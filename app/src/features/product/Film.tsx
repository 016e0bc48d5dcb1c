import { useState } from "react";
import type { CatalogMedia } from "../../lib/catalog";

/** A moment after the start: the very first picture of many films is black. */
const STILL = "#t=0.1";

/** A product's film. Until it is played, the browser loads its first picture and its length alone. */
export function Film({ film }: { film: Extract<CatalogMedia, { kind: "video" }> }) {
  const [isSeen, setIsSeen] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the platform has no captions for its films
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={film.alt}
      // Some platforms make a blank poster: the video's first frame replaces the poster.
      {...(film.poster && !isSeen && { poster: film.poster.url })}
      onLoadedData={() => {
        setIsSeen(true);
      }}
      className="aspect-square w-full bg-sunken object-contain"
    >
      {film.files.map(({ url, format }) => (
        <source key={url} src={url + STILL} type={`video/${format}`} />
      ))}
    </video>
  );
}
