import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { Button, Drawer, Icon } from "../../ui";

interface Props {
  /** The number of active filters. */
  chosen: number;
  /** The number of matching products; undefined until counted. */
  total: number | undefined;
  className?: string;
  children: ReactNode;
}

/** The filters on narrow screens: a button that opens a drawer. */
export function FilterDrawer({ chosen, total, className, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        look="outline"
        className={clsx("min-h-11 px-4 text-sm", className)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="filter" />
        {chosen > 0 ? t`Filters (${{ count: chosen }})` : t`Filters`}
      </Button>
      <Drawer open={open} title={t`Filters`} closeLabel={t`Close filters`} side="start" onClose={close}>
        <div className="flex-1 overflow-y-auto px-6 py-5">{children}</div>
        <div className="border-t border-line p-4">
          <Button className="w-full" onClick={close}>
            {total === undefined
              ? t`Show products`
              : plural({ count: total }, { one: "Show # product", other: "Show # products" })}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
