import { currencyDigits } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { decimalText, isNothing } from "../../../lib/money";
import { Notice, ScrollRegion, SelectField, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { useConsole } from "../../client";
import { readNumber } from "../../../lib/typed";
import { refusalText } from "../../ui/refusals";
import { CONSOLE } from "../../session";
import { useAct } from "../../useAct";
import type { Product, ProductFilters } from "../queries";
import { useCurrency } from "../useCurrency";
import { allProducts, readWhole } from "./chosen";
import { PlanDialog } from "./PlanDialog";
import type { PriceChange, Rounding } from "./prices";
import { isChange, type Planned, planned, sendPrices } from "./repricing";
import { Scope } from "./Scope";

interface Props {
  chosen: readonly Product[];
  filters: ProductFilters;
  onClose: () => void;
  onDone: () => void;
}

const MAX_LISTED = 200;

/** Raises or lowers the prices of many products: first shown as old → new, then applied, and undone from the message. */
export function PriceDialog({ chosen, filters, onClose, onDone }: Props) {
  const { client } = useConsole();
  const [all, setAll] = useState(false);
  const [by, setBy] = useState<PriceChange["by"]>("percent");
  const [isLower, setLower] = useState(false);
  const [typed, setTyped] = useState("");
  const [rounding, setRounding] = useState<Rounding>("exact");
  const [keepsOld, setKeepsOld] = useState(false);
  const [plan, setPlan] = useState<readonly Planned[]>();
  const [asked, setAsked] = useState(false);
  const currency = useCurrency(chosen[0]?.currency);
  const digits = currencyDigits(currency);
  const { value, refusal } = readNumber(typed, by === "percent" ? { digits: 2, whole: 4 } : { digits, currency });
  const isZero = isNothing({ amount: value ?? "" });
  const lines = (plan ?? []).flatMap((each) => each.lines);
  const changes = lines.filter(isChange);
  const problems = lines.filter(({ changed }) => changed.problem !== undefined);

  const preview = async () => {
    setAsked(true);
    if (value === undefined || isZero) return;
    const products = all ? await allProducts(client, filters) : chosen;
    const whole = await readWhole(
      client,
      products.map(({ _id }) => _id),
    );
    const change = { by, value: isLower ? `-${value}` : value, rounding, keepsOld: isLower && keepsOld };
    setPlan(planned(whole, change, currency));
  };
  const { attempt } = useAct({
    do: () => sendPrices(client, plan ?? []),
    partly: ({ refused: [first] }) =>
      first && [t`${{ name: first.name }} and possibly other products kept their prices.`, first.error],
    said: ({ changed }) => {
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
    <PlanDialog
      title={t`Change prices`}
      previewLabel={t`Show old and new prices`}
      applyLabel={plural({ count: changes.length }, { one: "Change # price", other: "Change # prices" })}
      isPlanned={plan !== undefined}
      canPreview
      canApply={problems.length === 0 && changes.length > 0}
      onPreview={preview}
      onApply={() => attempt()}
      onBack={() => setPlan(undefined)}
      onClose={onClose}
    >
      {plan ? (
        <Preview lines={lines} changes={changes} problems={problems} currency={currency} />
      ) : (
        <div className="space-y-5">
          <Scope chosen={chosen.length} filters={filters} all={all} onChange={setAll} />
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
              label={t`By`}
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
                asked && isZero
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
          {isLower && (
            <CheckBox label={t`Show the old price struck through`} checked={keepsOld} onChange={setKeepsOld} />
          )}
        </div>
      )}
    </PlanDialog>
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
              <th scope="col" className="px-3 py-2 text-start font-medium">{t`Product`}</th>
              <th scope="col" className="px-3 py-2 text-end font-medium">{t`Old price`}</th>
              <th scope="col" className="px-3 py-2 text-end font-medium">{t`New price`}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.slice(0, MAX_LISTED).map(({ key, name, row, changed }) => (
              <tr key={key}>
                <th scope="row" className="px-3 py-2 text-start font-normal break-words">
                  {name}
                </th>
                <td className="px-3 py-2 text-end align-top tabular-nums">{money(row.price, row.compareAt)}</td>
                <td className="px-3 py-2 text-end align-top font-medium tabular-nums">
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
