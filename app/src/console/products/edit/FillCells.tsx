import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { Button, SelectField } from "../../../ui";
import { Field } from "../../../ui/Field";
import { CellField } from "./CellField";
import type { MoneyForm } from "../../kit/form/listFields";
import type { Cell } from "./model";
import { isFine } from "./problems";
import { cellName } from "./messages";

interface Props {
  /** The number of shown variants. */
  count: number;
  money: MoneyForm;
  onFill: (cell: Cell, value: string) => void;
}

const FILLED: readonly Cell[] = ["price", "compareAt", "cost", "weight", "quantity"];

/** Sets the same price, cost or quantity on all shown variants. */
export function FillCells({ count, money, onFill }: Props) {
  const [cell, setCell] = useState<Cell>("price");
  const [value, setValue] = useState("");
  const isReady = count > 0 && isFine(cell, value, money);
  const fill = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isReady) onFill(cell, value);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={fill}>
      <SelectField
        label={t`Set for all`}
        value={cell}
        onChange={(event) => setCell(FILLED.find((each) => each === event.target.value) ?? "price")}
        options={FILLED.map((each) => ({ value: each, label: cellName(each) }))}
      />
      <Field label={t`Value`} className="w-32">
        {(control) => (
          <CellField {...control} cell={cell} value={value} money={money} className="field" onChange={setValue} />
        )}
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
