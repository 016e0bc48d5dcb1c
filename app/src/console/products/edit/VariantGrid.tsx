import { plural, t } from "@lingui/core/macro";
import { useVirtualizer } from "@tanstack/react-virtual";
import clsx from "clsx";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { isComposing } from "../../../lib/keys";
import { Button, ScrollRegion } from "../../../ui";
import { useSite } from "../../session/site";
import { SearchBox } from "../../kit/list/SearchBox";
import type { MoneyForm } from "../../../ui/form/field";
import { Section } from "../../kit/ui/Section";
import { done } from "../../kit/ui/toasts";
import { sameCell } from "./changes";
import { CELL_FIELDS, CELLS, cellName } from "./cells";
import { CellInput } from "./CellInput";
import { FillCells } from "./FillCells";
import type { Cell, Edit, Row } from "./model";
import { pasteBlock, type PasteError } from "./paste";
import { PasteErrors } from "./PasteErrors";
import { profitText } from "./PriceFields";
import { rowProblems } from "./problems";
import { rowName } from "./variants";

interface Props {
  edit: Edit;
  before: Edit;
  money: MoneyForm;
  onRows: (step: (rows: readonly Row[]) => readonly Row[]) => void;
}

interface PastedCell {
  key: string;
  cell: Cell;
  before: string;
  after: string;
}

const ROW_HEIGHT = 53;
/** Extra rows rendered above and below the visible ones, so that the keyboard can reach them. */
const OVERSCAN = 12;
const MANY = 12;
/** The number of rows up to which the grid is as high as its rows. */
const UNSCROLLED = 24;

