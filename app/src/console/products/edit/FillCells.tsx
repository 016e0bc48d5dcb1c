import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { Button, SelectField } from "../../../ui";
import { Field } from "../../../ui/Field";
import { CELL_FIELDS } from "./cells";
import { CellInput } from "./CellInput";
import { fieldProblem, type MoneyForm } from "../../../ui/form/field";
import { type Cell, NEW_ROW } from "./model";

interface Props {
  /** The number of shown variants. */
  count: number;
  money: MoneyForm;
  onFill: (cell: Cell, value: string) => void;
}

const FILLED = CELL_FIELDS.filter(({ form }) => form === "money" || form === "number");

/** Sets the same price, cost or quantity on all shown variants. */
export function FillCells({ count, money, onFill }: Props) {
  const [cell, setCell] = useState<string>("price");
  const field = FILLED.find(({ name }) => name === cell);
  const [value, setValue] = useState("");
  const row = field && { ...NEW_ROW, key: "", id: "", choices: [], [field.name]: value };
  const isReady = count > 0 && row && fieldProblem(field, row, money) === undefined;
  const fill = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isReady) onFill(field.name, value);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={fill}>
      <SelectField
        label={t`Set for all`}
        value={cell}
        onChange={(event) => setCell(event.target.value)}
        options={FILLED.map(({ name, label }) => ({ value: name, label: i18n._(label) }))}
      />
      <Field label={t`Value`} className="w-32">
        {(control) =>
          field && <CellInput {...control} {...{ field, value, money }} className="field" onChange={setValue} />
        }
      </Field>
      <Button
        type="submit"
        look="outline"
        reason={isReady ? undefined : count > 0 ? t`Enter a value.` : t`No variant is visible.`}
      >
        {plural({ count }, { one: "Set # variant", other: "Set # variants" })}
      </Button>
    </form>
  );
}
