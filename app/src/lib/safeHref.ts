const SAFE = new Set(["http:", "https:", "mailto:", "tel:"]);

/** A link's URL if it is safe, else null. Relative URLs stay on this origin. */
export function safeHref(href: string | null | undefined): string | null {
  if (!href) return null;
  // Browsers ignore these inside a scheme, so `java\nscript:` is one.
  // oxlint-disable-next-line no-control-regex -- control characters are what is cut out
  const cleaned = href.replace(/[\u0000-\u0020\u007f]/g, "");
  if (cleaned === "") return null;
  if (cleaned.startsWith("#")) return cleaned;
  if (/^[/\\]{2}/.test(cleaned) || cleaned.startsWith("/\\")) return null;
  try {
    const url = new URL(cleaned, "https://store.invalid");
    return SAFE.has(url.protocol) ? cleaned : null;
  } catch {
    return null;
  }
}
