import { useState } from "react";
import { sayError } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { settingsMessages as t } from "./messages";
import { SettingsGroup } from "./SettingsGroup";
import { SettingsPage } from "./SettingsPage";
import { type MemberEditor, useMember } from "./useMember";

type Work = Parameters<MemberEditor["change"]>[0];

const CHOICES = [
  { value: "PRIVATE", label: t.private, text: t.privateText },
  { value: "PUBLIC", label: t.public, text: t.publicText },
] as const;

/** Who sees the member's page. The platform's community is those whose page is public. */
export function PrivacySection() {
  const { member, change } = useMember();
  const [under, setUnder] = useState<"privacy" | "community" | null>(null);
  /** What is shown as chosen while it is being saved. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [error, setError] = useState<unknown>(null);
  const isPublic = member.privacyStatus === "PUBLIC";

  const attempt = async (what: "privacy" | "community", work: Work, done: string) => {
    setUnder(what);
    setSaid("");
    setError(null);
    try {
      await change(work);
      setSaid(done);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setUnder(null);
      setChosen(null);
    }
  };

  return (
    <SettingsPage title={t.privacy}>
      <fieldset aria-busy={under === "privacy" || undefined}>
        <legend className="font-display text-xl">{t.whoSees}</legend>
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
                checked={(chosen ?? (isPublic ? "PUBLIC" : "PRIVATE")) === value}
                onChange={() => {
                  if (under !== null) return;
                  setChosen(value);
                  void attempt(
                    "privacy",
                    (shop, id) => shop.members.updateMember(id, { privacyStatus: value }),
                    t.privacySaved,
                  );
                }}
              />
              <span className="font-medium">{label}</span>
              <span className="col-start-2 text-sm text-soft">{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SettingsGroup title={t.community} text={isPublic ? t.communityIn : t.communityOut}>
        {isPublic ? (
          <>
            <Button
              look="outline"
              busy={under === "community"}
              onClick={() => void attempt("community", (shop) => shop.members.leaveCommunity(), t.left)}
            >
              {t.leave}
            </Button>
            <p className="mt-2 text-xs text-soft">{t.communityLeaveNote}</p>
          </>
        ) : (
          <Button
            busy={under === "community"}
            onClick={() => void attempt("community", (shop) => shop.members.joinCommunity(), t.joined)}
          >
            {t.join}
          </Button>
        )}
      </SettingsGroup>
      <p role="status" className="text-sm font-medium text-good">
        {said}
      </p>
      {error !== null && (
        <Notice tone="bad" role="alert">
          {sayError(error)}
        </Notice>
      )}
    </SettingsPage>
  );
}
