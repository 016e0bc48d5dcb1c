import { t } from "@lingui/core/macro";
import { SettingsLayout } from "../features/account/settings";
import { PageMeta } from "../lib/PageMeta";

export function Component() {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t`Your account`} />
      <SettingsLayout />
    </div>
  );
}
