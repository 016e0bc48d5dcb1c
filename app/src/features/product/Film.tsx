import { useState } from "react";
import type { CatalogMedia } from "../../lib/catalog";

/** Slightly after the start: the first frame of many videos is black. */
const STILL = "#t=0.1";

/** A product's video. Until it is played, the browser loads only its first frame and its metadata. */
export function Film({ film }: { film: Extract<CatalogMedia, { kind: "video" }> }) {
  const [isSeen, setIsSeen] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the platform has no captions for its films
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={film.alt}
      // Some platforms generate blank posters: the video's first frame replaces them.
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
