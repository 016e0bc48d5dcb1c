import { SettingsLayout, settingsMessages as t } from "../features/account/settings";
import { PageMeta } from "../lib/PageMeta";

export function Component() {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t.title} />
      <SettingsLayout />
    </div>
  );
}
