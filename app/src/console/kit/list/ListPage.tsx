import { t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { Link } from "../../../lib/router";
import { numberText } from "../../../lib/money";
import { Button, Dialog, ErrorPanel } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { DialogButton } from "../ui/DialogButton";
import { moved, OrderButtons } from "../ui/OrderButtons";
import { ScreenHeading } from "../ui/ScreenHeading";
import { type Column, type ColumnChoice, useColumns } from "./columns";
import { CsvExport, type CsvSource, ExportButton } from "./CsvExport";
import { ChipSelect, type Filter, Filters } from "./Filters";
import { SelectionBar, useSelection } from "./Selection";
import { type Direction, type Sorting, Table } from "./Table";
import { useListParams } from "./useListParams";
import { type View, ViewTabs } from "./ViewTabs";

/** A page of a list, with the next and the previous page as its URL names them. */
export interface Listed<Row> {
  items: readonly Row[];
  next?: string | undefined;
  previous?: string | undefined;
  /** The page number and the number of pages, if known. */
  page?: number | undefined;
  pages?: number | undefined;
}

export interface ListQuery<Page> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Page>;
}

/** A sort order: a choice of “Sort by”, and a click on the heading of `column`. */
export interface Sort {
  value: string;
  label: string;
  column?: string;
  direction?: Direction;
}

/** The filters and the sort order of a list, as its URL has them. */
export type Values<Key extends string> = Readonly<Record<Key | "sort", string>>;

/** The list's filters, sort order and query, read from the URL. */
export interface ListState<Key extends string> {
  values: Values<Key>;
  isFiltered: boolean;
  query: string;
}

interface Props<Row, Key extends string, Extra> {
  /** The storage key of the owner's columns and views. */
  list: string;
  title: string;
  /** Links to sibling screens, below the title. */
  tabs?: ReactNode;
  /** The button that makes a new entry, next to the title. */
  create?: ReactNode;
  /** Further links and buttons of the list. */
  tools?: (state: ListState<Key>) => ReactNode;
  views?: readonly View[];
  filters?: readonly Filter<Key>[];
  /** Parameters of the URL that only views set. */
  viewKeys?: readonly Key[];
  sorts?: readonly Sort[];
  /** The default sort order, for a URL without one. */
  sortOf?: (values: Values<Key>) => string;
  read: (values: Values<Key>, page: string) => ListQuery<Listed<Row> & Extra>;
  /** The title of a failure to read, such as "The orders could not be loaded". */
  failure: string;
  /** The columns. All rows render again if this function changes. */
  columns: (rows: readonly Row[]) => readonly Column<Row>[];
  /** A row with the owner's unsaved changes; the same object if it has none. */
  rowOf?: (row: Row) => Row;
  rowId: (row: Row) => string;
  /** The name of a row for its checkbox; without it, the list has no selection. Stable, like `columns`. */
  nameOf?: (row: Row) => string;
  /** Bulk actions on selected rows. */
  acts?: (
    chosen: Row[],
    clear: () => void,
    state: ListState<Key>,
    page: (Listed<Row> & Extra) | undefined,
  ) => ReactNode;
  csv?: Omit<CsvSource<Row>, "read"> & {
    read: (values: Values<Key>, cursor: string, signal: AbortSignal) => ReturnType<CsvSource<Row>["read"]>;
  };
  /** The text of an empty list. */
  empty: string;
  /** The text if nothing matches the filters, and the text of the link that clears them. */
  noMatch?: readonly [text: string, link: string];
  /** The number of entries, next to the filters. */
  counted?: (page: Listed<Row> & Extra, values: Values<Key>) => ReactNode;
  /** Messages between the filters and the table. */
  notices?: ReactNode;
}

/** The number of columns up to which a list without filters has no choice of columns. */
const FEW = 5;

