import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { NavLink } from "../../../lib/router";
import { Badge, LinkLine } from "../../../ui";
import { fieldsFor, labelOf } from "../../../ui/form/field";
import { type ConsoleContext, useConsole } from "../../session/client";
import type { Column } from "../list/columns";
import { type Listed, ListPage, type ListQuery } from "../list/ListPage";
import { CONSOLE } from "../../session/session";
import { ActsMenu, type EntryAct } from "../ui/ActsMenu";
import { Confirm } from "../ui/Confirm";
import { DialogButton, type OpenedDialog } from "../ui/DialogButton";
import { QueryContent } from "../ui/QueryContent";
import { ScreenHeading } from "../ui/ScreenHeading";
import { Fact } from "../ui/Section";
import { useAct } from "../useAct";
import { EntryDialog } from "./EntryDialog";
import { fieldText } from "./fieldText";
import { type Act, type Entry, type Kind, nameOf } from "./kind";

/** The length of the longest text that a column keeps in one line. */
const MAX_LINE = 24;

const columns = (
  kind: Kind,
  rows: readonly Entry[],
  edit: (entry: Entry) => OpenedDialog,
  actsOf: (entry: Entry) => readonly EntryAct[],
): Column<Entry>[] => [
  {
    id: "name",
    title: titleOfNames(kind, rows),
    fixed: "start",
    className: "max-sm:-order-2 max-sm:basis-1/3",
    cell: (entry) => (
      <span className="block min-w-32">
        <DialogButton
          look="text"
          className="text-start font-medium"
          aria-label={t`Edit: ${{ name: nameOf(kind, entry) }}`}
          data-opens
          dialog={edit(entry)}
        >
          <bdi className="break-words">{nameOf(kind, entry)}</bdi>
        </DialogButton>
        {entry.notes && !kind.columns && <span className="block text-soft break-words">{listed(entry.notes)}</span>}
      </span>
    ),
  },
  ...(rows.some(({ status }) => status)
    ? [
        {
          id: "status",
          title: t`State`,
          cell: (entry: Entry) =>
            entry.status && (
              <>
                <Badge tone={entry.status.tone}>{entry.status.text}</Badge>
                {entry.status.note && <span className="mt-1 block text-soft">{entry.status.note}</span>}
              </>
            ),
          className: "whitespace-nowrap max-sm:-order-2",
        },
      ]
    : []),
  ...(kind.columns ?? [])
    .map((title, index): Column<Entry> => ({
      id: `note-${index}`,
      title: i18n._(title),
      text: ({ notes }) => notes?.[index] ?? "",
      named: true,
      className: clsx(
        "max-sm:basis-full",
        rows.every(({ notes }) => (notes?.[index] ?? "").length <= MAX_LINE) && "sm:whitespace-nowrap",
      ),
    }))
    .filter(({ text }) => rows.some((row) => text?.(row))),
  ...(rows.some(({ uses }) => uses !== undefined)
    ? [
        {
          id: "uses",
          title: t`Used by`,
          cell: (entry: Entry) =>
            plural({ count: entry.uses ?? 0 }, { 0: "No product", one: "# product", other: "# products" }),
          className: "whitespace-nowrap tabular-nums max-sm:-order-2",
        },
      ]
    : []),
  {
    id: "acts",
    title: t`Actions`,
    fixed: "end",
    cell: (entry) => (
      <span className="flex items-center justify-end gap-3">
        {kind.dialogs?.map(({ label, Dialog }) => (
          <DialogButton
            key={label.id}
            look="text"
            aria-label={`${i18n._(label)}: ${nameOf(kind, entry)}`}
            dialog={(close) => <Dialog entry={entry} onClose={close} />}
          >
            {i18n._(label)}
          </DialogButton>
        ))}
        <ActsMenu name={nameOf(kind, entry)} acts={actsOf(entry)} />
      </span>
    ),
    className: "max-sm:-order-1",
  },
];

/** The heading of the names: the label of the field that names the entries, such as “Code”. */
function titleOfNames({ fields: [first] }: Kind, rows: readonly Entry[]): string {
  return first && rows.every(({ name }) => name === undefined) ? labelOf(first, {}) : t`Name`;
}

/** Facts in one line, each with the text direction of its language. */
function listed(notes: readonly string[]) {
  return notes.filter(Boolean).map((note, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      <bdi>{note}</bdi>
    </Fragment>
  ));
}

function listQuery(
  context: ConsoleContext,
  name: string,
  kind: Kind,
  q: string,
  cursor: string,
): ListQuery<Listed<Entry>> {
  return {
    queryKey: [CONSOLE, kind.subject, "lists", name, q, cursor],
    queryFn: ({ signal }: { signal: AbortSignal }) => kind.read(context, { q, cursor, signal }),
  };
}

interface Props {
  /** The name of the kind in URLs. */
  name: string;
  kind: Kind;
  /** Links to the other kinds. */
  tabs?: ReactNode;
}

/** The entries of a kind: a list, or the only one. */
export function KindList(props: Props) {
  return props.kind.add ? <Entries {...props} /> : <Single {...props} />;
}

const keyOf = (kind: Kind) => [CONSOLE, kind.subject, "lists"];

