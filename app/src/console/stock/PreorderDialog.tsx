import { t } from "@lingui/core/macro";
import { useState } from "react";
import { STOCK } from "../../generated/bounds";
import { lengthProblem } from "../../lib/violations";
import { TextAreaField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { isWhole } from "../kit/ui/amounts";
import { useSite } from "../session/site";
import { Confirm } from "../kit/ui/Confirm";
import type { StockItem } from "./quantities";
import { type Preorder, preorderOf } from "./useStockItem";

const MAX_LIMIT = STOCK.preorders;
const MAX_MESSAGE = STOCK.message;

interface Props {
  item: StockItem;
  name: string;
  onClose: () => void;
  onSave: (preorder: Preorder) => Promise<unknown>;
}

/** The preorder settings of a variant: whether it sells without stock, the limit, and the message to buyers. */
export function PreorderDialog({ item, name, onClose, onSave }: Props) {
  const together = useSite().gap("preorderPerVariant");
  const known = preorderOf(item);
  const [enabled, setEnabled] = useState(known.enabled);
  const [limit, setLimit] = useState(known.limit > 0 ? String(known.limit) : "");
  const [message, setMessage] = useState(known.message ?? "");
  const isCounted = item.trackQuantity !== false;
  const isLimit = isWhole(limit, 1, MAX_LIMIT);
  const text = message.trim();
  return (
    <Confirm
      title={t`Pre-orders of ${name}`}
      act={t`Save`}
      reason={isLimit ? lengthProblem(message, MAX_MESSAGE) : t`The limit is not a whole number.`}
      onClose={onClose}
      onConfirm={() =>
        onSave({
          enabled,
          limit: isCounted ? Number(limit) : 0,
          // A text that was removed is sent as empty, which catalog V3 refuses: it keeps the last one.
          ...((text || known.message) && { message: text }),
        })
      }
    >
      {item.product?.variantName && together && <p className="text-sm text-soft">{together}</p>}
      <CheckBox label={t`Can be ordered while out of stock`} checked={enabled} onChange={setEnabled} />
      <TextField
        label={t`Limit`}
        hint={
          isCounted
            ? t`The number of units that can be pre-ordered. If empty, there is no limit.`
            : t`Turn on stock tracking to set a limit.`
        }
        inputMode="numeric"
        disabled={!isCounted}
        value={limit}
        error={isLimit ? undefined : t`Enter a whole number from 1 to ${{ max: MAX_LIMIT }}.`}
        onChange={(event) => setLimit(event.target.value.trim())}
      />
      <TextAreaField
        label={t`Message to customers`}
        dir="auto"
        rows={2}
        maxLength={MAX_MESSAGE}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Confirm>
  );
}
