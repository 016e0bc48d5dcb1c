import { t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { foundQuery } from "../categories/queries";
import { useConsole } from "../client";
import { SearchBox } from "../parts/SearchBox";

interface Props {
  label: string;
  /** Ids of products, with commas. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice of products, ticked in what a search finds. Those that are ticked stay in sight. */
export function ProductsField({ label, value, onChange }: Props) {
  const { client } = useConsole();
  const [text, setText] = useState("");
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { data = [] } = useQuery({ ...foundQuery(client, text), placeholderData: keepPreviousData });
  const chosen = value.split(",").filter(Boolean);
  const found = data.map(({ _id = "", name = "" }) => ({ id: _id, name }));
  const others = chosen
    .filter((id) => !found.some((each) => each.id === id))
    .map((id) => ({ id, name: names[id] ?? id }));
  return (
    <fieldset className="rounded-sm border border-line p-4">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      <SearchBox label={t`Search products`} value={text} onChange={setText} />
      <div className="mt-2 max-h-56 overflow-y-auto">
        {[...others, ...found].map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={chosen.includes(id)}
              onChange={(event) => {
                const rest = chosen.filter((each) => each !== id);
                setNames({ ...names, [id]: name });
                onChange((event.target.checked ? [...rest, id] : rest).join(","));
              }}
            />
            <span className="min-w-0 flex-1 break-words">{name}</span>
          </label>
        ))}
        {others.length === 0 && found.length === 0 && <p className="py-2 text-soft">{t`No product was found.`}</p>}
      </div>
    </fieldset>
  );
}
