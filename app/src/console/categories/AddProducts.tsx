import { plural, t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge, ErrorPanel, Skeleton } from "../../ui";
import { useConsole } from "../client";
import { Confirm } from "../parts/Confirm";
import { SearchBox } from "../parts/SearchBox";
import { type CategoryProduct, foundQuery } from "./queries";

interface Props {
  isIn: (id: string) => boolean;
  onClose: () => void;
  onAdd: (products: readonly CategoryProduct[]) => Promise<unknown>;
}

/** A dialog that searches products and adds those that are ticked. */
export function AddProducts({ isIn, onClose, onAdd }: Props) {
  const { client } = useConsole();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<readonly CategoryProduct[]>([]);
  const { data, error, refetch } = useQuery({ ...foundQuery(client, text), placeholderData: keepPreviousData });
  const others = chosen.filter(({ _id }) => !data?.some((product) => product._id === _id));
  return (
    <Confirm
      open
      title={t`Add products`}
      act={plural({ count: chosen.length }, { 0: "Add", one: "Add # product", other: "Add # products" })}
      disabled={chosen.length === 0}
      onClose={onClose}
      onConfirm={() => onAdd(chosen)}
    >
      <SearchBox label={t`Search products`} value={text} onChange={setText} />
      {error && !data && (
        <ErrorPanel error={error} title={t`The products could not be loaded`} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton className="h-24" />}
      <fieldset>
        <legend className="sr-only">{t`Products`}</legend>
        {[...others, ...(data ?? [])].map((product) => {
          const { _id: id = "", name = "" } = product;
          const isKnown = isIn(id);
          return (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-brand"
                disabled={isKnown}
                checked={isKnown || chosen.some(({ _id }) => _id === id)}
                onChange={(event) => {
                  const rest = chosen.filter(({ _id }) => _id !== id);
                  setChosen(event.target.checked ? [...rest, product] : rest);
                }}
              />
              <span className="min-w-0 flex-1 break-words">{name}</span>
              {isKnown && <span className="text-sm text-soft">{t`In it already`}</span>}
              {product.visible === false && <Badge tone="plain">{t`Hidden`}</Badge>}
            </label>
          );
        })}
        {data?.length === 0 && others.length === 0 && <p className="text-soft">{t`No product was found.`}</p>}
      </fieldset>
    </Confirm>
  );
}
