import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { type KeyboardEvent, startTransition, useCallback, useId, useState } from "react";
import { isComposing } from "../../lib/keys";
import { numberText } from "../../lib/money";
import { Badge, Button } from "../../ui";
import { useSite } from "../session/site";
import { useConsole } from "../session/client";
import { Conflicts } from "../kit/draft/Conflicts";
import type { FieldText } from "../kit/draft/useEdits";
import type { Column } from "../kit/list/columns";
import { ListPage } from "../kit/list/ListPage";
import { SaveBar } from "../kit/draft/SaveBar";
import { useStable } from "../kit/useStable";
import type { PasteError } from "../products/edit/paste";
import { PasteErrors } from "../products/edit/PasteErrors";
import { done } from "../kit/ui/toasts";
import { MAX, pastedColumn, type Quantities, readStock, staged, type StockItem } from "./quantities";
import { LOW, stockQuery, sortOf } from "./queries";
import { PreorderDialog } from "./PreorderDialog";
import { useStockEdits } from "./useStockEdits";
import { preorderOf, type StockEdit, stockOf, useStockItem } from "./useStockItem";
import { Switch } from "../kit/ui/Switch";

function nameOf({ product }: StockItem): string {
  return [product?.name, product?.variantName].filter(Boolean).join(", ");
}

/** Enter moves to the quantity of the next row, as in a spreadsheet; Shift+Enter to the previous one. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || isComposing(event)) return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.closest("table")?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? []),
  ];
  const next = fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}

/** An item, with its staged quantity if it has one. */
interface Row extends StockItem {
  staged?: { from: number; to: number };
}

interface Acts {
  stage: (item: StockItem, quantity: number) => void;
  change: (edit: StockEdit) => Promise<void>;
  onPreorder: (item: StockItem) => void;
  /** Applies a pasted column to the items, starting at one. */
  onPaste: (items: readonly StockItem[], item: StockItem, text: string) => void;
  /** Why the variants of a product share one quantity, if they do. */
  together: string | undefined;
}

/** Sets whether an item without tracked stock can be bought. */
function stateEdit(item: StockItem, inStock: boolean): StockEdit {
  const name = nameOf(item);
  return {
    item,
    wanted: { inStock },
    before: stockOf(item),
    text: inStock ? t`${name} is in stock.` : t`${name} is out of stock.`,
    failure: t`${name} was not changed.`,
  };
}

/** Turns tracking of an item's stock on or off. Its availability stays: an available item starts at 1. */
function countEdit(item: StockItem, isCounted: boolean): StockEdit {
  const name = nameOf(item);
  const quantity = item.inStock ? 1 : 0;
  return {
    item,
    wanted: isCounted ? { quantity } : { inStock: (item.quantity ?? 0) > 0 },
    before: stockOf(item),
    text: isCounted
      ? t`${name} is tracked from now on, starting with ${quantity} on. Set its quantity.`
      : t`${name} is no longer tracked.`,
    failure: t`${name} was not changed.`,
  };
}