/** The grid of variants: typed in, or pasted from a spreadsheet. Changes are staged until the save. */
export function VariantGrid({ edit, before, money, onRows }: Props) {
  const [search, setSearch] = useState("");
  const [errors, setErrors] = useState<readonly PasteError[]>([]);
  const [pasted, setPasted] = useState<readonly PastedCell[]>([]);
  const { rows, options } = edit;
  const words = search.toLowerCase();
  const shown = words
    ? rows.filter((row) => `${rowName(row, options)} ${row.sku} ${row.barcode}`.toLowerCase().includes(words))
    : rows;
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- The React Compiler, which it warns of, is not used.
  const lines = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const inSight = lines.getVirtualItems();
  const known = new Map(before.rows.map((row) => [row.key, row]));

  /** Replaces rows by key. */
  const put = (changed: readonly Row[]) => {
    const byKey = new Map(changed.map((row) => [row.key, row]));
    onRows((all) => all.map((row) => byKey.get(row.key) ?? row));
  };
  const paste = (event: ClipboardEvent, row: number, cell: Cell) => {
    const text = event.clipboardData.getData("text/plain");
    // The browser itself pastes a single value.
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, ""))) return;
    event.preventDefault();
    const result = pasteBlock(shown, { row, cell }, text, money);
    setErrors(result.errors ?? []);
    if (result.errors) return;
    const given = new Map(result.rows.map((each) => [each.key, each]));
    setPasted(
      shown.flatMap((before) => {
        const after = given.get(before.key) ?? before;
        return CELLS.flatMap((each) =>
          before[each] === after[each]
            ? []
            : [{ key: before.key, cell: each, before: before[each], after: after[each] }],
        );
      }),
    );
    put(result.rows);
    done(plural({ count: result.count }, { one: "# line pasted.", other: "# lines pasted." }));
  };
  // Undo skips cells that were typed in or saved since.
  const canUndo = (row: Row) =>
    pasted.filter(({ key, cell, after }) => key === row.key && row[cell] === after && known.get(key)?.[cell] !== after);
  return (
    <Section
      title={plural({ count: rows.length }, { one: "# variant", other: "# variants" })}
      action={
        rows.some((row) => canUndo(row).length > 0) && (
          <Button
            look="outline"
            size="small"
            onClick={() => {
              onRows((all) =>
                all.map((row) => ({
                  ...row,
                  ...Object.fromEntries(canUndo(row).map((each) => [each.cell, each.before])),
                })),
              );
              setPasted([]);
            }}
          >
            {t`Undo the paste`}
          </Button>
        )
      }
    >
      <p className="mb-4 text-sm text-soft max-sm:hidden">
        {t`Copy cells in a spreadsheet and paste them where they should begin. Enter and the arrows move between rows.`}
      </p>
      <PasteErrors
        title={t`Nothing was pasted. Correct these cells and paste again.`}
        errors={errors}
        className="mb-4"
      />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {rows.length > MANY && <SearchBox label={t`Search variants`} value={search} onChange={setSearch} />}
        <FillCells
          count={shown.length}
          money={money}
          onFill={(cell, value) => put(shown.map((row) => ({ ...row, [cell]: value })))}
        />
      </div>
      <ScrollRegion
        ref={box}
        label={t`Variants`}
        className={clsx(
          "scroll-ps-28 scroll-pt-14 overflow-auto rounded-sm border border-line sm:scroll-ps-48",
          shown.length > UNSCROLLED && "max-h-[70dvh]",
        )}
      >
        <table className="w-max min-w-full border-separate border-spacing-0 text-sm" aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} start-0 z-20 text-start`}>
                {t`Variant`}
              </th>
              {CELLS.map((cell) => (
                <th key={cell} scope="col" className={`${HEAD} z-10 text-start`}>
                  {cellName(cell)}
                </th>
              ))}
              <th scope="col" className={`${HEAD} z-10 text-end`}>
                {t`Profit`}
              </th>
            </tr>
          </thead>
          <tbody>
            <Gap height={inSight[0]?.start ?? 0} />
            {inSight.map(({ index }) => {
              const row = shown[index];
              return (
                row && (
                  <Line
                    key={row.key}
                    row={row}
                    was={known.get(row.key)}
                    index={index}
                    name={rowName(row, options)}
                    money={money}
                    onChange={(cell, value) => put([{ ...row, [cell]: value }])}
                    onPaste={paste}
                  />
                )
              );
            })}
            <Gap height={lines.getTotalSize() - (inSight.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  );
}

const HEAD = "sticky top-0 border-b border-line bg-surface px-3 py-3 font-medium whitespace-nowrap text-soft";

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={CELLS.length + 2} style={{ height }} />
    </tr>
  );
}

interface LineProps {
  row: Row;
  /** The saved row; undefined for a new variant. */
  was: Row | undefined;
  index: number;
  name: string;
  money: MoneyForm;
  onChange: (cell: Cell, value: string) => void;
  onPaste: (event: ClipboardEvent, row: number, cell: Cell) => void;
}

function Line({ row, was, index: place, name, money, onChange, onPaste }: LineProps) {
  const problems = rowProblems(row, money);
  const noBarcode = useSite().gap("barcodes");
  return (
    <tr aria-rowindex={place + 2} className="group" style={{ height: ROW_HEIGHT }}>
      <th
        scope="row"
        className="sticky start-0 z-10 max-w-28 border-b border-line bg-surface px-3 text-start font-medium sm:max-w-64"
      >
        <span className="line-clamp-2">{name}</span>
        {!was && <span className="text-xs font-normal text-brand">{t`new`}</span>}
      </th>
      {CELL_FIELDS.map((field) => {
        const { name: cell, width } = field;
        const label = t`${{ column: cellName(cell) }} of ${{ name }}`;
        const isChanged = was !== undefined && !sameCell(was[cell], row[cell]);
        const problem = problems.find((each) => each.cell === cell)?.text;
        const reason = cell === "barcode" ? noBarcode : undefined;
        const common = {
          "data-row": place,
          "data-cell": cell,
          "aria-label": label,
          onPaste: (event: ClipboardEvent) => {
            onPaste(event, place, cell);
          },
          onKeyDown: walk,
        };
        return (
          <td key={cell} className="border-b border-line px-1">
            {field.form === "check" ? (
              <label className="flex size-11 items-center justify-center">
                <input
                  {...common}
                  type="checkbox"
                  className={clsx("size-5 accent-brand", isChanged && "outline-2 outline-offset-2 outline-brand")}
                  checked={row.visible === "yes"}
                  onChange={(event) => onChange(cell, event.target.checked ? "yes" : "")}
                />
              </label>
            ) : (
              <CellInput
                {...common}
                field={field}
                value={row[cell]}
                money={money}
                title={problem ?? reason}
                disabled={reason !== undefined}
                aria-invalid={problem ? true : undefined}
                className={clsx("field-small tabular-nums", width, isChanged && !problem && "border-2 border-brand")}
                onChange={(value) => onChange(cell, value)}
              />
            )}
          </td>
        );
      })}
      <td className="border-b border-line px-3 text-end whitespace-nowrap text-soft tabular-nums">
        {profitText(row, money.currency) ?? "–"}
      </td>
    </tr>
  );
}

/** Enter, Up and Down move between rows; Left and Right leave a field at its ends. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  if (isComposing(event)) return;
  const { currentTarget: field, key, shiftKey } = event;
  const { row = "", cell = "" } = field.dataset;
  const table = field.closest("table");
  const go = (next: Element | null | undefined) => {
    if (!(next instanceof HTMLInputElement)) return;
    event.preventDefault();
    next.focus();
    if (next.type === "text") next.select();
  };
  const inRow = (index: number) => table?.querySelector(`[data-row="${index}"][data-cell="${cell}"]`);
  const neighbour = (step: number) => {
    const next = CELLS[CELLS.indexOf(cell as Cell) + step];
    return next && table?.querySelector(`[data-row="${row}"][data-cell="${next}"]`);
  };
  const isText = field.type === "text";
  const isAt = (end: number) => !isText || (field.selectionStart === end && field.selectionEnd === end);
  const toLine = getComputedStyle(field).direction === "rtl" ? -1 : 1;
  if (key === "ArrowDown" || (key === "Enter" && !shiftKey)) go(inRow(Number(row) + 1));
  else if (key === "ArrowUp" || (key === "Enter" && shiftKey)) go(inRow(Number(row) - 1));
  else if (key === "ArrowRight" && isAt(toLine > 0 ? field.value.length : 0)) go(neighbour(toLine));
  else if (key === "ArrowLeft" && isAt(toLine > 0 ? 0 : field.value.length)) go(neighbour(-toLine));
}
