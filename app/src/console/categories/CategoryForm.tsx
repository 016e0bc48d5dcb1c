import { msg, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import { readError, violationsOf } from "../../lib/errors";
import { textIn, type TextTable } from "../../lib/textTable";
import { Notice, TextAreaField, TextField } from "../../ui";
import { Form, FormProblem, SaveRow, useStoreForm } from "../../ui/form";
import { Clashes } from "../draft/Clashes";
import { useDraft } from "../draft/drafts";
import type { Clash } from "../draft/merge";
import { isOutdated, problemText } from "../ui/problems";
import { Section } from "../ui/Section";
import { done } from "../ui/toasts";
import type { Category } from "./tree";
import { type Saved, type Texts, textsOf } from "./useCategoryActs";

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

interface Draft {
  before: Texts;
  mine: Texts;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === "object" && value !== null && NAMES.every((name) => name in value);
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "before" in value &&
    "mine" in value &&
    isTexts(value.before) &&
    isTexts(value.mine)
  );
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

/** The texts of a category. What is typed survives a reload, and a change that somebody else makes meanwhile. */
export function CategoryForm({ category, onSave }: Props) {
  const id = category._id ?? "";
  const now = textsOf(category);
  const [draft, setDraft, forget] = useDraft<Draft>(`category-${id}`, { before: now, mine: now }, isDraft);
  const before = useRef(draft.before);
  const [clashes, setClashes] = useState<readonly Clash<keyof Texts>[]>([]);
  const form = useStoreForm({
    schema: schema(),
    values: draft.mine,
    names: NAMES,
    wire: { "category.name": "name", "category.slug": "slug", "category.description": "description" },
    send: async (mine) => {
      const saved = await onSave(before.current, mine).catch((error: unknown) => {
        if (violationsOf(error).length > 0) throw error;
        if (readError(error).code === "DUPLICATE_SLUG") throw new FormProblem("", { slug: problemText(error) });
        throw new FormProblem(
          isOutdated(error)
            ? t`The categories are being changed elsewhere. Try again in a moment.`
            : problemText(error),
        );
      });
      if (saved.is === "gone") throw new FormProblem(t`Somebody has deleted this category.`);
      if (saved.is === "clash") {
        setClashes(saved.clashes);
        before.current = saved.theirs;
        form.form.reset(saved.values);
        throw new FormProblem(t`Not saved yet: somebody else changed the same fields.`);
      }
      setClashes([]);
      before.current = saved.texts;
      form.form.reset(saved.texts);
      forget();
      done(t`Category saved.`);
    },
  });
  const { watch, reset, getValues } = form.form;
  const keep = useEffectEvent((typed: Partial<Texts>) => {
    const mine = { ...before.current, ...typed };
    if (NAMES.every((name) => mine[name] === before.current[name])) forget();
    else setDraft({ before: before.current, mine });
  });
  useEffect(() => {
    const { unsubscribe } = watch((typed) => keep(typed));
    return unsubscribe;
  }, [watch]);
  // Remote changes replace the values as long as nothing is typed: a form that began anew would lose what is.
  const read = JSON.stringify(now);
  useEffect(() => {
    const typed = getValues();
    const fresh = JSON.parse(read) as Texts;
    const known = before.current;
    const isTyped = NAMES.some((name) => typed[name] !== known[name]);
    if (isTyped || NAMES.every((name) => fresh[name] === known[name])) return;
    before.current = fresh;
    reset(fresh);
  }, [read, reset, getValues]);

  return (
    <Section title={t`Texts`}>
      {clashes.length > 0 && (
        <Clashes
          clashes={clashes}
          labelOf={(name) => textIn(LABELS, name) ?? name}
          onSettle={(clash, text) => {
            form.form.setValue(clash.name, text);
            setClashes((rest) => rest.filter(({ name }) => name !== clash.name));
          }}
        />
      )}
      <Form form={form} label={t`Texts`} className="space-y-5">
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
