import { msg, t } from "@lingui/core/macro";
import { useResource, useResources } from "../../../lib/resource";
import { useState } from "react";
import { useNavigate } from "../../../lib/router";
import { errorText } from "../../../lib/errors";
import { PageMeta } from "../../../lib/PageMeta";
import { useShop } from "../../../lib/useShop";
import { Avatar, Button, ButtonLink, PageHeading } from "../../../ui";
import { type Field, Form, FormField, FormProblem, useStoreForm } from "../../../ui/form";
import { memberNamedQuery } from "../member/memberPageQuery";
import { SettingsPage } from "./SettingsPage";
import { useMember } from "./useMember";

const input = { autoComplete: "off", autoCapitalize: "none", spellCheck: false };

/** The fields, with the word in the language of the page. */
const fields = (word: string): Field<{ assignee: string; confirmation: string }>[] => [
  {
    name: "assignee",
    label: msg`Who should take over your content? (optional)`,
    hint: msg`A member’s display name, or the name in the link to their profile. Without one, your posts and comments are deleted with your account.`,
    input,
    wire: ["contentAssigneeId"],
  },
  {
    name: "confirmation",
    label: msg`Type ${word} to confirm`,
    check: (typed) => (typed.toLowerCase() === word ? undefined : t`Type the word ${word} exactly as shown`),
    input,
  },
];

/** Deletes the account, after a confirmation word is typed. */
export function DeleteSection() {
  const shop = useShop();
  const { id } = useMember();
  const navigate = useNavigate();
  const resources = useResources();
  /** The typed name, set on blur. */
  const [named, setNamed] = useState("");
  const form = useStoreForm({
    fields: fields(t`delete`),
    values: { assignee: "", confirmation: "" },
    send: async ({ assignee }) => {
      if (assignee === "") {
        await shop.call(({ members }) => members.deleteMyMember());
      } else {
        setNamed(assignee);
        const found = await resources.get(memberNamedQuery(shop, assignee));
        const [member] = found;
        if (member?._id === undefined || found.length > 1 || member._id === id) {
          throw new FormProblem("", { assignee: nobodyText(found.length, assignee) });
        }
        await (await shop.load()).members.deleteMyMember({ contentAssigneeId: member._id });
      }
      // Leave the page first: it would ask the deleted member to log in.
      navigate("/account-deleted", { replace: true });
      await shop.call(({ auth }) => auth.endSessionHere());
    },
  });
  return (
    <SettingsPage
      title={t`Delete account`}
      text={t`Your profile, contact details and cart will be permanently deleted. The shop keeps your orders, as required by law.`}
    >
      <Form form={form} className="max-w-md space-y-5">
        <div>
          <FormField
            form={form}
            name="assignee"
            onBlur={() => {
              setNamed(form.values.assignee.trim());
            }}
          />
          <Assignee name={named} ownId={id} />
        </div>
        <FormField form={form} name="confirmation" />
        <Button type="submit" look="danger" busy={form.busy}>
          {t`Delete my account`}
        </Button>
      </Form>
    </SettingsPage>
  );
}

/** Shows the member found by the typed name, before the deletion. */
function Assignee({ name, ownId }: { name: string; ownId: string }) {
  const { data, error } = useResource({ ...memberNamedQuery(useShop(), name), enabled: name !== "" });
  const [member] = data ?? [];
  const found = data?.length === 1 && member?._id !== ownId ? member : undefined;
  return (
    <div role="status" className="mt-2 text-sm empty:hidden">
      {name === "" ? null : found ? (
        <p className="flex items-center gap-3">
          <Avatar url={found.profile?.photo?.url} name={found.profile?.nickname ?? name} />
          {t`${{ name: found.profile?.nickname ?? name }} will take over your content.`}
        </p>
      ) : error ? (
        <p className="text-bad">{errorText(error)}</p>
      ) : (
        data && <p className="text-bad">{nobodyText(data.length, name)}</p>
      )}
    </div>
  );
}

/** Why nobody can take over: the name is ambiguous, the member's own, or without a public profile. */
function nobodyText(found: number, name: string): string {
  if (found > 1) return t`Several members are called ${name}. Enter the name in the link to their profile.`;
  return found === 1 ? t`Choose another member, not yourself.` : t`No public profile is called ${name}.`;
}

export function DeletedScreen() {
  return (
    <div className="shell py-24 text-center">
      <PageMeta title={t`Your account has been deleted`} />
      <PageHeading>{t`Your account has been deleted`}</PageHeading>
      <p className="mx-auto mt-4 mb-8 max-w-prose text-soft">{t`Thank you for being with us. You can still browse and buy as a guest.`}</p>
      <ButtonLink to="/">{t`Back to the shop`}</ButtonLink>
    </div>
  );
}
