import type { RichText as Text } from "../lib/catalog";
import { RichContent } from "./RichContent";
import { RichHtml } from "./RichHtml";

/** A merchant's long text, in either format of the catalog. */
export function RichText({ text, className }: { text: Text; className?: string }) {
  if (text.kind === "html") return <RichHtml html={text.html} {...(className && { className })} />;
  return (
    <div dir="auto" className={className}>
      <RichContent nodes={text.nodes} />
    </div>
  );
}
