import { msg, t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { parseImage } from "../../lib/media";
import { priceText } from "../../lib/money";
import { textIn, type TextTable } from "../../lib/textTable";
import { useConfig } from "../../lib/useShop";
import { Badge, Button, ButtonLink, ErrorPanel, Picture, SelectField } from "../../ui";
import { useConsole } from "../client";
import { columnsOf, DataTable, type Selected, SelectionBar } from "../parts/DataTable";
import { Filters } from "../parts/Filters";
import { useListParams } from "../parts/listParams";
import { Pages } from "../parts/Pages";
import { SearchBox } from "../parts/SearchBox";
import { failed } from "../parts/toasts";
import { CategoryDialog } from "./bulk/CategoryDialog";
import { PriceDialog } from "./bulk/PriceDialog";
import { VisibilityDialog } from "./bulk/VisibilityDialog";
import { FILTER_KEYS, type Product, productsQuery } from "./queries";
import { exportChosen, readerOf } from "./transfer/goodsFile";
import { useVisibility } from "./useVisibility";
import { ScreenHeading } from "../parts/ScreenHeading";
import { Switch } from "../parts/Switch";

type Bulk = "visibility" | "prices" | "categories" | undefined;

const column = columnsOf<Product>();
const PATH = "/owner/products";

const STOCKS: TextTable = {
  IN_STOCK: msg`In stock`,
  PARTIALLY_OUT_OF_STOCK: msg`Partly out of stock`,
  OUT_OF_STOCK: msg`Out of stock`,
};
const STOCK_TONES: Readonly<Record<string, "good" | "warn" | "bad">> = {
  IN_STOCK: "good",
  PARTIALLY_OUT_OF_STOCK: "warn",
  OUT_OF_STOCK: "bad",
};

function stockText({ inventory }: Product): string {
  return textIn(STOCKS, inventory?.availabilityStatus) ?? inventory?.availabilityStatus ?? "";
}

/** The price, or the lowest and the highest of the variants. */
export function priceRange({ actualPriceRange: range, currency }: Product): string {
  const min = priceText(range?.minValue, currency) ?? "";
  const max = priceText(range?.maxValue, currency) ?? "";
  return min === max || !max ? min : t`${min} to ${max}`;
}

const columns = (host: string, busy: boolean, set: (products: Product[], visible: boolean) => Promise<void>) => [
  column.display({
    id: "name",
    header: () => t`Product`,
    cell: ({ row: { original: product } }) => (
      <span className="flex min-w-44 items-center gap-3">
        <span className="w-11 shrink-0 overflow-hidden rounded-sm">
          <Picture image={parseImage(product.media?.main?.image, host, "")} sizes="2.75rem" small alt="" />
        </span>
        <Link to={`/owner/products/${product._id ?? ""}`} className="link font-medium break-words">
          <bdi>{product.name}</bdi>
        </Link>
      </span>
    ),
  }),
  column.display({
    id: "stock",
    header: () => t`Stock`,
    cell: ({ row: { original: product } }) => (
      <Badge tone={STOCK_TONES[product.inventory?.availabilityStatus ?? ""] ?? "plain"}>{stockText(product)}</Badge>
    ),
  }),
  column.display({
    id: "price",
    header: () => t`Price`,
    cell: ({ row: { original: product } }) => priceRange(product),
    meta: { className: "text-end tabular-nums whitespace-nowrap" },
  }),
  column.display({
    id: "visible",
    header: () => t`In the shop`,
    cell: ({ row: { original: product } }) => (
      <Switch
        aria-disabled={busy}
        checked={product.visible === true}
        aria-label={t`${{ name: product.name ?? "" }} is shown in the shop`}
        onChange={(visible) => set([product], visible)}
      >
        {product.visible ? t`Shown` : t`Hidden`}
      </Switch>
    ),
  }),
];

/** The list of products. What the shop shows is changed here, for one or for many, and undone from the message. */
export function ProductsPage() {
  const { client, host: platform } = useConsole();
  const queries = useQueryClient();
  const { host } = useConfig();
  const { values, change, search, page: cursor, turn, query } = useListParams(FILTER_KEYS);
  const { data, error, isPlaceholderData, refetch } = useQuery(productsQuery(client, values, cursor));
  const [selected, setSelected] = useState<Selected>({});
  const [bulk, setBulk] = useState<Bulk>();
  const { busy, change: set } = useVisibility();
  const rows = data?.items;
  const chosen = (rows ?? []).filter(({ _id = "" }) => selected[_id]);
  const clear = () => {
    setSelected({});
  };
  const exportProducts = async () => {
    try {
      await exportChosen(await readerOf(queries, client, platform), chosen);
    } catch (thrown) {
      failed(t`The products were not exported.`, thrown);
    }
  };
  const act = (label: string, run: () => void) => (
    <Button
      look="text"
      className="px-1"
      onClick={() => {
        run();
        clear();
      }}
    >
      {label}
    </Button>
  );
  const open = (label: string, which: Bulk) => (
    <Button
      look="text"
      className="px-1"
      onClick={() => {
        setBulk(which);
      }}
    >
      {label}
    </Button>
  );
  const close = () => {
    setBulk(undefined);
  };
  const finish = () => {
    close();
    clear();
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ScreenHeading>{t`Products`}</ScreenHeading>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link
            to={{ pathname: `${PATH}/import`, search: query }}
            className="link inline-flex min-h-11 items-center"
          >{t`Import and export`}</Link>
          <ButtonLink to={`${PATH}/new`}>{t`New product`}</ButtonLink>
        </div>
      </div>
      <Filters active={FILTER_KEYS.filter((key) => key !== "q" && values[key] !== "").length}>
        <SearchBox label={t`Search products`} value={values.q} onChange={search} />
        <SelectField
          label={t`In the shop`}
          value={values.shown}
          onChange={(event) => change({ shown: event.target.value })}
          options={[
            { value: "", label: t`Any` },
            { value: "yes", label: t`Shown` },
            { value: "no", label: t`Hidden` },
          ]}
        />
        <SelectField
          label={t`Stock`}
          value={values.stock}
          onChange={(event) => change({ stock: event.target.value })}
          options={[
            { value: "", label: t`Any` },
            { value: "in", label: t`In stock` },
            { value: "partly", label: t`Partly out of stock` },
            { value: "out", label: t`Out of stock` },
          ]}
        />
        <SelectField
          label={t`Sort by`}
          value={values.sort}
          onChange={(event) => change({ sort: event.target.value })}
          options={[
            { value: "", label: t`Name` },
            { value: "newest", label: t`Newest first` },
            { value: "cheapest", label: t`Lowest price first` },
            { value: "dearest", label: t`Highest price first` },
          ]}
        />
      </Filters>
      <SelectionBar count={chosen.length} onClear={clear}>
        {act(t`Show in the shop`, () => void set(chosen, true))}
        {act(t`Hide from the shop`, () => void set(chosen, false))}
        {open(t`Show or hide all that match`, "visibility")}
        {open(t`Change prices`, "prices")}
        {open(t`Categories`, "categories")}
        {act(t`Export as CSV`, () => void exportProducts())}
      </SelectionBar>
      {bulk === "visibility" && <VisibilityDialog chosen={chosen} filters={values} onClose={close} onDone={finish} />}
      {bulk === "prices" && <PriceDialog chosen={chosen} filters={values} onClose={close} onDone={finish} />}
      {bulk === "categories" && <CategoryDialog chosen={chosen} filters={values} onClose={close} onDone={finish} />}
      {error && !data ? (
        <ErrorPanel error={error} title={t`The products could not be loaded`} onRetry={refetch} />
      ) : (
        <DataTable
          label={t`Products`}
          columns={columns(host, busy, set)}
          rows={rows}
          rowId={({ _id = "" }) => _id}
          stale={isPlaceholderData}
          selection={{
            selected,
            onChange: setSelected,
            nameOf: (id) => rows?.find(({ _id }) => _id === id)?.name ?? id,
          }}
          empty={
            query ? (
              <>
                <p className="mb-4">{t`No products match these filters.`}</p>
                <Link to={PATH} className="link">{t`Show all products`}</Link>
              </>
            ) : (
              t`There are no products yet.`
            )
          }
        />
      )}
      <Pages
        next={data?.next}
        previous={data?.previous}
        onTurn={(to) => {
          clear();
          turn(to);
        }}
      />
    </>
  );
}
