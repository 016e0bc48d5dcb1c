import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { Button, Drawer, Icon } from "../../ui";

interface Props {
  /** How many filters are chosen. */
  chosen: number;
  /** The number of products that match the filters; undefined until it is counted. */
  total: number | undefined;
  className?: string;
  children: ReactNode;
}

/** The filters where there is no room beside the list: a button, and a drawer with them. */
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
