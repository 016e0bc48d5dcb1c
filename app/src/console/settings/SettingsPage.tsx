import { t } from "@lingui/core/macro";
import { Notice } from "../../ui";
import type { Field } from "../../ui/form/field";
import type { Settings } from "../session/platformCalls";
import { useSite } from "../session/site";
import { textFrom } from "../session/request";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { ConnectionCheck } from "./ConnectionCheck";
import { CUSTOMER_MAILS, LOGIN, NAME, OWNER_EMAIL, OWNER_MAILS, REQUESTS, RETURN_DAYS, SHOP } from "./fields";
import { type Change, SettingsSection } from "./SettingsSection";
import { TextSetting } from "./TextSetting";
import { Webhooks } from "./Webhooks";

/** The settings of the site: shop, logins and webhooks, and the connection check. */
export function SettingsPage() {
  const reason = useSite().gap("settings");
  return (
    <>
      <ScreenHeading className="mb-5">{t`Settings`}</ScreenHeading>
      <div className="space-y-6">
        {reason === undefined && <ShopSettings />}
        {reason === undefined && <OwnerMails />}
        {reason === undefined && <SettingsSection title={t`Mails to customers`} columns={CUSTOMER_MAILS} />}
        {reason === undefined && <RequestSettings />}
        <SettingsSection title={t`Registration and login`} columns={LOGIN} />
        {reason === undefined && <Webhooks />}
        <ConnectionCheck />
        {reason && <Notice tone="plain">{reason}</Notice>}
      </div>
    </>
  );
}

/** The shop's name, language, units and tax. */
function ShopSettings() {
  return (
    <SettingsSection title={t`Shop`} columns={SHOP}>
      {(settings, change) => <TypedSetting field={NAME} settings={settings} change={change} />}
    </SettingsSection>
  );
}

/** The mails to the owner: their address and kinds. */
function OwnerMails() {
  return (
    <SettingsSection title={t`Mails to you`} columns={OWNER_MAILS}>
      {(settings, change) => <TypedSetting field={OWNER_EMAIL} settings={settings} change={change} />}
    </SettingsSection>
  );
}

/** The settings of buyers' requests on the order's page. */
function RequestSettings() {
  return (
    <SettingsSection title={t`Cancellations and returns`} columns={REQUESTS}>
      {({ returnDays }, change) =>
        typeof returnDays === "number" && (
          <TextSetting
            field={RETURN_DAYS}
            known={String(returnDays)}
            onChange={(value) => change("returnDays", Number(value))}
          />
        )
      }
    </SettingsSection>
  );
}

function TypedSetting({ field, settings, change }: { field: Field; settings: Settings; change: Change }) {
  return (
    <TextSetting field={field} known={textFrom(settings[field.name])} onChange={(value) => change(field.name, value)} />
  );
}
