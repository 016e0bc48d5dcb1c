import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { useSettings } from "../settings";

/** The kind of tax that the shop calculates, with the link to its setting. */
export function TaxInUse() {
  const { taxMode } = useSettings().query.data ?? {};
  return (
    <p className="mb-3 flex min-h-6 flex-wrap gap-x-3 text-sm text-soft">
      {taxMode !== undefined && (
        <>
          {taxMode === "AUTO" ? t`In use: automatic tax, by postal code.` : t`In use: your tax rules.`}
          <Link to="/owner/settings#shop" className="link">{t`Change`}</Link>
        </>
      )}
    </p>
  );
}
