/** Descriptions: plain paragraphs are edited as text; rich content is left as it is. */
import type { productsV3 } from "@cartwright/sdk";
import { lengthProblem } from "../../../lib/violations";

type RichContent = NonNullable<productsV3.V3Product["description"]>;

/** The text of unformatted paragraphs, one per line; null for any other content. */
export function plainTextOf(content: RichContent | undefined): string | null {
  const lines: string[] = [];
  for (const { type, nodes = [], paragraphData } of content?.nodes ?? []) {
    if (type !== "PARAGRAPH") return null;
    const { textAlignment } = paragraphData?.textStyle ?? {};
    if (textAlignment && textAlignment !== "AUTO" && textAlignment !== "LEFT") return null;
    let line = "";
    for (const { type: inner, textData } of nodes) {
      if (inner !== "TEXT" || (textData?.decorations?.length ?? 0) > 0) return null;
      line += textData?.text ?? "";
    }
    lines.push(line);
  }
  return lines.join("\n").trim();
}

/** Plain text as HTML for the platform: one paragraph per line. */
export function htmlOf(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  return lines.map((line) => `<p>${escaped(line)}</p>`).join("");
}

/** The problem of a text whose HTML is too long: the platform's limit counts the tags, too. */
export function htmlProblem(text: string, max: number): string | undefined {
  return lengthProblem(htmlOf(text), max);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
