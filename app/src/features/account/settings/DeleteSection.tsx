import { useNavigate } from "react-router";
import * as v from "valibot";
import { useShop } from "../../../lib/useShop";
import { Button, TextField } from "../../../ui";
import { Form, useStoreForm } from "../../../ui/form";
import { settingsMessages as t } from "./messages";
import { SettingsPage } from "./SettingsPage";

const schema = v.object({
  confirmation: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed.toLowerCase() === t.deleteWord, t.deleteMissing(t.deleteWord)),
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
    <SettingsPage title={t.delete} text={t.deleteText}>
      <Form form={form} className="max-w-md space-y-5">
        <TextField
          label={t.deleteTyped(t.deleteWord)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("confirmation")}
        />
        <Button type="submit" look="danger" busy={form.busy}>
          {t.deleteButton}
        </Button>
      </Form>
    </SettingsPage>
  );
}