/** The only entry of a kind: its values, and the dialog that edits them. */
function Single({ name, kind, tabs }: Props) {
  const context = useConsole();
  const query = useQuery(listQuery(context, name, kind, "", ""));
  const title = i18n._(kind.title);
  const [entry] = query.data?.items ?? [];
  const values = entry?.values ?? {};
  const edit = (close: () => void) => (
    <EntryDialog name={name} kind={kind} entry={entry} touches={keyOf(kind)} onClose={close} />
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ScreenHeading>{title}</ScreenHeading>
        {entry && <DialogButton look="outline" dialog={edit}>{t`Edit`}</DialogButton>}
      </div>
      {tabs}
      <QueryContent query={query} failure={t`The list could not be loaded`} height="h-60">
        {() => (
          <dl className="mt-4 grid gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5 whitespace-pre-line sm:grid-cols-2">
            {fieldsFor(kind.fields, values).map((field) => (
              <Fact key={field.name} name={labelOf(field, values)}>
                <bdi>{fieldText(kind.fields, values, field.name, context.session.currency) || "–"}</bdi>
              </Fact>
            ))}
          </dl>
        )}
      </QueryContent>
    </>
  );
}

/** The list of a kind's entries, with the dialog that edits them. */
function Entries({ name, kind, tabs }: Props) {
  const context = useConsole();
  const key = keyOf(kind);
  const canUndo = ({ uses }: Entry) => !uses && kind.restore !== undefined;
  const touches = [key];
  const remove = useAct({
    do: async (entry: Entry) => {
      // The listed entry may be outdated: Undo restores the current one.
      const last = canUndo(entry) ? await kind.get(context, entry.id) : entry;
      await kind.remove?.(context, entry.id);
      return last;
    },
    success: (_, entry) => t`${{ name: nameOf(kind, entry) }} deleted.`,
    failure: (entry) => t`${{ name: nameOf(kind, entry) }} was not deleted.`,
    undo: (last, entry) => (canUndo(entry) ? async () => kind.restore?.(context, last) : undefined),
    touches,
  });
  const change = useAct({
    do: ({ act, entry }: { act: Act; entry: Entry }) => act.run(context, entry.id),
    success: (_, { act, entry }) => act.done(nameOf(kind, entry)),
    failure: ({ entry }) => t`${{ name: nameOf(kind, entry) }} was not changed.`,
    undo: (undo) => undo,
    touches,
  });
  const edit = (entry: Entry | undefined) => (close: () => void) => (
    <EntryDialog name={name} kind={kind} entry={entry} touches={key} onClose={close} />
  );
  const deletion = (entry: Entry): EntryAct =>
    canUndo(entry)
      ? { label: t`Delete`, danger: true, run: () => void remove.run(entry) }
      : {
          label: t`Delete`,
          danger: true,
          dialog: (close) => (
            <DeleteDialog kind={kind} entry={entry} onClose={close} onDelete={() => remove.attempt(entry)} />
          ),
        };
  const actsOf = (entry: Entry): EntryAct[] => [
    ...(kind.acts ?? [])
      .filter(({ isFor }) => isFor(entry))
      .map((act) => ({ label: i18n._(act.label), run: () => void change.run({ act, entry }) })),
    ...(kind.remove ? [deletion(entry)] : []),
  ];

  return (
    <ListPage
      list={name}
      title={i18n._(kind.title)}
      tabs={tabs}
      create={kind.add && <DialogButton dialog={edit(undefined)}>{i18n._(kind.add)}</DialogButton>}
      filters={kind.searched ? [{ key: "q", kind: "search", label: t`Search by the start of the name` }] : []}
      read={({ q }, cursor) => listQuery(context, name, kind, q, cursor)}
      failure={t`The list could not be loaded`}
      columns={(items) => columns(kind, items, edit, actsOf)}
      rowId={({ id }) => id}
      empty={i18n._(kind.empty)}
      noMatch={[t`No matching names.`, t`Show all`]}
    />
  );
}

interface DeleteProps {
  kind: Kind;
  entry: Entry;
  onClose: () => void;
  onDelete: () => Promise<unknown>;
}

function DeleteDialog({ kind, entry, onClose, onDelete }: DeleteProps) {
  const { uses = 0 } = entry;
  const isKept = !kind.fate && uses > 0;
  return (
    <Confirm
      danger
      title={t`Delete ${{ name: nameOf(kind, entry) }}?`}
      act={t`Delete`}
      reason={isKept ? t`It cannot be deleted while products use it.` : undefined}
      onClose={onClose}
      onConfirm={onDelete}
    >
      <p>
        {plural({ count: uses }, { 0: "No product uses it.", one: "# product uses it.", other: "# products use it." })}
      </p>
      {kind.fate && <p>{i18n._(kind.fate)}</p>}
      {!isKept && <p>{t`This cannot be undone.`}</p>}
    </Confirm>
  );
}

interface TabsProps {
  label: string;
  /** The path above the kinds. */
  base: string;
  kinds: Readonly<Record<string, Kind>>;
  /** Further screens: their labels by path. */
  more?: Readonly<Record<string, string>> | undefined;
}

/** Tabs that link the screens of kinds. */
export function KindTabs({ label, base, kinds, more }: TabsProps) {
  const tabs = [
    ...Object.entries(kinds).map(([name, { title }]) => [name, i18n._(title)]),
    ...Object.entries(more ?? {}),
  ];
  return (
    <LinkLine label={label} className="mb-3 sm:flex-wrap">
      {tabs.map(([name, text]) => (
        <li key={name}>
          <NavLink
            to={`${base}/${name}`}
            className="inline-flex min-h-11 items-center rounded-full px-3 text-sm whitespace-nowrap lg:min-h-9 hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-page"
          >
            {text}
          </NavLink>
        </li>
      ))}
    </LinkLine>
  );
}
