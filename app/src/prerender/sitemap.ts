import { LANGUAGES, pathIn } from "../lib/language";

/** The pages that search engines must not index. */
const PRIVATE = ["/account", "/cart", "/login", "/register", "/recover", "/thank-you"];

/** The sitemap of all public pages, each with its alternates in other languages. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = [...LANGUAGES.map((language) => [language, language] as const), ["x-default", "en"] as const]
      .map(([tag, language]) => {
        const href = escaped(encodeURI(origin + pathIn(language, path)));
        return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
      })
      .join("");
    return LANGUAGES.map(
      (language) => `  <url><loc>${escaped(encodeURI(origin + pathIn(language, path)))}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

export function robots(origin: string): string {
  const paths = LANGUAGES.flatMap((language) => PRIVATE.map((path) => pathIn(language, path)));
  return `User-agent: *
${paths.map((path) => `Disallow: ${path}`).join("\n")}

Sitemap: ${origin}/sitemap.xml
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
