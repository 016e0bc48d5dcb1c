import type { CatalogImage, CatalogMedia } from "./catalog";

/** The picture that stands for a picture or a film. */
export function stillOf(media: CatalogMedia): CatalogImage | undefined {
  return media.kind === "image" ? media : media.poster;
}

export function firstPicture(media: readonly CatalogMedia[]): CatalogImage | undefined {
  return media.map(stillOf).find((still) => still !== undefined);
}
