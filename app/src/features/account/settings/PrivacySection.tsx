import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useAction } from "../../../lib/resource";
import { useState } from "react";
import { errorText } from "../../../lib/errors";
import { Button, Dialog, Notice } from "../../../ui";
import { DataExport } from "./DataExport";
import { SettingsGroup, SettingsPage } from "./SettingsPage";
import { type MemberEditor, useMember } from "./useMember";

interface Change {
  area: "privacy" | "community";
  work: Parameters<MemberEditor["change"]>[0];
  done: string;
}

const CHOICES = [
  { value: "PRIVATE", label: msg`Only you`, text: msg`Your profile is hidden. You can still shop and order as usual.` },
  {
    value: "PUBLIC",
    label: msg`Everyone`,
    text: msg`Anyone with the link can see your display name, title and picture.`,
  },
] as const;

/** The visibility of the member's page. The platform's community consists of the members with a public page. */
export function PrivacySection() {
  const { member, change } = useMember();
  const [leaving, setLeaving] = useState(false);
  /** The optimistic choice, which covers the moment before the mutation is pending. */
  const [wanted, setWanted] = useState<string>();
  const { run, input, busy, done, error } = useAction({
    do: ({ work }: Change) => change(work),
    ended: () => {
      setWanted(undefined);
    },
  });
  const isPublic = member.privacyStatus === "PUBLIC";
  const pending = busy ? input : undefined;

  return (
    <SettingsPage title={t`Privacy and community`}>
      <fieldset aria-busy={pending?.area === "privacy" || undefined}>
        <legend className="font-display text-xl">{t`Who can see your profile`}</legend>
        <div className="mt-5 space-y-3">
          {CHOICES.map(({ value, label, text }) => (
            <label
              key={value}
              className="grid grid-cols-[auto_1fr] gap-x-4 rounded-md border border-line p-4 hover:border-edge has-checked:border-brand"
            >
              <input
                type="radio"
                name="privacy"
                className="mt-0.5 size-5 shrink-0 accent-brand"
                checked={(wanted ?? (isPublic ? "PUBLIC" : "PRIVATE")) === value}
                onChange={() => {
                  if (busy) return;
                  setWanted(value);
                  run({
                    area: "privacy",
                    work: (shop, id) => shop.members.updateMember(id, { privacyStatus: value }),
                    done: t`Saved.`,
                  });
                }}
              />
              <span className="font-medium">{i18n._(label)}</span>
              <span className="col-start-2 text-sm text-soft">{i18n._(text)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SettingsGroup
        title={t`Community`}
        text={
          isPublic
            ? t`You are a member of the community. Other members can find you.`
            : t`You are not a member of the community. Joining makes your profile public.`
        }
      >
        {isPublic ? (
          <>
            <Button
              look="outline"
              aria-haspopup="dialog"
              busy={pending?.area === "community"}
              onClick={() => setLeaving(true)}
            >
              {t`Leave the community`}
            </Button>
            <p className="mt-2 text-xs text-soft">{t`Leaving makes your profile private again.`}</p>
          </>
        ) : (
          <Button
            busy={pending?.area === "community"}
            onClick={() =>
              run({
                area: "community",
                work: (shop) => shop.members.joinCommunity(),
                done: t`You have joined the community.`,
              })
            }
          >
            {t`Join the community`}
          </Button>
        )}
      </SettingsGroup>
      <DataExport />
      <Dialog
        open={leaving}
        title={t`Leave the community?`}
        closeLabel={t`Close without leaving`}
        onClose={() => setLeaving(false)}
      >
        <p>{t`Your profile becomes private:`}</p>
        <ul className="mt-2 list-disc space-y-1 ps-5">
          <li>{t`Nobody else can open your profile page.`}</li>
          <li>{t`Your display name, title and picture are hidden from other members.`}</li>
          <li>{t`Other members can no longer find you.`}</li>
        </ul>
        <p className="mt-4 text-sm text-soft">{t`Your orders, cart and contact details stay as they are. You can join again at any time.`}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            look="danger"
            onClick={() => {
              setLeaving(false);
              run({
                area: "community",
                work: (shop) => shop.members.leaveCommunity(),
                done: t`You have left the community.`,
              });
            }}
          >
            {t`Leave and make private`}
          </Button>
          <Button look="outline" onClick={() => setLeaving(false)}>
            {t`Stay`}
          </Button>
        </div>
      </Dialog>
      <p role="status" className="text-sm font-medium text-good">
        {done && input?.done}
      </p>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {errorText(error)}
        </Notice>
      )}
    </SettingsPage>
  );
}