const columnsOf = (
  items: readonly StockItem[],
  { stage, change: save, onPreorder, onPaste, together }: Acts,
): Column<Row>[] => [
  {
    id: "name",
    title: t`Variant`,
    fixed: "start",
    cell: (item) => (
      <>
        <span className="font-medium">{item.product?.name}</span>
        <span className="block text-soft">
          <bdi>{[item.product?.variantName, item.product?.variantSku].filter(Boolean).join(" · ")}</bdi>
        </span>
      </>
    ),
  },
  {
    id: "state",
    title: t`State`,
    cell: (item) =>
      isUncounted(item) ? (
        <select
          aria-label={t`State of ${{ name: nameOf(item) }}`}
          className="field select-field"
          value={item.inStock ? "in" : "out"}
          onChange={(event) => void save(stateEdit(item, event.target.value === "in"))}
        >
          <option value="in">{t({ context: "state of stock", message: "In stock" })}</option>
          <option value="out">{t`Out of stock`}</option>
        </select>
      ) : (
        <Stock quantity={item.staged?.to ?? item.quantity ?? 0} />
      ),
    className: "max-sm:order-1",
  },
  {
    id: "quantity",
    title: t`Quantity`,
    cell: (item) => {
      if (isUncounted(item)) return <span className="text-soft">{t`Not tracked`}</span>;
      return (
        <span className="flex items-center justify-end gap-3">
          {/* An invisible text keeps the width of the cell: else the first key lays out the whole table. */}
          <span className={clsx("text-soft tabular-nums", !item.staged && "invisible max-sm:hidden")}>
            {t`was ${{ quantity: item.staged?.from ?? item.quantity ?? 0 }}`}
          </span>
          <QuantityInput
            label={t`Quantity of ${{ name: nameOf(item) }}`}
            value={item.staged?.to ?? item.quantity ?? 0}
            isChanged={item.staged !== undefined}
            onChange={(quantity) => stage(item, quantity)}
            onPaste={(text) => onPaste(items, item, text)}
          />
        </span>
      );
    },
    align: "end",
  },
  {
    id: "counted",
    title: t`Tracked`,
    cell: (item) => {
      const reason = item.staged
        ? t`Save or discard the change of its quantity first.`
        : item.product?.variantName
          ? together
          : undefined;
      return (
        <Switch
          checked={!isUncounted(item)}
          aria-label={t`The stock of ${{ name: nameOf(item) }} is tracked`}
          aria-disabled={reason !== undefined}
          title={reason}
          onChange={async (counted) => {
            if (reason === undefined) await save(countEdit(item, counted));
          }}
        />
      );
    },
    named: true,
    className: "max-sm:order-1",
  },
  {
    id: "preorder",
    title: t`Pre-orders`,
    cell: (item) => {
      const state = item.preorderInfo?.enabled ? t`On` : t`Off`;
      return (
        <Button
          look="text"
          aria-label={t`${state}: pre-orders of ${{ name: nameOf(item) }}`}
          onClick={() => onPreorder(item)}
        >
          {state}
        </Button>
      );
    },
    named: true,
    className: "max-sm:order-1",
  },
];

function isUncounted({ trackQuantity }: StockItem): boolean {
  return trackQuantity === false;
}

interface QuantityProps {
  label: string;
  value: number;
  isChanged: boolean;
  onChange: (quantity: number) => void;
  onPaste: (text: string) => void;
}

