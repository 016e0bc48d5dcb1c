import { t } from "@lingui/core/macro";
import { Button, Dialog, IconButton } from "../../ui";
import { CheckBox } from "../../ui/form";
import { moved } from "../ui/OrderButtons";
import type { ColumnChoice } from "./columns";

interface Props<Row> {
  open: boolean;
  choice: ColumnChoice<Row>;
  onClose: () => void;
}

/** Chooses the columns of a list, and their order. The table behind it follows at once. */
export function ColumnsDialog<Row>({ open, choice: { choices, isChosen, choose, reset }, onClose }: Props<Row>) {
  const ids = choices.flatMap(({ column: { id }, isShown }) => (isShown ? [id] : []));
  return (
    <Dialog open={open} title={t`Columns`} closeLabel={t`Close`} onClose={onClose}>
      <ul className="-mt-2 mb-4">
        {choices.map(({ column: { id, title }, isShown }, place) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <CheckBox
              label={title}
              checked={isShown}
              onChange={(checked) => choose(checked ? [...ids, id] : ids.filter((each) => each !== id))}
            />
            {isShown && (
              <span className="flex">
                <IconButton
                  icon="up"
                  className="aria-disabled:opacity-40"
                  label={t`Move ${{ name: title }} earlier`}
                  aria-disabled={place === 0}
                  onClick={() => choose(moved(ids, place, place - 1))}
                />
                <IconButton
                  icon="down"
                  className="aria-disabled:opacity-40"
                  label={t`Move ${{ name: title }} later`}
                  aria-disabled={place === ids.length - 1}
                  onClick={() => choose(moved(ids, place, place + 1))}
                />
              </span>
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
