import { textIn, type TextTable } from "../../../lib/textTable";
import type { TaggedText } from "./TaggedTextForm";

const UNTAGGED = "UNTAGGED";

/** Texts with their tags, which the platform keeps beside the list. */
export function readTagged(texts: readonly string[] = [], tags: Readonly<Record<string, string>> = {}): TaggedText[] {
  return texts.map((text) => ({ text, tag: tags[text] ?? UNTAGGED }));
}

/** The same as it is sent: every text has its tag, so that an old one is overwritten. */
export function writeTagged(entries: readonly TaggedText[]): { texts: string[]; tags: Record<string, string> } {
  return {
    texts: entries.map(({ text }) => text),
    tags: Object.fromEntries(entries.map(({ text, tag }) => [text, tag])),
  };
}

/** How a tag is called; nothing for none. */
export function tagName(tag: string | undefined, names: TextTable): string | undefined {
  return tag === undefined || tag === UNTAGGED ? undefined : textIn(names, tag);
}
