import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { decimalText, isNothing } from "../../../lib/money";
import { readNumber } from "../../../lib/typed";
import { Notice, ScrollRegion, SelectField, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { useConsole } from "../../session/client";
import { CONSOLE } from "../../session/session";
import { refusalText } from "../../kit/ui/problems";
import { useAct } from "../../kit/useAct";
import { useMoney } from "../queries";
import { BulkDialog, type BulkProps } from "./BulkDialog";
import type { PriceChange, Rounding } from "./prices";
import { isChange, type Planned, planned, sendPrices } from "./repricing";
import { allProducts, readWhole } from "./Scope";

const MAX_LISTED = 200;

/** Raises or lowers the prices of many products: previewed as old → new, then applied, with Undo. */
export function PriceDialog({ onDone, ...bulk }: BulkProps) {
  const { client } = useConsole();
  const [by, setBy] = useState<PriceChange["by"]>("percent");
  const [isLower, setLower] = useState(false);
  const [typed, setTyped] = useState("");
  const [rounding, setRounding] = useState<Rounding>("exact");
  const [keepsOld, setKeepsOld] = useState(false);
  const [tried, setTried] = useState(false);
  const { currency, digits } = useMoney(bulk.chosen[0]?.currency);
  const { value, refusal } = readNumber(typed, by === "percent" ? { digits: 2, whole: 4 } : { digits, currency });
  const isZero = isNothing({ amount: value ?? "" });
  const plan = async (isAll: boolean) => {
    setTried(true);
    if (value === undefined || isZero) return undefined;
    const products = isAll ? await allProducts(client, bulk.filters) : bulk.chosen;
    const whole = await readWhole(
      client,
      products.map(({ _id }) => _id),
    );
    const change = { by, value: isLower ? `-${value}` : value, rounding, keepsOld: isLower && keepsOld };
    return planned(whole, change, currency);
  };
  const { attempt } = useAct({
    do: (all: readonly Planned[]) => sendPrices(client, all),
    partly: ({ refused: [first] }) =>
      first && [t`${{ name: first.name }} and possibly other products kept their prices.`, first.error],
    success: ({ changed }) => {
      const count = changed.flatMap((each) => each.planned.lines.filter(isChange)).length;
      return count > 0 ? plural({ count }, { one: "# price changed.", other: "# prices changed." }) : undefined;
    },
    undo:
      ({ changed }) =>
      async () => {
        const revisions = new Map(changed.map(({ planned: { product }, revision }) => [product._id, revision]));
        const all = changed.map((each) => each.planned);
        const { refused } = await sendPrices(client, all, revisions);
        if (refused[0]) throw refused[0].error;
      },
    after: onDone,
    touches: [[CONSOLE, "products"]],
  });
  return (
    <BulkDialog
      {...bulk}
      title={t`Change prices`}
      previewLabel={t`Show old and new prices`}
      plan={plan}
      planned={(all) => {
        const lines = all.flatMap((each) => each.lines);
        const changes = lines.filter(isChange);
        const problems = lines.filter(({ changed }) => changed.problem !== undefined);
        return {
          label: plural({ count: changes.length }, { one: "Change # price", other: "Change # prices" }),
          canApply: problems.length === 0 && changes.length > 0,
          apply: () => attempt(all),
          preview: <Preview lines={lines} changes={changes} problems={problems} currency={currency} />,
        };
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Direction`}
          value={isLower ? "lower" : "raise"}
          onChange={(event) => setLower(event.target.value === "lower")}
          options={[
            { value: "raise", label: t`Raise` },
            { value: "lower", label: t`Lower` },
          ]}
        />
        <SelectField
          label={t({ context: "change of a price", message: "By" })}
          value={by}
          onChange={(event) => setBy(event.target.value === "amount" ? "amount" : "percent")}
          options={[
            { value: "percent", label: t`Percent` },
            { value: "amount", label: t`An amount` },
          ]}
        />
        <TextField
          label={by === "percent" ? t`Percent` : t`Amount in ${{ currency }}`}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          error={
            tried && isZero
              ? refusal && typed.trim()
                ? t`“${{ text: typed }}” ${{ reason: refusalText(refusal) }}`
                : t`Enter a number greater than 0.`
              : undefined
          }
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t`Rounding`}
          value={rounding}
          onChange={(event) => {
            const { value: chosenRounding } = event.target;
            setRounding(chosenRounding === "whole" || chosenRounding === "ninetyNine" ? chosenRounding : "exact");
          }}
          options={[
            { value: "exact", label: t`To the smallest unit` },
            { value: "whole", label: t`To whole prices` },
            ...(digits === 2 ? [{ value: "ninetyNine", label: t`To prices ending in 99` }] : []),
          ]}
        />
      </div>
      {isLower && <CheckBox label={t`Show the old price struck through`} checked={keepsOld} onChange={setKeepsOld} />}
    </BulkDialog>
  );
}

type Lines = Planned["lines"];

interface PreviewProps {
  lines: Lines;
  changes: Lines;
  problems: Lines;
  currency: string;
}

function Preview({ lines, changes, problems, currency }: PreviewProps) {
  const shown = problems.length > 0 ? problems : changes;
  const same = lines.length - changes.length - problems.length;
  const money = (amount: string, compareAt: string) => (
    <>
      {decimalText(amount, currency)}
      {compareAt && <s className="block text-xs text-soft">{decimalText(compareAt, currency)}</s>}
    </>
  );
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="bad" role="alert" className="mb-4">
          {plural(
            { count: problems.length },
            { one: "# price would be less than 0 or too large.", other: "# prices would be less than 0 or too large." },
          )}
        </Notice>
      )}
      <ScrollRegion label={t`Old and new prices`} className="max-h-80 overflow-auto rounded-sm border border-line">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-soft">
              <th scope="col" className="px-2 py-2 text-start font-medium">{t`Product`}</th>
              <th scope="col" className="px-2 py-2 text-end font-medium">{t`Old price`}</th>
              <th scope="col" className="px-2 py-2 text-end font-medium">{t`New price`}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.slice(0, MAX_LISTED).map(({ key, name, row, changed }) => (
              <tr key={key}>
                <th scope="row" className="px-2 py-2 text-start font-normal break-words">
                  {name}
                </th>
                <td className="px-2 py-2 text-end align-top tabular-nums">{money(row.price, row.compareAt)}</td>
                <td className="px-2 py-2 text-end align-top font-medium tabular-nums">
                  {changed.prices ? money(changed.prices.price, changed.prices.compareAt) : "–"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p role="status" className="mt-3 text-sm text-soft">
        {shown.length > MAX_LISTED && t`The first ${{ count: MAX_LISTED }} are shown.`}{" "}
        {same > 0 && plural({ count: same }, { one: "# price stays as it is.", other: "# prices stay as they are." })}
      </p>
    </>
  );
}
