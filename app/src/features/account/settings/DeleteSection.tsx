import { t } from "@lingui/core/macro";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { useShop } from "../../../lib/useShop";
import { Button, TextField } from "../../../ui";
import { Form, useStoreForm } from "../../../ui/form";
import { SettingsPage } from "./SettingsPage";

const schema = v.object({
  confirmation: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (typed) => typed.toLowerCase() === t`delete`,
      () => t`Type the word ${{ word: t`delete` }} exactly as shown`,
    ),
  ),
});

/** Deletes the account, after a word was typed that nobody types by accident. */
export function DeleteSection() {
  const shop = useShop();
  const navigate = useNavigate();
  const form = useStoreForm({
    schema,
    values: { confirmation: "" },
    names: ["confirmation"],
    send: async () => {
      await shop.members.deleteMyMember();
      // First away from here, so that the account's page does not ask a member who is gone to log in.
      await navigate("/account-deleted", { replace: true });
      shop.auth.endSessionHere();
    },
  });
  return (
    <SettingsPage
      title={t`Delete account`}
      text={t`Your profile, contact details and cart will be permanently deleted. The shop keeps your orders, as required by law.`}
    >
      <Form form={form} className="max-w-md space-y-5">
        <TextField
          label={t`Type ${{ word: t`delete` }} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("confirmation")}
        />
        <Button type="submit" look="danger" busy={form.busy}>
          {t`Delete my account`}
        </Button>
      </Form>
    </SettingsPage>
  );
}
