/** A text in the buyer's language, else in the site's. */
export function textOf(text: { original?: string; translated?: string } | undefined): string {
  return text?.translated || text?.original || "";
}
