import { t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { Link } from "../../../lib/router";
import { Button, IconButton, LinkLine } from "../../../ui";
import { readList, writeStored } from "../../session/stored";
import { done } from "../ui/toasts";

export interface View {
  name: string;
  /** The query of the list's URL. */
  query: string;
}

/** The greatest number of views of a list. */
const MAX = 20;

function isView(value: unknown): value is View {
  if (typeof value !== "object" || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === "string" && typeof query === "string";
}

/** The saved views of a list. A new view replaces one of the same name. */
function useViews(list: string) {
  const key = `console-views-${list}`;
  const [views, setViews] = useState(() => readList(key, isView));
  const keep = (next: View[]) => {
    setViews(next);
    writeStored(key, next);
  };
  const save = (view: View) => {
    keep([...views.filter(({ name }) => name !== view.name), view].slice(-MAX));
  };
  const remove = (name: string) => {
    keep(views.filter((view) => view.name !== name));
  };
  return { views, save, remove };
}

interface Props {
  /** The list's name in storage keys. */
  list: string;
  /** The built-in views. */
  known: readonly View[];
  /** The list's current query. */
  query: string;
}

/** Links to the views of a list, and a form that saves the current filters as a view. */
export function ViewTabs({ list, known, query }: Props) {
  const { views, save, remove } = useViews(list);
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState("");
  const field = useId();
  const isNew = query !== "" && ![...known, ...views].some((view) => isSameQuery(view.query, query));
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <div className="min-w-0 max-sm:basis-full">
        <LinkLine label={t`Views`} className="sm:flex-wrap">
          {known.map((view) => (
            <li key={view.query}>
              <Tab view={view} query={query} />
            </li>
          ))}
          {views.map((view) => (
            <li key={view.name} className="flex shrink-0 items-center">
              <Tab view={view} query={query} />
              <IconButton
                icon="close"
                size="small"
                label={t`Remove the view ${{ name: view.name }}`}
                onClick={() => {
                  remove(view.name);
                  done(t`View removed.`, () => save(view));
                }}
              />
            </li>
          ))}
        </LinkLine>
      </div>
      {isNew && !naming && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            setNaming(true);
          }}
        >
          {t`Save view`}
        </Button>
      )}
      {isNew && naming && (
        <form
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim()) return;
            save({ name: name.trim(), query });
            setNaming(false);
            setName("");
          }}
        >
          <label htmlFor={field} className="sr-only">
            {t`Name of the view`}
          </label>
          <input
            id={field}
            ref={(element) => element?.focus()}
            value={name}
            placeholder={t`Name of the view`}
            className="field-small w-48"
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <Button type="submit" look="outline" size="small">
            {t`Save`}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Whether two queries have the same parameters, in any order. */
function isSameQuery(one: string, other: string): boolean {
  const [first, second] = [one, other].map((query) => {
    const params = new URLSearchParams(query);
    params.sort();
    return params.toString();
  });
  return first === second;
}

function Tab({ view, query }: { view: View; query: string }) {
  return (
    <Link
      to={`?${view.query}`}
      aria-current={isSameQuery(view.query, query) ? "page" : undefined}
      className="inline-flex min-h-11 max-w-60 items-center rounded-full px-3 text-sm lg:min-h-9 hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-page"
    >
      <span className="truncate whitespace-nowrap">{view.name}</span>
    </Link>
  );
}
