import { catalogEditorOf } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useNavigate } from "react-router";
import { useConsole } from "../../client";
import { Confirm } from "../../ui/Confirm";
import { DialogButton } from "../../ui/DialogButton";
import { useAct } from "../../useAct";
import { PRODUCTS } from "../queries";

/** The way to delete a product, which cannot be undone. */
export function DeleteProduct({ id, name }: { id: string; name: string }) {
  const { client } = useConsole();
  const go = useNavigate();
  const { attempt } = useAct({
    do: async () => (await catalogEditorOf(client)).delete(id),
    said: () => t`${name} is deleted.`,
    after: () => go("/owner/products"),
    touches: [PRODUCTS],
  });
  return (
    <div className="mt-5">
      <DialogButton
        look="danger"
        dialog={(close) => (
          <Confirm
            title={t`Delete the product`}
            act={t`Delete ${name}`}
            danger
            onClose={close}
            onConfirm={() => attempt()}
          >
            <p>{t`Its variants, stock and pictures are deleted with it. Orders keep what was bought. Hiding a product can be undone; deleting it cannot.`}</p>
          </Confirm>
        )}
      >
        {t`Delete the product`}
      </DialogButton>
    </div>
  );
}
