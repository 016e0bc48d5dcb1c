import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { Children, type ReactNode, useId, useState } from "react";
import { numberText } from "../../lib/money";
import { Button } from "../../ui";

interface Props {
  /** The number of filters that are set. */
  active?: number;
  /** The search, then the filters. */
  children: ReactNode;
}

/** The search and the filters of a list: a line, and on phones the filters folded below the search. */
export function Filters({ active = 0, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [search, ...filters] = Children.toArray(children);
  return (
    <div className="mb-5 sm:flex sm:flex-wrap sm:items-end sm:gap-3">
      {search}
      {filters.length > 0 && (
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          look="text"
          className="mt-1 sm:hidden"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {active > 0 ? t`Filters (${{ count: numberText(active) }})` : t`Filters`}
        </Button>
      )}
      <div
        id={id}
        className={clsx(
          "gap-3 max-sm:mt-1 max-sm:grid-cols-2 max-sm:*:min-w-0 sm:contents",
          isOpen ? "max-sm:grid" : "max-sm:hidden",
        )}
      >
        {filters}
      </div>
    </div>
  );
}
