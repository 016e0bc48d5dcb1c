/** Which fields of a group of calls have another form in JavaScript, by name. */
export interface Conversions {
  readonly dates?: readonly string[];
  readonly images?: readonly string[];
  readonly videos?: readonly string[];
  readonly addresses?: readonly string[];
  readonly pageUrls?: readonly string[];
  readonly contents?: readonly string[];
  readonly opaque?: readonly string[];
}

/** What happens to a field. */
export type Kind = "date" | "image" | "video" | "address" | "pageUrl" | "content" | "opaque";

/** Looks a field's kind up by its name. One object a group of calls, made at its first call. */
export type Kinds = Readonly<Record<string, Kind | undefined>>;

/** What happens to a field of what stands under a name: `product.url` is a page's address, and other `url`s are not. */
export function kindOf(kinds: Kinds, under: string, name: string): Kind | undefined {
  return kinds[name] ?? (name === "url" ? kinds[`${under}.url`] : undefined);
}

const cache = new WeakMap<Conversions, Kinds>();

export function kindsOf(conversions: Conversions): Kinds {
  let kinds = cache.get(conversions);
  if (!kinds) {
    const made: Record<string, Kind> = Object.create(null) as Record<string, Kind>;
    const put = (names: readonly string[] | undefined, kind: Kind): void =>
      names?.forEach((name) => (made[name] = kind));
    put(conversions.dates, "date");
    put(conversions.images, "image");
    put(conversions.videos, "video");
    put(conversions.addresses, "address");
    put(conversions.pageUrls, "pageUrl");
    put(conversions.contents, "content");
    put(conversions.opaque, "opaque");
    kinds = made;
    cache.set(conversions, kinds);
  }
  return kinds;
}
