import { t } from "@lingui/core/macro";
import { useWatch } from "react-hook-form";
import { Link } from "../../../lib/router";
import * as v from "valibot";
import { readError } from "../../../lib/errors";
import { basePath } from "../../../lib/language";
import { TextField } from "../../../ui";
import { Form, FormProblem, SaveRow, useStoreForm } from "../../../ui/form";
import { useMember } from "./useMember";

const schema = v.object({
  slug: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => t`Enter a profile name`),
    v.regex(/^[\p{L}\p{N}_-]+$/u, () => t`Use letters, numbers and hyphens only`),
  ),
});

/** The slug of the member's page, with a preview of its URL. */
export function SlugForm() {
  const { member, change } = useMember();
  const current = member.profile?.slug ?? "";
  const form = useStoreForm({
    schema,
    values: { slug: current },
    names: ["slug"],
    send: async ({ slug }) => {
      try {
        await change((shop) => shop.members.updateCurrentMemberSlug(slug));
      } catch (thrown) {
        if (readError(thrown).code === "SLUG_ALREADY_EXISTS") {
          throw new FormProblem("", { slug: t`This name is already taken. Try another one.` });
        }
        throw thrown;
      }
    },
  });
  const typed = useWatch({ control: form.form.control, name: "slug" }).trim();
  return (
    <Form form={form} label={t`Profile link`} className="space-y-5">
      <TextField
        label={t`Profile name`}
        hint={t`Your old link stops working at once, and someone else may take it.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("slug")}
      />
      <p className="text-sm">
        <span className="text-soft">{t`Your profile link is`} </span>
        <span className="font-medium break-all">{`${window.location.host}${basePath}/members/${typed || "…"}`}</span>
      </p>
      <SaveRow label={t`Change link`} savedLabel={t`Link changed.`} busy={form.busy} saved={form.saved}>
        {current && (
          <Link to={`/members/${encodeURIComponent(current)}`} className="link inline-block py-2 text-sm font-medium">
            {t`View profile`}
          </Link>
        )}
      </SaveRow>
    </Form>
  );
}
