import { msg, t } from "@lingui/core/macro";
import { CATEGORY } from "../../generated/bounds";
import { readError, ShownError, violationsOf } from "../../lib/errors";
import { violationText } from "../../lib/violations";
import { Button, Notice } from "../../ui";
import { Conflicts } from "../kit/draft/Conflicts";
import { useEdits } from "../kit/draft/useEdits";
import { EntryFields } from "../kit/form/ListEditor";
import { type Field, fieldLabel, fieldOnWire, problemsOf } from "../../ui/form/field";
import { recordOf } from "../session/request";
import { problemText } from "../kit/ui/problems";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import type { Category } from "./tree";
import { type Saved, TEXTS, type CategoryTexts, textsOf } from "./useCategoryActs";

interface Props {
  category: Category;
  onSave: (before: CategoryTexts, mine: CategoryTexts) => Promise<Saved>;
}

const LINE = "sm:col-span-2";

const FIELDS: readonly Field<CategoryTexts>[] = [
  {
    name: "name",
    wire: ["category.name"],
    label: msg`Name`,
    max: CATEGORY.name,
    className: LINE,
    required: true,
  },
  {
    name: "slug",
    wire: ["category.slug"],
    label: msg`Address`,
    hint: msg`The end of the category's web address. Links to the old one stop working when it changes.`,
    max: CATEGORY.slug,
    className: LINE,
    check: (slug) =>
      /^[\p{L}\p{N}_-]+$/u.test(slug.trim()) ? undefined : t`Use letters, digits, hyphens and underscores only.`,
  },
  {
    name: "description",
    wire: ["category.description"],
    label: msg`Description`,
    form: "long",
    max: CATEGORY.description,
    className: LINE,
  },
];

function isTexts(value: unknown): value is CategoryTexts {
  return FIELDS.every(({ name }) => typeof recordOf(value)[name] === "string");
}

/** The form of a category's texts. Typed text survives reloads and other owners' changes. */
export function CategoryForm({ category, onSave }: Props) {
  const edits = useEdits<CategoryTexts, undefined>({
    name: `category-${category._id ?? ""}`,
    part: TEXTS,
    read: { doc: textsOf(category), version: undefined },
    isDoc: isTexts,
    left: ({ name }) => t`Your changes to ${name} are not saved. This tab keeps them for you.`,
  });
  const { doc } = edits;
  const typedProblem = problemsOf(FIELDS, doc);
  const isFine = FIELDS.every(({ name }) => typedProblem(name) === undefined);
  const { run, busy, error, reset } = useAct({
    do: async () => {
      const { before, after } = edits.latest();
      const { name, slug, description } = after;
      const mine = { name: name.trim(), slug: slug.trim(), description: description.trim() };
      const saved = await onSave(before, mine);
      if (saved.is === "gone") throw new ShownError(t`Someone has deleted this category.`);
      const read = { doc: saved.texts, version: undefined };
      if (saved.is === "clash") {
        edits.rebase(read);
        throw new ShownError(t`Not saved yet: someone else changed the same fields.`);
      }
      edits.settle(after, read);
    },
    success: () => t`Category saved.`,
  });
  const change = (changed: Partial<CategoryTexts>) => {
    reset();
    edits.change((texts) => ({ ...texts, ...changed }));
  };
  const violations = violationsOf(error);
  const refused = (name: string) => {
    const violation = violations.find(({ field }) => fieldOnWire(FIELDS, field)?.name === name);
    return violation && violationText(violation);
  };
  const isSlugTaken = readError(error).code === "DUPLICATE_SLUG";
  const refusedProblem = (name: string) => (isSlugTaken && name === "slug" ? problemText(error) : refused(name));
  const isOfField = FIELDS.some(({ name }) => refusedProblem(name) !== undefined);
  const title = t`Name and description`;
  return (
    <Section title={title}>
      <Conflicts
        edits={edits}
        fieldText={([name = ""], texts) => ({
          label: fieldLabel(FIELDS, name),
          value: texts[name as keyof CategoryTexts],
        })}
      />
      <form
        noValidate
        aria-label={title}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isFine) void run();
        }}
      >
        <EntryFields
          entry={doc}
          fields={FIELDS}
          problemAt={(name) => typedProblem(name) ?? refusedProblem(name)}
          change={change}
        />
        {category.managingAppId && (
          <Notice tone="plain">{t`An app manages this category: it cannot be changed here.`}</Notice>
        )}
        {error && !isOfField && (
          <Notice tone="bad" role="alert">
            {problemText(error)}
          </Notice>
        )}
        <Button type="submit" busy={busy} reason={isFine ? undefined : t`This cannot be saved yet.`}>
          {t`Save`}
        </Button>
      </form>
    </Section>
  );
}
