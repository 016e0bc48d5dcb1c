import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { Notice } from "../../ui";
import { useSettings } from "../settings";

/** Says which kind of tax the shop calculates, with the link to its setting; a notice on the list that is not in use. */
export function TaxInUse({ isAutomatic }: { isAutomatic: boolean }) {
  const { taxMode } = useSettings().query.data ?? {};
  if (taxMode === undefined) return <p className="mb-3 min-h-6" />;
  const link = <Link to="/owner/settings#shop" className="link">{t`Change`}</Link>;
  if (isAutomatic === (taxMode === "AUTO")) {
    return (
      <p className="mb-3 flex min-h-6 flex-wrap gap-x-3 text-sm text-soft">
        {isAutomatic ? t`In use: automatic tax, by postal code.` : t`In use: your tax rules.`} {link}
      </p>
    );
  }
  return (
    <Notice tone="warn" className="mb-4">
      {isAutomatic
        ? t`These rates are not in use: the shop calculates tax by your tax rules.`
        : t`These rules are not in use: the shop calculates tax automatically, by postal code.`}{" "}
      {link}
    </Notice>
  );
}
