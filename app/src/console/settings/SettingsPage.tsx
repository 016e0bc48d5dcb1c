import { t } from "@lingui/core/macro";
import { Notice } from "../../ui";
import { useConsole } from "../client";
import { ConnectionCheck } from "./ConnectionCheck";
import { LOGIN } from "./fields";
import { SettingsSection } from "./SettingsSection";
import { ShopSettings } from "./ShopSettings";
import { Webhooks } from "./Webhooks";
import { ScreenHeading } from "../ui/ScreenHeading";

/** The settings of the site: the shop, logins and the programs that receive events; and the check of the connection. */
export function SettingsPage() {
  const { session } = useConsole();
  return (
    <>
      <ScreenHeading className="mb-5">{t`Settings`}</ScreenHeading>
      <div className="space-y-6">
        {session.simulated && <ShopSettings />}
        <SettingsSection title={t`Registration and login`} columns={LOGIN} />
        {session.simulated && <Webhooks />}
        <ConnectionCheck />
        {!session.simulated && (
          <Notice tone="plain">{t`Change the other settings of a hosted site in its own dashboard.`}</Notice>
        )}
      </div>
    </>
  );
}
