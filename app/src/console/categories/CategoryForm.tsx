import { msg, t } from "@lingui/core/macro";
import * as v from "valibot";
import { readError, violationsOf } from "../../lib/errors";
import { textIn, type TextTable } from "../../lib/textTable";
import { Notice, TextAreaField, TextField } from "../../ui";
import { Form, FormProblem, SaveRow, useStoreForm } from "../../ui/form";
import { Conflicts } from "../draft/Conflicts";
import { useEdits } from "../draft/useEdits";
import { useTypedDraft } from "../draft/useTypedDraft";
import { recordOf } from "../request";
import { isOutdated, problemText } from "../ui/problems";
import { Section } from "../ui/Section";
import { done } from "../ui/toasts";
import type { Category } from "./tree";
import { type Saved, TEXTS, type Texts, textsOf } from "./useCategoryActs";

interface Props {
  category: Category;
  onSave: (before: Texts, mine: Texts) => Promise<Saved>;
}

const NAMES = ["name", "slug", "description"] as const;

const LABELS: TextTable = {
  name: msg`Name`,
  slug: msg`Address`,
  description: msg`Description`,
};

function isTexts(value: unknown): value is Texts {
  return NAMES.every((name) => typeof recordOf(value)[name] === "string");
}

const schema = () =>
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter a name.`), v.maxLength(80, t`At most 80 characters.`)),
    slug: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\p{L}\p{N}_-]+$/u, t`Use letters, digits, hyphens and underscores only.`),
      v.maxLength(300, t`At most 300 characters.`),
    ),
    description: v.pipe(v.string(), v.trim(), v.maxLength(600, t`At most 600 characters.`)),
  });

/** The texts of a category. Typed text survives a reload and the changes of another owner. */
export function CategoryForm({ category, onSave }: Props) {
  const id = category._id ?? "";
  const edits = useEdits<Texts, undefined>({
    name: `category-${id}`,
    part: TEXTS,
    read: { doc: textsOf(category), version: undefined },
    isDoc: isTexts,
    isVersion: (value): value is undefined => value === undefined,
    left: ({ name }) => t`Your changes to ${name} are not saved. This tab keeps them for you.`,
  });
  const form = useStoreForm({
    schema: schema(),
    values: edits.doc,
    names: NAMES,
    wire: { "category.name": "name", "category.slug": "slug", "category.description": "description" },
    send: async (mine) => {
      const { before, after } = edits.latest();
      const saved = await onSave(before, mine).catch((error: unknown) => {
        if (violationsOf(error).length > 0) throw error;
        if (readError(error).code === "DUPLICATE_SLUG") throw new FormProblem("", { slug: problemText(error) });
        throw new FormProblem(
          isOutdated(error)
            ? t`The categories are being changed elsewhere. Try again in a moment.`
            : problemText(error),
        );
      });
      if (saved.is === "gone") throw new FormProblem(t`Someone has deleted this category.`);
      const read = { doc: saved.texts, version: undefined };
      if (saved.is === "clash") {
        // A later reset would drop the problem.
        form.form.reset(edits.rebase(read).next.after);
        throw new FormProblem(t`Not saved yet: someone else changed the same fields.`);
      }
      edits.settle(after, read);
      done(t`Category saved.`);
    },
  });
  useTypedDraft(form.form, edits.doc, (name, value) => edits.change((texts) => ({ ...texts, [name]: value })));

  return (
    <Section title={t`Name and description`}>
      <Conflicts
        edits={edits}
        wordsOf={([name = ""], texts) => ({
          label: textIn(LABELS, name) ?? name,
          value: texts[name as keyof Texts],
        })}
      />
      <Form form={form} label={t`Name and description`} className="space-y-5">
        <TextField label={t`Name`} dir="auto" maxLength={80} {...form.field("name")} />
        <TextField
          label={t`Address`}
          hint={t`The end of the category's web address. Links to the old one stop working when it changes.`}
          dir="ltr"
          {...form.field("slug")}
        />
        <TextAreaField label={t`Description`} dir="auto" rows={3} {...form.field("description")} />
        {category.managingAppId && (
          <Notice tone="plain">{t`An app manages this category: it cannot be changed here.`}</Notice>
        )}
        <SaveRow label={t`Save`} savedLabel={t`Saved`} busy={form.busy} saved={form.saved} />
      </Form>
    </Section>
  );
}
