import { useLocation } from "./router";
import { type Language, language, LANGUAGES, pathIn } from "./language";
import { useConfig, useOrigin } from "./useShop";

interface Props {
  title?: string;
  description?: string;
  /** Query parameters that the canonical URL keeps. */
  keep?: readonly string[];
  /** The Open Graph type of the page. */
  type?: "website" | "product";
  image?: string;
}

/** Open Graph's locales need a territory. */
const TERRITORIES: Readonly<Record<Language, string>> = { en: "en_US", de: "de_DE", ar: "ar_AR" };

/** A page's title, description and alternate URLs; React moves them into the head. */
export function PageMeta({ title, description, keep = [], type = "website", image }: Props) {
  const { name } = useConfig();
  const { pathname, search } = useLocation();
  const origin = useOrigin();
  const params = new URLSearchParams(search);
  for (const key of [...params.keys()]) {
    if (!keep.includes(key)) params.delete(key);
  }
  const query = params.size > 0 ? `?${params}` : "";
  const addressIn = (spoken: Language) => origin + pathIn(spoken, pathname) + query;
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={addressIn(language)} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn("en")} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={TERRITORIES[language]} />
      {LANGUAGES.filter((each) => each !== language).map((each) => (
        <meta key={each} property="og:locale:alternate" content={TERRITORIES[each]} />
      ))}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
