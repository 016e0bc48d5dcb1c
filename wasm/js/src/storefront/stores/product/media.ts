/** The pictures and videos that show the choices of a product. */

import { own } from "../../../sdk/own.js";
import type { CatalogImage, CatalogMedia, ProductVariant, ProductView } from "../../catalog-view/view.js";

/** The picture itself, or a video's poster. */
export function stillOf(media: CatalogMedia): CatalogImage | undefined {
  return media.kind === "image" ? media : media.poster;
}

/** The first picture, or the first video's poster. */
export function firstPicture(media: readonly CatalogMedia[]): CatalogImage | undefined {
  return media.map(stillOf).find((still) => still !== undefined);
}

/** The ids of the media that show the choices: the variant's, then those of the choices. */
export function mediaOfChoices(
  product: Pick<ProductView, "options" | "media">,
  chosen: Readonly<Record<string, string>>,
  variant?: ProductVariant,
): string[] {
  const choices = product.options.flatMap(({ name, choices: all }) =>
    all.filter((choice) => choice.name === own(chosen, name)).flatMap(({ mediaIds }) => mediaIds),
  );
  return [...(variant?.mediaId === undefined ? [] : [variant.mediaId]), ...choices];
}

/** The picture of the choices, else the product's first. */
export function pictureOfChoices(
  product: Pick<ProductView, "options" | "media">,
  chosen: Readonly<Record<string, string>>,
  variant?: ProductVariant,
): CatalogImage | undefined {
  const wanted = mediaOfChoices(product, chosen, variant);
  const found = wanted.flatMap((id) => product.media.filter((media) => media.id === id));
  return firstPicture(found) ?? firstPicture(product.media);
}
