import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import { Badge, ErrorPanel, PageHeading, SelectField } from "../../ui";
import { useConsole } from "../client";
import { Conflicts } from "../parts/Conflicts";
import { columnsOf, DataTable } from "../parts/DataTable";
import { Filters } from "../parts/Filters";
import { useListParams } from "../parts/listParams";
import { Pages } from "../parts/Pages";
import { SaveBar } from "../parts/SaveBar";
import { SearchBox } from "../parts/SearchBox";
import { type Changes, type Conflict, isQuantity, staged, type StockItem } from "./changes";
import { FILTER_KEYS, LOW, stockQuery, sortOf } from "./queries";
import { useStockChanges } from "./useStockChanges";

const column = columnsOf<StockItem>();
const PATH = "/owner/stock";

function nameOf({ product }: StockItem): string {
  return [product?.name, product?.variantName].filter(Boolean).join(", ");
}

function wordsOf({ change, now }: Conflict): string {
  return now
    ? t`${{ name: change.name }}: you ${{ mine: change.after }}, they ${{ theirs: now.quantity ?? 0 }}, before ${{ before: change.before }}`
    : t`${{ name: change.name }} is gone.`;
}

/** Enter goes on to the quantity of the next row, as in a spreadsheet; with Shift, back. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest("table")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}

const columns = (changes: Changes, stage: (changes: Changes) => void) => [
  column.display({
    id: "name",
    header: () => t`Variant`,
    cell: ({ row: { original: item } }) => (
      <>
        <span className="font-medium">{item.product?.name}</span>
        <span className="block text-soft">
          <bdi>{[item.product?.variantName, item.product?.variantSku].filter(Boolean).join(" · ")}</bdi>
        </span>
      </>
    ),
  }),
  column.display({
    id: "state",
    header: () => t`State`,
    cell: ({ row: { original: item } }) => <Stock quantity={changes[item._id ?? ""]?.after ?? item.quantity ?? 0} />,
    // On a phone the quantity says as much, and has to be in reach.
    meta: { className: "text-start max-sm:hidden" },
  }),
  column.display({
    id: "quantity",
    header: () => t`Quantity`,
    cell: ({ row: { original: item } }) => {
      const change = changes[item._id ?? ""];
      return (
        <span className="flex items-center justify-end gap-3">
          {change && <span className="text-soft tabular-nums">{t`was ${{ quantity: change.before }}`}</span>}
          <QuantityInput
            label={t`Quantity of ${{ name: nameOf(item) }}`}
            value={change?.after ?? item.quantity ?? 0}
            isChanged={change !== undefined}
            onChange={(text) => {
              stage(staged(changes, item, nameOf(item), text));
            }}
          />
        </span>
      );
    },
    meta: { className: "text-end" },
  }),
];

interface QuantityProps {
  label: string;
  value: number;
  isChanged: boolean;
  onChange: (text: string) => void;
}

/** A quantity that is typed. A text that is none is marked, and what was there before comes back on leaving. */
function QuantityInput({ label, value, isChanged, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isQuantity(typed);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t`Enter a whole number.` : undefined}
      className={clsx(
        "field w-28! text-end tabular-nums",
        isWrong ? "border-bad!" : isChanged && "border-2! border-brand!",
      )}
      value={typed ?? String(value)}
      onKeyDown={walk}
      onChange={(event) => {
        setTyped(event.target.value);
        if (isQuantity(event.target.value)) onChange(event.target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
      }}
    />
  );
}

function Stock({ quantity }: { quantity: number }) {
  if (quantity <= 0) return <Badge tone="bad">{t`Out of stock`}</Badge>;
  if (quantity < LOW) return <Badge tone="warn">{t`Low`}</Badge>;
  return <Badge tone="good">{t`In stock`}</Badge>;
}

/** The grid of quantities: changes are staged, saved together, and can be undone. */
export function StockPage() {
  const { client } = useConsole();
  const { values, change, search, page: cursor, turn, query } = useListParams(FILTER_KEYS);
  const { data, error, isPlaceholderData, refetch } = useQuery(stockQuery(client, values, cursor));
  const stock = useStockChanges();
  return (
    <>
      <PageHeading className="mb-5 text-2xl!">{t`Stock`}</PageHeading>
      <Filters>
        <SearchBox label={t`Search by name or SKU`} value={values.q} onChange={search} />
        <SelectField
          label={t`State`}
          value={values.stock}
          onChange={(event) => change({ stock: event.target.value })}
          options={[
            { value: "", label: t`Any` },
            { value: "low", label: t`Fewer than ${{ count: LOW }}` },
            { value: "out", label: t`Out of stock` },
          ]}
        />
        <SelectField
          label={t`Sort by`}
          value={sortOf(values)}
          onChange={(event) => change({ sort: event.target.value })}
          options={[
            { value: "name", label: t`Name` },
            { value: "least", label: t`Least first` },
            { value: "most", label: t`Most first` },
          ]}
        />
      </Filters>
      <Conflicts
        conflicts={stock.conflicts.map((conflict) => ({
          id: conflict.change.id,
          text: wordsOf(conflict),
          canKeep: conflict.now !== null,
        }))}
        onMine={stock.takeMine}
        onTheirs={stock.takeTheirs}
      />
      {error && !data ? (
        <ErrorPanel error={error} title={t`The stock could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t`Stock`}
          columns={columns(stock.changes, stock.stage)}
          rows={data?.items}
          rowId={({ _id = "" }) => _id}
          stale={isPlaceholderData}
          empty={
            query ? (
              <>
                <p className="mb-4">{t`No variants match these filters.`}</p>
                <Link to={PATH} className="link">{t`Show all variants`}</Link>
              </>
            ) : (
              t`No variant's stock is counted.`
            )
          }
        />
      )}
      <Pages next={data?.next} previous={data?.previous} onTurn={turn} />
      <SaveBar
        changes={Object.values(stock.changes).map(({ id, name, before, after }) => ({
          id,
          text: t`${name}: ${before} → ${after}`,
        }))}
        busy={stock.busy}
        onSave={stock.save}
        onDiscard={stock.discard}
      />
    </>
  );
}
