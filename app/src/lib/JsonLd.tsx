/** Structured data for search engines. Escapes `<`, so that no text of a merchant can end the element. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