/** A list screen of the console: views, filters, bulk acts, a table with columns that the owner chooses, paging. */
export function ListPage<Row, Key extends string, Extra = unknown>({
  list,
  title,
  tabs,
  create,
  tools,
  views,
  filters = [],
  viewKeys = [],
  sorts = [],
  sortOf,
  read,
  failure,
  columns,
  rowOf,
  rowId,
  nameOf,
  acts,
  csv,
  empty,
  noMatch: [noMatch, showAll] = ["", ""],
  counted,
  notices,
}: Props<Row, Key, Extra>) {
  const keys = [...filters.map(({ key }) => key), ...viewKeys];
  const { values: inAddress, shown, isLate, change, turn, query } = useListParams<Key | "sort">([...keys, "sort"]);
  const values = sortOf ? { ...inAddress, sort: sortOf(inAddress) } : inAddress;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...read(shown.values, shown.page),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(nameOf ?? rowId);
  const items = data?.items;
  const all = useMemo(() => columns(items ?? []), [columns, items]);
  const choice = useColumns(list, all);
  const sort = (value: string) => change({ sort: value } as Partial<Record<Key | "sort", string>>);
  // The ticked rows render first, the bar with their acts next.
  const ticked = useDeferredValue(selection.ids);
  const chosen = (items ?? []).filter((row) => ticked.has(rowId(row)));
  const isFiltered = keys.some((key) => values[key] !== "");
  const state: ListState<Key> = { values, isFiltered, query };
  const hasFilterLine = filters.length > 0 || sorts.length > 0 || counted !== undefined;
  const columnsButton = items && items.length > 0 && choice.choices.length > (hasFilterLine ? 1 : FEW) && (
    <DialogButton
      look="outline"
      size="small"
      className="max-sm:hidden"
      dialog={(close) => <ColumnsDialog choice={choice} onClose={close} />}
    >
      {t`Columns`}
    </DialogButton>
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ScreenHeading className="flex-1">{title}</ScreenHeading>
        {create && <div className="sm:order-last">{create}</div>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden max-sm:basis-full">
          {tools?.(state)}
          {csv && data && data.items.length > 0 && (
            <CsvExport
              source={{ ...csv, read: (cursor, signal) => csv.read(values, cursor, signal) }}
              columns={all}
              isFiltered={isFiltered}
            />
          )}
          {!hasFilterLine && columnsButton}
        </div>
      </div>
      {tabs}
      {views && <ViewTabs list={list} known={views} query={query} />}
      <Filters filters={filters} values={values} onChange={change as (changes: Partial<Record<Key, string>>) => void}>
        {sorts.length > 0 && (
          // Wide screens show the headings, which sort as well.
          <span className={sorts.every(({ column }) => column) ? "grid lg:hidden" : "grid"}>
            <ChipSelect label={t`Sort by`} value={values.sort} options={sorts} onChange={sort} />
          </span>
        )}
        <span className="flex items-center gap-4 max-sm:col-span-2 sm:ms-auto">
          {counted && (
            <span role="status" className="text-sm text-soft">
              {data && counted(data, values)}
            </span>
          )}
          {hasFilterLine && columnsButton}
        </span>
      </Filters>
      {notices}
      {error && !data ? (
        <ErrorPanel error={error} title={failure} onRetry={refetch} />
      ) : (
        <Table
          label={title}
          columns={choice.shown}
          rows={rowOf ? items?.map(rowOf) : items}
          rowId={rowId}
          stale={isPlaceholderData || isLate}
          selection={nameOf && selection}
          sorting={sortingOf(sorts, values.sort, sort)}
          empty={
            isFiltered ? (
              <>
                <p className="mb-4">{noMatch}</p>
                <Link to="?" className="link">
                  {showAll}
                </Link>
              </>
            ) : (
              empty
            )
          }
        />
      )}
      {nameOf && (
        <SelectionBar count={chosen.length} onClear={selection.clear}>
          {acts?.(chosen, selection.clear, state, data)}
          {csv && <ExportButton look="outline" size="small" fileName={csv.fileName} columns={all} rows={chosen} />}
        </SelectionBar>
      )}
      <Pages
        next={data?.next}
        previous={data?.previous}
        onTurn={(to) => {
          selection.clear();
          turn(to);
        }}
      >
        {data?.page !== undefined && <span className="text-sm text-soft">{placeText(data.page, data.pages)}</span>}
      </Pages>
    </>
  );
}

function placeText(page: number, pages: number | undefined): string {
  return pages === undefined
    ? t`Page ${{ page: numberText(page) }}`
    : t`Page ${{ page: numberText(page) }} of ${{ pages: numberText(pages) }}`;
}

/** Sorting by the column headings. A click applies the column's first order; a second click its other one. */
function sortingOf(sorts: readonly Sort[], value: string, onSort: (value: string) => void): Sorting {
  const ofColumn = (column: string) => sorts.filter((sort) => sort.column === column);
  const now = sorts.find((sort) => sort.value === value);
  return {
    directionOf: (column) => {
      if (ofColumn(column).length === 0) return undefined;
      return now?.column === column ? (now.direction ?? "ascending") : "none";
    },
    toggle: (column) => {
      const [first, second = first] = ofColumn(column);
      const next = now === first ? second : first;
      if (next) onSort(next.value);
    },
  };
}

interface PagesProps {
  /** The URL parameter of the previous and of the next page. */
  previous: string | undefined;
  next: string | undefined;
  onTurn: (page: string) => void;
  /** Text between the buttons. */
  children?: ReactNode;
}

/** The paging buttons of a list; nothing for a single page. */
function Pages({ previous, next, onTurn, children }: PagesProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={t`Pages`} className="mt-5 flex items-center gap-3">
      <Turn label={t`Previous page`} to={previous} onTurn={onTurn} />
      {children}
      <Turn label={t`Next page`} to={next} onTurn={onTurn} />
    </nav>
  );
}

function Turn({ label, to, onTurn }: { label: string; to: string | undefined; onTurn: (page: string) => void }) {
  return (
    <Button
      look="outline"
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onTurn(to);
      }}
    >
      {label}
    </Button>
  );
}

interface ColumnsProps<Row> {
  choice: ColumnChoice<Row>;
  onClose: () => void;
}

/** A dialog to choose and reorder the columns of a list. The table behind it changes at once. */
function ColumnsDialog<Row>({ choice: { choices, isChosen, choose, reset }, onClose }: ColumnsProps<Row>) {
  const ids = choices.flatMap(({ column: { id }, isShown }) => (isShown ? [id] : []));
  return (
    <Dialog open title={t`Columns`} closeLabel={t`Close`} onClose={onClose}>
      <ul className="-mt-2 mb-4">
        {choices.map(({ column: { id, title }, isShown }, index) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <CheckBox
              label={title}
              checked={isShown}
              onChange={(checked) => choose(checked ? [...ids, id] : ids.filter((each) => each !== id))}
            />
            {isShown && (
              <OrderButtons
                name={title}
                index={index}
                count={ids.length}
                icons={["up", "down"]}
                onMove={(to) => choose(moved(ids, index, to))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{t({ context: "button that closes", message: "Done" })}</Button>
        {isChosen && (
          <Button look="quiet" onClick={reset}>
            {t`Reset to default`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
