import { t } from "@lingui/core/macro";
import { Link } from "react-router";
import { useConfig } from "../../lib/useShop";

export function WordMark() {
  const { name } = useConfig();
  return (
    <Link
      to="/"
      aria-label={t`${name}, home`}
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-lg font-semibold tracking-tight whitespace-nowrap"
    >
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" className="shrink-0 text-brand">
        <path
          d="M5 26h22M8 26v-9a8 8 0 0 1 16 0v9M16 9V4M13 26v-5a3 3 0 0 1 6 0v5"
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
