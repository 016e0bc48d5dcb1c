import { plural } from "@lingui/core/macro";

/** The note that orders in other currencies are left out of a sum. */
export function OtherCurrencies({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="mt-1 block font-sans text-sm text-soft">
      {plural(
        { count },
        { one: "# order in another currency is not counted.", other: "# orders in other currencies are not counted." },
      )}
    </span>
  );
}
