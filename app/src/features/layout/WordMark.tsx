import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { shopContent } from "../../lib/shopContent";
import { useConfig } from "../../lib/useShop";

export function WordMark() {
  const { name } = useConfig();
  return (
    <Link
      to="/"
      aria-label={t`${name}, home`}
      className="inline-flex min-h-11 justify-self-start items-center gap-2.5 font-display text-lg font-semibold tracking-tight whitespace-nowrap"
    >
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" className="shrink-0 text-brand">
        <path
          d={shopContent.mark}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </Link>
  );
}