/** A quantity field. Invalid text stays, with the reason, until it is corrected. */
function QuantityInput({ label, value, isChanged, onChange, onPaste }: QuantityProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readStock(typed) === undefined;
  const field = (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? id : undefined}
      className={clsx("field-small w-28 text-end tabular-nums", isChanged && !isWrong && "border-2 border-brand")}
      value={typed ?? String(value)}
      onKeyDown={walk}
      onChange={(event) => {
        setTyped(event.target.value);
        const quantity = readStock(event.target.value);
        if (quantity !== undefined) onChange(quantity);
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text/plain");
        // The browser itself pastes a single value.
        if (!/[\t\n]/.test(text.replace(/\r?\n$/, ""))) return;
        event.preventDefault();
        setTyped(undefined);
        onPaste(text);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
  return (
    <span className="flex flex-col items-end">
      {field}
      {isWrong && (
        <span id={id} role="alert" className="mt-1 text-sm text-bad">
          {t`Enter a whole number up to ${{ max: numberText(MAX) }}.`}
        </span>
      )}
    </span>
  );
}

function Stock({ quantity }: { quantity: number }) {
  if (quantity <= 0) return <Badge tone="bad">{t`Out of stock`}</Badge>;
  if (quantity < LOW) return <Badge tone="warn">{t`Low`}</Badge>;
  return <Badge tone="good">{t({ context: "state of stock", message: "In stock" })}</Badge>;
}

/** The grid of quantities: changes are staged and saved together, with Undo. */
export function StockPage() {
  const { client } = useConsole();
  const edits = useStockEdits();
  const rowOf = (item: StockItem): Row => {
    const { [item._id]: from = 0 } = edits.before;
    const { [item._id]: to = from } = edits.doc;
    return from === to ? item : { ...item, staged: { from, to } };
  };
  const fieldText: FieldText<Quantities> = ([id = ""], quantities) => ({
    label: edits.version[id]?.name ?? id,
    value: quantities[id]?.toString(),
  });
  const { run: change, attempt } = useStockItem();
  const together = useSite().gap("stockPerVariant");
  const [preordered, setPreordered] = useState<StockItem>();
  const [pasteErrors, setPasteErrors] = useState<readonly PasteError[]>([]);
  const put = (item: StockItem, quantity: number) => edits.set(staged(edits.latest(), item, nameOf(item), quantity));
  // The typed digit renders first, the bar of unsaved changes next.
  const stage = useStable((item: StockItem, quantity: number) =>
    startTransition(() => {
      setPasteErrors([]);
      put(item, quantity);
    }),
  );
  const onPaste = useStable((items: readonly StockItem[], { _id }: StockItem, text: string) => {
    const counted = items.filter((each) => !isUncounted(each));
    const below = counted.slice(counted.findIndex((each) => each._id === _id));
    const { errors = [], ...pasted } = pastedColumn(text, below.length);
    setPasteErrors(errors);
    if (!("quantities" in pasted)) return;
    const { quantities } = pasted;
    for (const [index, each] of below.slice(0, quantities.length).entries()) put(each, quantities[index] ?? 0);
    done(plural({ count: quantities.length }, { one: "# quantity pasted.", other: "# quantities pasted." }));
  });
  const columns = useCallback(
    (items: readonly StockItem[]) => columnsOf(items, { stage, change, onPreorder: setPreordered, onPaste, together }),
    [stage, change, onPaste, together],
  );
  return (
    <>
      <ListPage
        list="stock"
        title={t`Stock`}
        filters={[
          { key: "q", kind: "search", label: t`Search by name or SKU` },
          {
            key: "stock",
            label: t`State`,
            options: [
              { value: "", label: t`Tracked` },
              { value: "low", label: t`Fewer than ${{ count: LOW }}` },
              { value: "out", label: t`Out of stock` },
              { value: "uncounted", label: t`Not tracked` },
            ],
          },
        ]}
        sorts={[
          { value: "name", label: t`Name`, column: "name" },
          { value: "stockLow", label: t`Least first`, column: "quantity", direction: "ascending" },
          { value: "stockHigh", label: t`Most first`, column: "quantity", direction: "descending" },
        ]}
        sortOf={sortOf}
        read={(filters, cursor) => stockQuery(client, filters, cursor)}
        failure={t`The stock could not be loaded`}
        columns={columns}
        rowOf={rowOf}
        rowId={({ _id }) => _id}
        notices={
          <>
            <Conflicts edits={edits} fieldText={fieldText} />
            <PasteErrors
              title={t`Nothing was pasted: these cells cannot be read.`}
              errors={pasteErrors}
              className="mb-4"
            />
          </>
        }
        empty={t`No variant's stock is tracked.`}
        noMatch={[t`No variants match these filters.`, t`Show all variants`]}
      />
      {preordered && (
        <PreorderDialog
          item={preordered}
          name={nameOf(preordered)}
          onClose={() => setPreordered(undefined)}
          onSave={(preorderInfo) => {
            const name = nameOf(preordered);
            return attempt({
              item: preordered,
              wanted: { preorderInfo },
              before: { preorderInfo: preorderOf(preordered) },
              text: t`The pre-orders of ${name} are saved.`,
              failure: t`${name} was not changed.`,
            });
          }}
        />
      )}
      <SaveBar edits={edits} fieldText={fieldText} busy={edits.busy} onSave={edits.save} />
    </>
  );
}
