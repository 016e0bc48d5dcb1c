import { t } from "@lingui/core/macro";
import { Notice } from "../../ui";

export function GoneNotice({ className }: { className: string }) {
  return (
    <Notice tone="plain" role="status" className={className}>
      {t`Products that are no longer sold were removed from your list.`}
    </Notice>
  );
}
