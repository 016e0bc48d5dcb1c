import { shopContent } from "../lib/shopContent";

/** The shop's email address as a link, if it has one. */
export function ContactLink({ className }: { className?: string }) {
  if (!shopContent.contact) return null;
  return (
    <a href={`mailto:${shopContent.contact}`} className={className ?? "link"}>
      <bdi>{shopContent.contact}</bdi>
    </a>
  );
}
