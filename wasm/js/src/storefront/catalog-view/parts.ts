/** Parts that products of both versions share: amounts, pictures, films and colours. */

import { given } from "../cart-view/items.js";
import { imageFromText, videoFromText, type WireImage, type WireVideo } from "../../sdk/convert/media.js";
import { currencyDigits, Money } from "../../sdk/money.js";
import type { Amount, CatalogImage, CatalogMedia, CatalogVideo, ProductOption, ProductPrice, Swatch } from "./view.js";

/** Where media named only by their id are served from, with a slash at its end. */
export interface MediaBases {
  readonly image: string;
  readonly video: string;
}

export const HOSTED_MEDIA: MediaBases = {
  image: "https://static.wixstatic.com/media/",
  video: "https://video.wixstatic.com/video/",
};

/** A decimal text of a currency, with every digit that the currency has. */
export function amountOf(amount: string | undefined, currency: string | undefined): Amount | undefined {
  if (!amount || !currency) {
    return undefined;
  }
  try {
    const money = Money.parse(amount, currency).round();
    return { amount: money.toString(), currency };
  } catch {
    // No amount that can be reckoned with is none to show.
    return undefined;
  }
}

/** A number of a currency, as catalog v1 has its prices. */
export function numberOf(amount: number | undefined, currency: string | undefined): Amount | undefined {
  if (amount === undefined || !Number.isFinite(amount) || !currency || !/^[A-Z]{3}$/.test(currency)) {
    return undefined;
  }
  return amountOf(amount.toFixed(currencyDigits(currency)), currency);
}

/** A price, and the one before it if that was more. */
export function priceOf(now: Amount | undefined, before: Amount | undefined): ProductPrice | undefined {
  if (!now) {
    return undefined;
  }
  return isMore(before, now) ? { now, before } : { now };
}

function isMore(before: Amount | undefined, now: Amount): before is Amount {
  return (
    before?.currency === now.currency &&
    Money.parse(before.amount, before.currency).compare(Money.parse(now.amount, now.currency)) > 0
  );
}

const COLOR = /^(#[0-9a-f]{3,8}|rgba?\([\d.,%\s/]+\)|[a-z]{3,20})$/i;

/** A colour as a merchant wrote it, if it is one that style sheets understand. */
export function colorOf(text: string | undefined): string | undefined {
  const color = text?.trim();
  return color && COLOR.test(color) ? color : undefined;
}

/** The colours that a product comes in. */
export function swatchesOf(options: readonly ProductOption[]): Swatch[] {
  const colors = options.find(({ kind }) => kind === "color");
  return (colors?.choices ?? []).flatMap(({ name, color }) => (color === undefined ? [] : [{ name, color }]));
}

/** A picture from an address, a `wix:image://` text or the platform's record of it. */
export function imageOf(
  source: string | WireImage | undefined | null,
  more: { readonly id?: string | undefined; readonly url?: string | undefined; readonly alt: string },
  bases: MediaBases,
): CatalogImage | undefined {
  const image = typeof source === "string" ? imageFromText(source) : source;
  const id = image?.id ?? more.id ?? "";
  const url = webAddress(image?.url) ?? webAddress(more.url) ?? (id && `${bases.image}${id}`);
  if (!url) {
    return undefined;
  }
  return {
    kind: "image",
    id: more.id || id || (url.split("/media/")[1] ?? ""),
    url,
    ...given("width", image?.width || undefined),
    ...given("height", image?.height || undefined),
    alt: image?.altText || more.alt,
  };
}

interface WireFilm extends WireVideo {
  readonly resolutions?: readonly { url?: string; width?: number; format?: string }[];
}

/** A film from a `wix:video://` text or the platform's record of it. */
export function videoOf(
  source: string | WireFilm | undefined | null,
  more: { readonly id?: string | undefined; readonly poster?: CatalogImage | undefined; readonly alt: string },
  bases: MediaBases,
): CatalogVideo | undefined {
  const film: WireFilm | undefined = typeof source === "string" ? videoFromText(source) : (source ?? undefined);
  if (!film) {
    return undefined;
  }
  const id = film.id ?? more.id ?? "";
  const told = (film.resolutions ?? [])
    .toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0))
    .flatMap(({ url, format }) => (webAddress(url) ? [{ url: url as string, format: format || "mp4" }] : []));
  const alone = webAddress(film.url) ?? (id && `${bases.video}${id}/file`);
  const files = told.length > 0 ? told : alone ? [{ url: alone, format: "mp4" }] : [];
  if (files.length === 0) {
    return undefined;
  }
  const poster = more.poster ?? imageOf(film.posters?.[0], { alt: more.alt }, bases);
  return { kind: "video", id: more.id ?? id, files, ...given("poster", poster), alt: more.alt };
}

/** Media without any that comes twice, be it by one id or another. */
export function distinct(media: readonly (CatalogMedia | undefined)[]): CatalogMedia[] {
  const known = new Map<string, CatalogMedia>();
  for (const item of media) {
    const key = item?.kind === "image" ? item.url : item?.files[0]?.url;
    if (item && key && !known.has(key)) {
      known.set(key, item);
    }
  }
  return [...known.values()];
}

/** The first pictures of a product; a film is shown by its still. */
export function firstImages(media: readonly CatalogMedia[], count: number): CatalogImage[] {
  return media.flatMap((item) => (item.kind === "image" ? [item] : item.poster ? [item.poster] : [])).slice(0, count);
}

function webAddress(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:\/\//i.test(text) ? text : undefined;
}

/** The extras and texts of a product that a buyer has to choose. */
export const mandatory = <Part extends { mandatory?: boolean }>(parts: readonly Part[] | undefined): Part[] =>
  (parts ?? []).filter((part) => part.mandatory);

/** The key of an option or a choice, where it is not the name. */
export function keyOf({ name = "", key }: { name?: string; key?: string }): { key?: string } {
  return given("key", key === name ? undefined : key || undefined);
}
