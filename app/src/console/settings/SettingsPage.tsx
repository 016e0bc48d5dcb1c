import { t } from "@lingui/core/macro";
import { Notice } from "../../ui";
import { useConsole } from "../client";
import { LoginSettings } from "./LoginSettings";
import { ShopSettings } from "./ShopSettings";
import { Webhooks } from "./Webhooks";
import { ScreenHeading } from "../ui/ScreenHeading";

/** The settings of the site: the shop itself, who may log in, and which programs receive events. */
export function SettingsPage() {
  const { session } = useConsole();
  return (
    <>
      <ScreenHeading className="mb-5">{t`Settings`}</ScreenHeading>
      {session.simulated ? (
        <div className="space-y-6">
          <ShopSettings />
          <LoginSettings />
          <Webhooks />
        </div>
      ) : (
        <div className="space-y-6">
          <LoginSettings />
          <Notice tone="plain">{t`Change the other settings of a hosted site in its own dashboard.`}</Notice>
        </div>
      )}
    </>
  );
}
