import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { Badge, Button } from "../../ui";
import { type ConsoleContext, useConsole } from "../client";
import { Confirm } from "../ui/Confirm";
import type { Column } from "../list/columns";
import { type Listed, ListPage, type ListQuery } from "../list/ListPage";
import { CONSOLE } from "../session";
import { useAct } from "../useAct";
import { EntryDialog } from "./EntryDialog";
import { type Act, type Entry, type EntryScreen, type Kind, nameOf } from "./kind";

interface RowActs {
  onEdit: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
  onAct: (act: Act, entry: Entry) => void;
  onOpen: (screen: EntryScreen, entry: Entry) => void;
}

const columns = (kind: Kind, rows: readonly Entry[], { onEdit, onDelete, onAct, onOpen }: RowActs): Column<Entry>[] => [
  {
    id: "name",
    title: t`Name`,
    fixed: "start",
    cell: (entry) => (
      <span className="block min-w-32">
        <bdi className="font-medium break-words">{nameOf(kind, entry)}</bdi>
        {entry.notes && <span className="block text-soft break-words">{listed(entry.notes)}</span>}
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
          className: "whitespace-nowrap",
        },
      ]
    : []),
  ...(rows.some(({ uses }) => uses !== undefined)
    ? [
        {
          id: "uses",
          title: t`Used by`,
          cell: (entry: Entry) =>
            plural({ count: entry.uses ?? 0 }, { 0: "No product", one: "# product", other: "# products" }),
          className: "whitespace-nowrap tabular-nums",
        },
      ]
    : []),
  {
    id: "acts",
    title: t`Actions`,
    fixed: "end",
    cell: (entry) => (
      <span className="flex justify-end gap-4">
        {[
          ...(kind.acts ?? [])
            .filter(({ isFor }) => isFor(entry))
            .map((act) => ({ label: i18n._(act.label), run: () => onAct(act, entry) })),
          ...(kind.dialogs ?? []).map((screen) => ({ label: i18n._(screen.label), run: () => onOpen(screen, entry) })),
          { label: t`Edit`, run: onEdit },
          ...(kind.remove ? [{ label: t`Delete`, run: onDelete }] : []),
        ].map(({ label, run }) => (
          <Button
            key={label}
            look="text"
            className="whitespace-nowrap"
            aria-label={`${label}: ${nameOf(kind, entry)}`}
            onClick={() => run(entry)}
          >
            {label}
          </Button>
        ))}
      </span>
    ),
  },
];

/** Facts in one line, each in the direction of its own language. */
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
  /** The name of the kind in addresses. */
  name: string;
  kind: Kind;
}

/** The list of a kind, with its editor. */
export function KindList({ name, kind }: Props) {
  const context = useConsole();
  const queries = useQueryClient();
  const [editing, setEditing] = useState<Entry | "new">();
  const [deleting, setDeleting] = useState<Entry>();
  const [opened, setOpened] = useState<{ screen: EntryScreen; entry: Entry }>();
  const key = [CONSOLE, kind.subject, "lists"];
  const canUndo = ({ uses }: Entry) => !uses && kind.restore !== undefined;

  const touches = [key];
  const remove = useAct({
    do: async (entry: Entry) => {
      // The list may be older than the entry.
      const last = canUndo(entry) ? await kind.get(context, entry.id) : entry;
      await kind.remove?.(context, entry.id);
      return last;
    },
    said: (_, entry) => t`${{ name: nameOf(kind, entry) }} deleted.`,
    failure: (entry) => t`${{ name: nameOf(kind, entry) }} was not deleted.`,
    undo: (last, entry) => (canUndo(entry) ? async () => kind.restore?.(context, last) : undefined),
    touches,
  });
  const change = useAct({
    do: ({ act, entry }: { act: Act; entry: Entry }) => act.run(context, entry.id),
    said: (_, { act, entry }) => act.done(nameOf(kind, entry)),
    failure: ({ entry }) => t`${{ name: nameOf(kind, entry) }} was not changed.`,
    undo: (undo) => undo,
    touches,
  });

  return (
    <>
      <ListPage
        list={name}
        title={i18n._(kind.title)}
        tools={() =>
          kind.add && (
            <Button look="outline" onClick={() => setEditing("new")}>
              {i18n._(kind.add)}
            </Button>
          )
        }
        filters={kind.searched ? [{ key: "q", kind: "search", label: t`Search by the start of the name` }] : []}
        read={({ q }, cursor) => listQuery(context, name, kind, q, cursor)}
        failure={t`The list could not be loaded`}
        columns={(items) =>
          columns(kind, items, {
            onEdit: setEditing,
            onDelete: (entry) => (canUndo(entry) ? void remove.run(entry) : setDeleting(entry)),
            onAct: (act, entry) => void change.run({ act, entry }),
            onOpen: (screen, entry) => setOpened({ screen, entry }),
          })
        }
        rowId={({ id }) => id}
        empty={i18n._(kind.empty)}
        noMatch={[t`No matching names.`, t`Show all`]}
      />
      {opened && <opened.screen.Dialog entry={opened.entry} onClose={() => setOpened(undefined)} />}
      {editing && (
        <EntryDialog
          name={name}
          kind={kind}
          entry={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDone={() => queries.invalidateQueries({ queryKey: key })}
        />
      )}
      {deleting && (
        <DeleteDialog
          kind={kind}
          entry={deleting}
          onClose={() => setDeleting(undefined)}
          onDelete={() => remove.attempt(deleting)}
        />
      )}
    </>
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
      open
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
