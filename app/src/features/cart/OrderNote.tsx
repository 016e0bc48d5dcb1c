import { textLength } from "@cartwright/sdk";
import { useCart, useCartActions } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { useAction } from "../../lib/resource";
import { CART } from "../../generated/shopBounds";
import { errorText } from "../../lib/errors";
import { useFieldText } from "../../lib/useFieldText";
import { Disclosure, TextAreaField } from "../../ui";

/** The platform's greatest length. */
const MAX_LENGTH = CART.note;

/** The buyer's note to the shop, saved on blur. */
export function OrderNote() {
  const note = useCart((state) => state.cart?.note ?? "");
  const { setNote } = useCartActions();
  const { text, setText, sent } = useFieldText(note);
  const save = useAction({ do: setNote });
  const leave = () => {
    const typed = text.trim();
    if (typed === note || textLength(typed) > MAX_LENGTH) return;
    sent(typed);
    save.run(typed);
  };
  return (
    <Disclosure title={note ? t`Your note to the shop` : t`Add a note or gift message`} open={note !== ""}>
      <TextAreaField
        label={t`Note to the shop`}
        hint={t`It goes with your order. The shop reads it before it packs.`}
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        error={save.error ? errorText(save.error) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          if (save.error) save.reset();
        }}
        onBlur={leave}
      />
      <p role="status" className="mt-1.5 min-h-4 text-xs text-soft">
        {save.busy ? t`Saving…` : save.done && text.trim() === note && note !== "" && t`Saved`}
      </p>
    </Disclosure>
  );
}
