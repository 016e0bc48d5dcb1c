/** Parts of products common to both versions: amounts, pictures, videos and colours. */

import { optional } from "../../core/optional.js";
import { imageFromText, videoFromText, type WireImage, type WireVideo } from "../../sdk/convert/media.js";
import { currencyDigits, Money } from "../../sdk/money.js";
import type { MediaBases } from "./media-bases.js";
import type { Amount, CatalogImage, CatalogMedia, CatalogVideo, ProductOption, ProductPrice, Swatch } from "./view.js";

/** A currency's amount as decimal text, with the currency's number of digits. */
export function amountOf(amount: string | undefined, currency: string | undefined): Amount | undefined {
  if (!amount || !currency) return undefined;
  try {
    const money = Money.parse(amount, currency).round();
    return { amount: money.toString(), currency };
  } catch {
    // An invalid amount is not shown.
    return undefined;
  }
}

/** An amount of catalog v1, which sends numbers. */
export function numberOf(amount: number | undefined, currency: string | undefined): Amount | undefined {
  if (amount === undefined || !Number.isFinite(amount) || !currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return amountOf(amount.toFixed(currencyDigits(currency)), currency);
}

/** A price, and the price before the discount if that was higher. */
export function priceOf(now: Amount | undefined, before: Amount | undefined): ProductPrice | undefined {
  if (!now) return undefined;
  return isMore(before, now) ? { now, before } : { now };
}

function isMore(before: Amount | undefined, now: Amount): before is Amount {
  return (
    before?.currency === now.currency &&
    Money.parse(before.amount, before.currency).compare(Money.parse(now.amount, now.currency)) > 0
  );
}

const COLOR = /^(#[0-9a-f]{3,8}|rgba?\([\d.,%\s/]+\)|[a-z]{3,20})$/i;

/** A merchant's colour, if it is valid in CSS. */
export function colorOf(text: string | undefined): string | undefined {
  const color = text?.trim();
  return color && COLOR.test(color) ? color : undefined;
}

/** A product's colours. */
export function swatchesOf(options: readonly ProductOption[]): Swatch[] {
  const colors = options.find(({ kind }) => kind === "color");
  return (colors?.choices ?? []).flatMap(({ name, color }) => (color === undefined ? [] : [{ name, color }]));
}

/** A picture from a URL, a `wix:image://` text or the platform's media object. */
export function imageOf(
  source: string | WireImage | undefined | null,
  more: { readonly id?: string | undefined; readonly url?: string | undefined; readonly alt: string },
  bases: MediaBases,
): CatalogImage | undefined {
  const image = typeof source === "string" ? imageFromText(source) : source;
  const id = image?.id ?? more.id ?? "";
  const url = webAddress(image?.url) ?? webAddress(more.url) ?? (id && `${bases.image}${id}`);
  if (!url) return undefined;
  return {
    kind: "image",
    id: more.id || id || (url.split("/media/")[1] ?? ""),
    url,
    ...optional("width", image?.width || undefined),
    ...optional("height", image?.height || undefined),
    alt: image?.altText || more.alt,
  };
}

interface WireFilm extends WireVideo {
  readonly resolutions?: readonly { url?: string; width?: number; format?: string }[];
}

/** A video from a `wix:video://` text or the platform's media object. */
export function videoOf(
  source: string | WireFilm | undefined | null,
  more: { readonly id?: string | undefined; readonly poster?: CatalogImage | undefined; readonly alt: string },
  bases: MediaBases,
): CatalogVideo | undefined {
  const film: WireFilm | undefined = typeof source === "string" ? videoFromText(source) : (source ?? undefined);
  if (!film) return undefined;
  const id = film.id ?? more.id ?? "";
  const listed = (film.resolutions ?? [])
    .toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0))
    .flatMap(({ url, format }) => (webAddress(url) ? [{ url: url as string, format: format || "mp4" }] : []));
  const alone = webAddress(film.url) ?? (id && `${bases.video}${id}/file`);
  const files = listed.length > 0 ? listed : alone ? [{ url: alone, format: "mp4" }] : [];
  if (files.length === 0) return undefined;
  const poster = more.poster ?? imageOf(film.posters?.[0], { alt: more.alt }, bases);
  return { kind: "video", id: more.id ?? id, files, ...optional("poster", poster), alt: more.alt };
}

/** Media without duplicates. */
export function distinct(media: readonly (CatalogMedia | undefined)[]): CatalogMedia[] {
  const known = new Map<string, CatalogMedia>();
  for (const item of media) {
    const key = item?.kind === "image" ? item.url : item?.files[0]?.url;
    if (item && key && !known.has(key)) known.set(key, item);
  }
  return [...known.values()];
}

/** A product's first pictures; a video is shown by its poster. */
export function firstImages(media: readonly CatalogMedia[], count: number): CatalogImage[] {
  return media.flatMap((item) => (item.kind === "image" ? [item] : item.poster ? [item.poster] : [])).slice(0, count);
}

function webAddress(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:\/\//i.test(text) ? text : undefined;
}

/** The modifiers of a product that a buyer must fill in. */
export const mandatory = <Part extends { mandatory?: boolean }>(parts: readonly Part[] | undefined): Part[] =>
  (parts ?? []).filter((part) => part.mandatory);

/** The key of an option or choice, if it differs from the name. */
export function keyOf({ name = "", key }: { name?: string; key?: string }): { key?: string } {
  return optional("key", key === name ? undefined : key || undefined);
}
