import { catalogEditorOf, type NewProduct, PartlySavedError } from "@cartwright/sdk/owner";
import { t } from "@lingui/core/macro";
import { useMemo, useState } from "react";
import { useNavigate } from "../../lib/router";
import { PRODUCT } from "../../generated/bounds";
import { isUnavailable } from "../../lib/errors";
import { lengthProblem } from "../../lib/violations";
import { Button, Disclosure, Notice, SelectField, TextAreaField, TextField } from "../../ui";
import { Field } from "../../ui/Field";
import { fieldProblem } from "../../ui/form/field";
import { CheckBox } from "../../ui/form";
import { type ConsoleClient, useConsole } from "../session/client";
import { useSite } from "../session/site";
import { useDraft } from "../kit/draft/drafts";
import { problemText } from "../kit/ui/problems";
import { BackLink, ScreenHeading } from "../kit/ui/ScreenHeading";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { CellInput } from "./edit/CellInput";
import { cellName, PRICE } from "./edit/cells";
import { type Edit, NEW_ROW, NO_EDIT, type Option } from "./edit/model";
import { OptionsEditor } from "./edit/OptionsEditor";
import { pasteProduct, rowsOfOptions } from "./edit/paste";
import { PasteErrors } from "./edit/PasteErrors";
import { newProduct } from "./edit/patch";
import { optionsText } from "./edit/messages";
import { PRODUCTS, useMoney } from "./queries";

interface Draft {
  name: string;
  price: string;
  visible: boolean;
  isDigital: boolean;
  options: readonly Option[];
  table: string;
}

/** The columns of the example table, besides an option. */
const PASTED = ["sku", "price", "quantity"] as const;

const EMPTY: Draft = { name: "", price: "", visible: false, isDigital: false, options: [], table: "" };

/** The form of a new product: name, price, and options, typed or pasted as a table. Its page has all other fields. */
export function NewProductPage() {
  const { client } = useConsole();
  const noDigital = useSite().gap("digitalProducts");
  const go = useNavigate();
  const money = useMoney();
  const [draft, set, forget] = useDraft("new-product", EMPTY);
  const [attempts, setAttempts] = useState(0);
  const { name, price, visible, isDigital, options, table } = draft;
  const [wasPasted] = useState(table !== "");
  const change = (changed: Partial<Draft>) => set({ ...draft, ...changed });

  const pasted = useMemo(
    () => (table.trim() === "" ? undefined : pasteProduct(table, price, money)),
    [table, price, money],
  );
  const rows = pasted ? (pasted.rows ?? []) : rowsOfOptions(options, price);
  const made: Pick<Edit, "options" | "rows"> = { options: pasted ? (pasted.options ?? []) : options, rows };
  const nameError = name.trim() === "" ? t`A product needs a name.` : lengthProblem(name, PRODUCT.name);
  const isPriced = pasted
    ? rows.every((row) => row.price !== "")
    : fieldProblem(PRICE, { ...NEW_ROW, price, key: "", id: "", choices: [] }, money) === undefined;
  const priceError = isPriced ? undefined : t`Enter a price, such as 24 or 24.90.`;
  const errors = pasted?.errors ?? [];

  const { run, busy, error } = useAct({
    do: () => createProduct(client, newProduct(name, made, { visible, isDigital })),
    partly: ({ partly }) => partly && [t`${name} is created, but not all of it is saved.`, partly],
    success: ({ partly }) => (partly ? undefined : t`${name} is created.`),
    after: ({ id }) => {
      forget();
      go(`/owner/products/${id}`);
    },
    touches: [PRODUCTS],
  });
  const create = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (!nameError && !priceError && errors.length === 0) void run();
  };
  return (
    <>
      <BackLink to="/owner/products">{t`All products`}</BackLink>
      <ScreenHeading className="mb-5">{t`New product`}</ScreenHeading>
      <div className="max-w-3xl space-y-5">
        <form id="new-product" noValidate onSubmit={create}>
          <Section title={t`Details`}>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label={t`Name`}
                value={name}
                maxLength={PRODUCT.name}
                error={attempts > 0 ? nameError : undefined}
                onChange={(event) => change({ name: event.target.value })}
              />
              <Field label={t`Price`} error={attempts > 0 ? priceError : undefined}>
                {(control) => (
                  <CellInput
                    {...control}
                    field={PRICE}
                    value={price}
                    money={money}
                    className="field tabular-nums"
                    onChange={(value) => change({ price: value })}
                  />
                )}
              </Field>
              <SelectField
                label={t`Kind`}
                hint={noDigital}
                disabled={noDigital !== undefined}
                value={isDigital ? "digital" : "physical"}
                options={[
                  { value: "physical", label: t`Physical: shipped to the customer` },
                  { value: "digital", label: t`Digital: customers download a file` },
                ]}
                onChange={(event) => change({ isDigital: event.target.value === "digital" })}
              />
              <CheckBox
                label={t`Visible in the shop right away`}
                checked={visible}
                onChange={(checked) => change({ visible: checked })}
              />
            </div>
          </Section>
        </form>
        {!pasted && (
          <OptionsEditor
            edit={{ ...NO_EDIT, options, rows }}
            before={NO_EDIT}
            onChange={(step) => change({ options: step({ ...NO_EDIT, options, rows }).options })}
          />
        )}
        {options.length === 0 && (
          <Disclosure title={t`Paste variants from a spreadsheet`} open={wasPasted}>
            <TextAreaField
              label={t`Variants from a spreadsheet`}
              hint={t`The first line names the columns: options such as Size, and SKU, Barcode, Price, Cost, Weight, Quantity or Shown.`}
              rows={6}
              value={table}
              spellCheck={false}
              placeholder={[t`Size`, ...PASTED.map(cellName)].join("\t")}
              onChange={(event) => change({ table: event.target.value })}
            />
            <PasteErrors title={t`These cells cannot be read.`} errors={errors} className="mt-4" />
          </Disclosure>
        )}
        {rows.length > 1 && errors.length === 0 && (
          <p role="status">{t`${{ count: rows.length }} variants: ${{ options: optionsText(made.options) }}`}</p>
        )}
        {error && (
          <Notice tone="bad" role="alert">
            {isUnavailable(error)
              ? t`The product may have been created. Check the list before you try again.`
              : t`The product was not created. What you typed is still here.`}{" "}
            {problemText(error)}
          </Notice>
        )}
        <Button type="submit" form="new-product" busy={busy}>
          {t`Create the product`}
        </Button>
      </div>
    </>
  );
}

/** Creates a product. If a later call fails, the product still exists: its page shows the unsaved rest. */
async function createProduct(
  client: ConsoleClient,
  product: NewProduct,
): Promise<{ id: string; partly?: PartlySavedError }> {
  try {
    const created = await (await catalogEditorOf(client)).create(product);
    return { id: created.product._id };
  } catch (error) {
    if (!(error instanceof PartlySavedError)) throw error;
    return { id: error.productId, partly: error };
  }
}
