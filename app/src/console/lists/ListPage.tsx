import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NavLink, useParams } from "react-router";
import { Button, ErrorPanel, PageHeading } from "../../ui";
import { type ConsoleClient, useConsole } from "../client";
import { Confirm } from "../parts/Confirm";
import { columnsOf, DataTable } from "../parts/DataTable";
import { useListParams } from "../parts/listParams";
import { Pages } from "../parts/Pages";
import { SearchBox } from "../parts/SearchBox";
import { done, failed } from "../parts/toasts";
import { CONSOLE } from "../session";
import { EntryDialog } from "./EntryDialog";
import { type Entry, type Kind, KINDS, nameOf } from "./kinds";

const column = columnsOf<Entry>();
const PATH = "/owner/lists";
const KEY = [CONSOLE, "products", "lists"] as const;
const FILTER_KEYS = ["q"] as const;

const columns = (kind: Kind, onEdit: (entry: Entry) => void, onDelete: (entry: Entry) => void) => [
  column.display({
    id: "name",
    header: () => t`Name`,
    cell: ({ row: { original: entry } }) => (
      <span className="block min-w-32">
        <span className="font-medium break-words">{nameOf(kind, entry)}</span>
        {entry.note && <span className="block text-soft break-words">{entry.note}</span>}
      </span>
    ),
  }),
  column.display({
    id: "uses",
    header: () => t`Used by`,
    cell: ({ row: { original: entry } }) =>
      plural({ count: entry.uses }, { 0: "No product", one: "# product", other: "# products" }),
    meta: { className: "text-start whitespace-nowrap tabular-nums" },
  }),
  column.display({
    id: "acts",
    header: () => <span className="sr-only">{t`Acts`}</span>,
    cell: ({ row: { original: entry } }) => (
      <span className="flex justify-end gap-4">
        {[
          { label: t`Edit`, run: onEdit },
          { label: t`Delete`, run: onDelete },
        ].map(({ label, run }) => (
          <button
            key={label}
            type="button"
            className="link min-h-11"
            aria-label={`${label}: ${nameOf(kind, entry)}`}
            onClick={() => {
              run(entry);
            }}
          >
            {label}
          </button>
        ))}
      </span>
    ),
  }),
];

/** The lists of what products share: brands, ribbons, info sections and customizations, each by the same editor. */
export function ListPage() {
  const { kind: name = "" } = useParams();
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  return (
    <>
      <nav aria-label={t`Lists`} className="mb-4">
        <ul className="flex flex-wrap gap-1">
          {Object.entries(KINDS).map(([each, { title }]) => (
            <li key={each}>
              <NavLink
                to={`${PATH}/${each}`}
                className="inline-flex min-h-11 items-center rounded-full px-4 text-sm hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-page"
              >
                {i18n._(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {kind ? (
        <List key={name} name={name} kind={kind} />
      ) : (
        <PageHeading className="text-2xl!">{t`There is no such list`}</PageHeading>
      )}
    </>
  );
}

function listQuery(client: ConsoleClient, name: string, kind: Kind, q: string, cursor: string) {
  return {
    queryKey: [...KEY, name, q, cursor],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }: { signal: AbortSignal }) => kind.read(client, { q, cursor, signal }),
  };
}

function List({ name, kind }: { name: string; kind: Kind }) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const { values, search, page: cursor, turn } = useListParams(FILTER_KEYS);
  const { data, error, isPlaceholderData, refetch } = useQuery(listQuery(client, name, kind, values.q, cursor));
  const [editing, setEditing] = useState<Entry | "new">();
  const [deleting, setDeleting] = useState<Entry>();
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });

  const remove = async (entry: Entry) => {
    await kind.remove(client, entry.id);
    void refresh();
    const text = t`${{ name: nameOf(kind, entry) }} deleted.`;
    // Nothing uses it, so that one of the same texts is as good as the one that is gone.
    if (entry.uses === 0 && kind.fate) done(text, () => kind.create(client, entry.values).finally(refresh));
    else done(text);
  };
  const removeAtOnce = (entry: Entry) => {
    if (entry.uses > 0 || !kind.fate) setDeleting(entry);
    else remove(entry).catch((thrown: unknown) => failed(t`It was not deleted.`, thrown));
  };

  return (
    <>
      <PageHeading className="mb-5 text-2xl!">{i18n._(kind.title)}</PageHeading>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <SearchBox label={t`Search by the beginning of the name`} value={values.q} onChange={search} />
        <Button
          look="outline"
          onClick={() => {
            setEditing("new");
          }}
        >
          {i18n._(kind.add)}
        </Button>
      </div>
      {error && !data ? (
        <ErrorPanel error={error} title={t`The list could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={i18n._(kind.title)}
          columns={columns(kind, setEditing, removeAtOnce)}
          rows={data?.items}
          rowId={({ id }) => id}
          stale={isPlaceholderData}
          empty={values.q ? t`No name begins like that.` : i18n._(kind.empty)}
        />
      )}
      <Pages next={data?.next} previous={data?.previous} onTurn={turn} />
      {editing && (
        <EntryDialog
          kind={kind}
          entry={editing === "new" ? undefined : editing}
          onClose={() => {
            setEditing(undefined);
          }}
          onDone={refresh}
        />
      )}
      {deleting && (
        <DeleteDialog
          kind={kind}
          entry={deleting}
          onClose={() => {
            setDeleting(undefined);
          }}
          onDelete={() => remove(deleting)}
        />
      )}
    </>
  );
}

interface DeleteProps {
  kind: Kind;
  entry: Entry;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

function DeleteDialog({ kind, entry, onClose, onDelete }: DeleteProps) {
  const { uses } = entry;
  const isKept = !kind.fate && uses > 0;
  return (
    <Confirm
      open
      danger
      title={t`Delete ${{ name: nameOf(kind, entry) }}?`}
      act={t`Delete`}
      disabled={isKept}
      onClose={onClose}
      onConfirm={onDelete}
    >
      <p>
        {plural({ count: uses }, { 0: "No product uses it.", one: "# product uses it.", other: "# products use it." })}
      </p>
      {isKept && <p>{t`It cannot be deleted as long as products use it.`}</p>}
      {kind.fate && <p>{i18n._(kind.fate)}</p>}
      {!isKept && <p>{t`This cannot be undone.`}</p>}
    </Confirm>
  );
}
