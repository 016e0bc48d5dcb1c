import type { CatalogMedia } from "../../lib/catalog";

/** A product's film: nothing of it is loaded until it is played. */
export function Film({ film }: { film: Extract<CatalogMedia, { kind: "video" }> }) {
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the platform has no captions for its films
    <video
      controls
      playsInline
      preload="none"
      aria-label={film.alt}
      {...(film.poster && { poster: film.poster.url })}
      className="aspect-square w-full bg-sunken object-contain"
    >
      {film.files.map(({ url, format }) => (
        <source key={url} src={url} type={`video/${format}`} />
      ))}
    </video>
  );
}
