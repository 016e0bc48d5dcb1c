import { t } from "@lingui/core/macro";
import { useState } from "react";
import { SITE } from "../../generated/bounds";
import { lengthProblem } from "../../lib/violations";
import { Button, Notice, TextField } from "../../ui";
import { useSite } from "../session/site";
import { textFrom } from "../session/request";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { ConnectionCheck } from "./ConnectionCheck";
import { LOGIN, SHOP } from "./fields";
import { type Change, SettingsSection } from "./SettingsSection";
import { Webhooks } from "./Webhooks";

/** The settings of the site: shop, logins and webhooks, and the connection check. */
export function SettingsPage() {
  const reason = useSite().gap("settings");
  return (
    <>
      <ScreenHeading className="mb-5">{t`Settings`}</ScreenHeading>
      <div className="space-y-6">
        {reason === undefined && <ShopSettings />}
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
      {(settings, change) => <ShopName known={textFrom(settings.name)} onChange={change} />}
    </SettingsSection>
  );
}

/** The shop's name, with a button that saves it. */
function ShopName({ known, onChange }: { known: string; onChange: Change }) {
  const [name, setName] = useState<string>();
  const typed = (name ?? known).trim();
  return (
    <form
      className="mb-5 flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed && typed !== known) onChange("name", typed);
        setName(undefined);
      }}
    >
      <TextField
        className="min-w-0 flex-1 sm:max-w-md"
        label={t`Name of the shop`}
        hint={t`It stands in mails and on the checkout.`}
        dir="auto"
        maxLength={SITE.name}
        value={name ?? known}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        look="outline"
        className="mt-6.5"
        reason={typed ? lengthProblem(typed, SITE.name) : t`The shop needs a name.`}
      >
        {t`Save`}
      </Button>
    </form>
  );
}
