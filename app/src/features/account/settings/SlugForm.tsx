import { msg, t } from "@lingui/core/macro";
import { MEMBER } from "../../../generated/shopBounds";
import { Link } from "../../../lib/router";
import { readError } from "../../../lib/errors";
import { basePath } from "../../../lib/language";
import { type Field, Form, FormFields, FormProblem, SaveRow, useStoreForm } from "../../../ui/form";
import { useMember } from "./useMember";

const SLUG: Field<{ slug: string }> = {
  name: "slug",
  label: msg`Profile name`,
  hint: msg`Your old link stops working at once, and someone else may take it.`,
  max: MEMBER.slug,
  required: msg`Enter a profile name`,
  check: (slug) => (/^[\p{L}\p{N}_-]+$/u.test(slug) ? undefined : t`Use letters, numbers and hyphens only`),
  input: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
};

/** The slug of the member's page, with a preview of its URL. */
export function SlugForm() {
  const { member, change } = useMember();
  const current = member.profile?.slug ?? "";
  const form = useStoreForm({
    fields: [SLUG],
    values: { slug: current },
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
  const typed = form.values.slug.trim();
  return (
    <Form form={form} label={t`Profile link`} className="space-y-5">
      <FormFields form={form} />
      <p className="text-sm">
        <span className="text-soft">{typed === current ? t`Your profile link is` : t`Your profile link will be`} </span>
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
