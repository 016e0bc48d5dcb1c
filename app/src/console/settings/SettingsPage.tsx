import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { LinkLine, Notice } from "../../ui";
import { useSite } from "../session/site";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { ConnectionCheck } from "./ConnectionCheck";
import { PARTS } from "./fields";
import { SettingsSection } from "./SettingsSection";
import { Webhooks } from "./Webhooks";

/** The settings of the site: shop, mails, requests, logins and webhooks, and the connection check. */
export function SettingsPage() {
  const reason = useSite().gap("settings");
  const isComplete = reason === undefined;
  const parts = PARTS.filter(({ isHosted }) => isComplete || isHosted).map(({ id, title, columns }) => {
    const text = i18n._(title);
    return { id, title: text, content: <SettingsSection title={text} columns={columns} /> };
  });
  const all = [
    ...parts,
    ...(isComplete ? [{ id: "webhooks", title: t`Webhooks`, content: <Webhooks /> }] : []),
    { id: "connection", title: t`Connection of the store`, content: <ConnectionCheck /> },
  ];
  return (
    <>
      <ScreenHeading className="mb-2">{t`Settings`}</ScreenHeading>
      <p className="mb-3 text-sm text-soft">
        {t`Each change is saved at once and can be undone.`}{" "}
        <Link to="/owner/activity" className="link">
          {t`Changes in this browser`}
        </Link>
      </p>
      <LinkLine label={t`Parts of the settings`} className="-mx-3 mb-4">
        {all.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center px-3 text-sm whitespace-nowrap link">
              {title}
            </a>
          </li>
        ))}
      </LinkLine>
      <div className="space-y-6">
        {all.map(({ id, content }) => (
          <div key={id} id={id} className="scroll-mt-4 space-y-6">
            {content}
          </div>
        ))}
        {reason && <Notice tone="plain">{reason}</Notice>}
      </div>
    </>
  );
}
