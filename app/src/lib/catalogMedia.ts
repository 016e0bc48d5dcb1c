import type { CatalogImage, CatalogMedia, Product, ProductVariant } from "./catalog";

/** The picture that stands for a picture or a film. */
export function stillOf(media: CatalogMedia): CatalogImage | undefined {
  return media.kind === "image" ? media : media.poster;
}

export function firstPicture(media: readonly CatalogMedia[]): CatalogImage | undefined {
  return media.map(stillOf).find((still) => still !== undefined);
}

/** The ids of the media that show what is chosen: the variant's, then those of the choices. */
export function mediaOf(
  product: Product,
  chosen: Readonly<Record<string, string>>,
  variant?: ProductVariant,
): string[] {
  const choices = product.options.flatMap(({ name, choices: all }) =>
    all.filter((choice) => choice.name === chosen[name]).flatMap(({ mediaIds }) => mediaIds),
  );
  return [...(variant?.mediaId === undefined ? [] : [variant.mediaId]), ...choices];
}

/** The picture of what is chosen, or the product's first. */
export function pictureOf(
  product: Product,
  chosen: Readonly<Record<string, string>>,
  variant?: ProductVariant,
): CatalogImage | undefined {
  const wanted = mediaOf(product, chosen, variant);
  const found = wanted.flatMap((id) => product.media.filter((media) => media.id === id));
  return firstPicture(found) ?? firstPicture(product.media);
}
