import { Money } from "@cartwright/sdk";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { isolated } from "../../../lib/listText";
import { decimalText, percentText } from "../../../lib/money";
import { Field } from "../../../ui/Field";
import { useSite } from "../../session/site";
import type { MoneyForm } from "../../../ui/form/field";
import { Section } from "../../kit/ui/Section";
import { CELL_FIELDS } from "./cells";
import { CellInput } from "./CellInput";
import type { Cell, Row } from "./model";
import { rowProblems } from "./problems";

interface Props {
  row: Row;
  money: MoneyForm;
  isDigital: boolean;
  onChange: (cell: Cell, value: string) => void;
}

const FIELDS = CELL_FIELDS.filter(({ name }) => name !== "visible");

/** The price and the stock of a product without options. */
export function PriceFields({ row, money, isDigital, onChange }: Props) {
  const problems = rowProblems(row, money);
  const noBarcode = useSite().gap("barcodes");
  return (
    <Section title={t`Price and stock`}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
        {FIELDS.filter(({ name }) => name !== "weight" || !isDigital).map((field) => {
          const { name, label, hint } = field;
          const reason = name === "barcode" ? noBarcode : undefined;
          return (
            <Field
              key={name}
              label={i18n._(label)}
              hint={reason ?? (hint && i18n._(hint))}
              error={problems.find(({ cell }) => cell === name)?.text}
              announceError={false}
            >
              {(control) => (
                <CellInput
                  {...control}
                  field={field}
                  value={row[name]}
                  money={money}
                  disabled={reason !== undefined}
                  className="field tabular-nums"
                  onChange={(value) => onChange(name, value)}
                />
              )}
            </Field>
          );
        })}
        <ProfitText row={row} currency={money.currency} />
      </div>
    </Section>
  );
}

/** The profit and the margin of the typed price and cost. */
function ProfitText({ row, currency }: { row: Row; currency: string }) {
  const text = profitText(row, currency);
  return (
    <p className="self-start">
      <span className="mb-1.5 block text-sm font-medium">{t`Profit`}</span>
      <output className="flex min-h-12 items-center tabular-nums">{text ?? t`Add a cost to see it.`}</output>
    </p>
  );
}

export function profitText({ price, cost }: Row, currency: string): string | undefined {
  const profit = profitOf(price, cost, currency);
  if (!profit) return undefined;
  const amount = decimalText(profit.amount, currency);
  return profit.margin === undefined ? amount : [amount, percentText(profit.margin)].map(isolated).join(" · ");
}

interface Profit {
  amount: string;
  /** The profit as a fraction of the price. */
  margin: number | undefined;
}

const AMOUNT = /^\d+(?:\.\d+)?$/;

/** The profit, if both amounts are valid. */
function profitOf(price: string, cost: string, currency: string): Profit | undefined {
  if (!AMOUNT.test(price) || !AMOUNT.test(cost)) return undefined;
  const amount = Money.parse(price, currency).minus(Money.parse(cost, currency)).round().toString();
  return { amount, margin: Number(price) > 0 ? Number(amount) / Number(price) : undefined };
}
