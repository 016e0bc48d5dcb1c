import { plural, t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { parseImage } from "../../lib/media";
import { Badge, Picture } from "../../ui";
import { priceRange, stockText } from "../products/productTexts";
import { useConsole } from "../session/client";
import { SearchBox } from "../kit/list/SearchBox";
import { QueryContent } from "../kit/ui/QueryContent";
import { Confirm } from "../kit/ui/Confirm";
import { type FoundProduct, foundQuery } from "./queries";

interface Props {
  chosen: readonly FoundProduct[];
  /** Whether a product is already in, so that it cannot be chosen. */
  isIn?: (id: string) => boolean;
  onChange: (chosen: readonly FoundProduct[]) => void;
}

const without = (products: readonly FoundProduct[], others: readonly FoundProduct[] = []) =>
  products.filter(({ _id }) => !others.some((other) => other._id === _id));

/** Checkboxes for the products that a search finds. A product that the owner ticked or unticked stays visible. */
export function ProductChoice({ chosen, isIn, onChange }: Props) {
  const { client, host } = useConsole();
  const [text, setText] = useState("");
  const list = useId();
  const query = useQuery({ ...foundQuery(client, text), placeholderData: keepPreviousData });
  const [touched, setTouched] = useState<readonly FoundProduct[]>([]);
  const others = without([...chosen, ...without(touched, chosen)], query.data);
  const row = (product: FoundProduct) => {
    const { _id: id, name = "" } = product;
    const isTaken = isIn?.(id) ?? false;
    return (
      <label key={id} className="flex min-h-11 items-center gap-3 py-1">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          aria-label={name}
          aria-describedby={`${list}-${id}`}
          disabled={isTaken}
          checked={isTaken || chosen.some(({ _id }) => _id === id)}
          onChange={(event) => {
            const rest = without(chosen, [product]);
            setTouched((before) => [...without(before, [product]), product]);
            onChange(event.target.checked ? [...rest, product] : rest);
          }}
        />
        <span className="w-9 shrink-0 overflow-hidden rounded-sm">
          <Picture image={parseImage(product.media?.main?.image, host, "")} sizes="2.25rem" small alt="" />
        </span>
        <span className="min-w-0 flex-1 break-words">
          {name}
          {product.inventory && (
            <span id={`${list}-${id}`} className="block text-sm text-soft">
              {[priceRange(product), stockText(product)].filter(Boolean).join(" · ")}
            </span>
          )}
        </span>
        {isTaken && <span className="text-sm text-soft">{t`Already added`}</span>}
        {product.visible === false && <Badge tone="plain">{t`Hidden`}</Badge>}
      </label>
    );
  };
  return (
    <>
      <SearchBox label={t`Search products`} value={text} onChange={setText} />
      <div className="@container mt-2">
        {/* One list: a ticked product that the search finds keeps its checkbox, and a click on it. */}
        <div className="gap-x-6 @xl:grid @xl:grid-cols-2">{[...others, ...(query.data ?? [])].map(row)}</div>
        <QueryContent query={query} failure={t`The products could not be loaded`} height="h-24">
          {(found) =>
            found.length + others.length === 0 && <p className="py-2 text-soft">{t`No product was found.`}</p>
          }
        </QueryContent>
      </div>
    </>
  );
}

interface AddProps {
  isIn: (id: string) => boolean;
  onClose: () => void;
  onAdd: (products: readonly FoundProduct[]) => Promise<unknown>;
}

/** A dialog that searches for products and adds the ticked ones. */
export function AddProducts({ isIn, onClose, onAdd }: AddProps) {
  const [chosen, setChosen] = useState<readonly FoundProduct[]>([]);
  return (
    <Confirm
      title={t`Add products`}
      act={plural({ count: chosen.length }, { 0: "Add", one: "Add # product", other: "Add # products" })}
      reason={chosen.length === 0 ? t`Choose at least one product.` : undefined}
      onClose={onClose}
      onConfirm={() => onAdd(chosen)}
    >
      <fieldset>
        <legend className="sr-only">{t`Products`}</legend>
        <ProductChoice chosen={chosen} isIn={isIn} onChange={setChosen} />
      </fieldset>
    </Confirm>
  );
}
