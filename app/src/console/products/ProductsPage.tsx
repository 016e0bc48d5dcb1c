import { plural, t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { type ComponentType, useCallback } from "react";
import { Link } from "../../lib/router";
import { parseImage } from "../../lib/media";
import { useConfig } from "../../lib/useShop";
import { Badge, Button, ButtonLink, Picture } from "../../ui";
import { useSite } from "../session/site";
import { useConsole } from "../session/client";
import type { Column } from "../kit/list/columns";
import { ListPage } from "../kit/list/ListPage";
import { DialogButton } from "../kit/ui/DialogButton";
import { useAct } from "../kit/useAct";
import type { BulkProps } from "./bulk/BulkDialog";
import { CategoryDialog } from "./bulk/CategoryDialog";
import { PriceDialog } from "./bulk/PriceDialog";
import { VisibilityDialog } from "./bulk/VisibilityDialog";
import { priceRange, stockText, stockTone } from "./productTexts";
import { countQuery, type Product, type ProductFilters, productsQuery } from "./queries";
import { exportChosen, readerOf } from "./transfer/goodsFile";
import { type Change, useVisibility } from "./useVisibility";
import { Switch } from "../kit/ui/Switch";

const PATH = "/owner/products";

type SetVisible = (change: Change) => Promise<void>;

const columnsOf = (host: string, set: SetVisible): Column<Product>[] => [
  {
    id: "name",
    title: t`Product`,
    fixed: "start",
    cell: (product) => (
      <span className="flex min-w-44 items-center gap-3">
        <span className="w-8 shrink-0 overflow-hidden rounded-sm max-sm:w-11">
          <Picture image={parseImage(product.media?.main?.image, host, "")} sizes="2.75rem" small alt="" />
        </span>
        <Link to={`/owner/products/${product._id}`} className="link font-medium break-words">
          <bdi>{product.name}</bdi>
        </Link>
      </span>
    ),
  },
  {
    id: "stock",
    title: t`Stock`,
    cell: (product) => <Badge tone={stockTone(product)}>{stockText(product)}</Badge>,
  },
  {
    id: "price",
    title: t`Price`,
    cell: (product) => priceRange(product),
    align: "end",
  },
  {
    id: "visible",
    title: t`In the shop`,
    cell: (product) => (
      <Switch
        checked={product.visible === true}
        aria-label={t`${{ name: product.name ?? "" }} is shown in the shop`}
        onChange={(visible) => set({ products: [product], visible })}
      >
        {product.visible ? t`Shown` : t`Hidden`}
      </Switch>
    ),
  },
];

const nameOf = ({ _id, name = _id }: Product) => name;

/** The number of products that match the filters; nothing until it is known. */
function Count({ filters }: { filters: ProductFilters }) {
  const { client } = useConsole();
  const { data } = useQuery(countQuery(client, filters));
  return data === undefined ? null : plural({ count: data }, { one: "# product", other: "# products" });
}

/** The list of products. Visibility is changed here, for one or many, with Undo. */
export function ProductsPage() {
  const { client } = useConsole();
  const { host } = useConfig();
  const { run } = useVisibility();
  const noTransfer = useSite().gap("transfer");
  const columns = useCallback(() => columnsOf(host, run), [host, run]);
  return (
    <ListPage
      list="products"
      title={t`Products`}
      create={<ButtonLink to={`${PATH}/new`}>{t`New product`}</ButtonLink>}
      tools={({ query }) => (
        <Link
          to={`${PATH}/import?${query}`}
          title={noTransfer}
          className={clsx("link inline-flex min-h-11 items-center", noTransfer !== undefined && "text-soft")}
        >{t`Import and export`}</Link>
      )}
      views={[
        { name: t`All`, query: "" },
        { name: t`Out of stock`, query: "stock=out" },
        { name: t`Hidden`, query: "shown=no" },
      ]}
      filters={[
        { key: "q", kind: "search", label: t`Search products` },
        {
          key: "shown",
          label: t`In the shop`,
          options: [
            { value: "", label: t`Any` },
            { value: "yes", label: t`Shown` },
            { value: "no", label: t`Hidden` },
          ],
        },
        {
          key: "stock",
          label: t`Stock`,
          options: [
            { value: "", label: t`Any` },
            { value: "in", label: t({ context: "state of stock", message: "In stock" }) },
            { value: "partly", label: t`Partly out of stock` },
            { value: "out", label: t`Out of stock` },
          ],
        },
      ]}
      sorts={[
        { value: "", label: t`Name`, column: "name" },
        { value: "newest", label: t`Newest first` },
        { value: "priceLow", label: t`Lowest price first`, column: "price", direction: "ascending" },
        { value: "priceHigh", label: t`Highest price first`, column: "price", direction: "descending" },
      ]}
      read={(filters, cursor) => productsQuery(client, filters, cursor)}
      failure={t`The products could not be loaded`}
      counted={(_, values) => <Count filters={values} />}
      columns={columns}
      rowId={({ _id }) => _id}
      nameOf={nameOf}
      acts={(chosen, clear, { values }) => (
        <ProductActs chosen={chosen} filters={values} onDone={clear} onVisibility={run} />
      )}
      empty={t`There are no products yet.`}
      noMatch={[t`No products match these filters.`, t`Show all products`]}
    />
  );
}

interface ActsProps {
  chosen: Product[];
  filters: ProductFilters;
  onDone: () => void;
  onVisibility: SetVisible;
}

/** Bulk actions on selected products; some also apply to all products that match the filters. */
function ProductActs({ chosen, filters, onDone, onVisibility }: ActsProps) {
  const { client, host: platform } = useConsole();
  const queries = useQueryClient();
  const noTransfer = useSite().gap("transfer");
  const files = useAct({
    do: async () => exportChosen(await readerOf(queries, client, platform), chosen),
    failure: () => t`The products were not exported.`,
  });
  const look = { look: "outline", size: "small" } as const;
  const show = (visible: boolean) => () => {
    void onVisibility({ products: chosen, visible });
    onDone();
  };
  const bulk = (Bulk: ComponentType<BulkProps>) => (close: () => void) => (
    <Bulk chosen={chosen} filters={filters} onClose={close} onDone={onDone} />
  );
  return (
    <>
      <Button {...look} onClick={show(true)}>
        {t`Show in the shop`}
      </Button>
      <Button {...look} onClick={show(false)}>
        {t`Hide from the shop`}
      </Button>
      <DialogButton {...look} dialog={bulk(VisibilityDialog)}>
        {t`Show or hide all that match`}
      </DialogButton>
      <DialogButton {...look} dialog={bulk(PriceDialog)}>
        {t`Change prices`}
      </DialogButton>
      <DialogButton {...look} dialog={bulk(CategoryDialog)}>
        {t`Categories`}
      </DialogButton>
      <Button
        {...look}
        reason={noTransfer}
        onClick={() => {
          void files.run();
          onDone();
        }}
      >
        {t`Export as CSV`}
      </Button>
    </>
  );
}
