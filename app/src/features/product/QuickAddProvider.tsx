import { t } from "@lingui/core/macro";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { lazyComponent } from "../../lib/lazyPage";
import { Part } from "../../lib/loading";
import { loadTexts } from "../../lib/texts";
import { useOpenHere } from "../../lib/useOpenHere";
import { Contained, Dialog, Skeleton } from "../../ui";
import { CardActionsContext } from "../catalog";
import { CardActions } from "./CardActions";
import { QuickAddContext } from "./quickAddContext";

const QuickAddBody = lazyComponent(
  new Part(async () => {
    const [{ QuickAddBody }] = await Promise.all([import("./QuickAddBody"), loadTexts("product")]);
    return QuickAddBody;
  }),
);

/** Provides the quick-add dialog; its code is loaded when it opens. */
export function QuickAddProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useOpenHere();
  const [slug, setSlug] = useState("");
  const show = useCallback(
    (next: string) => {
      setSlug(next);
      setOpen(true);
    },
    [setOpen],
  );
  const close = useCallback(() => {
    setOpen(false);
  }, [setOpen]);
  return (
    <QuickAddContext value={show}>
      <CardActionsContext value={CardActions}>{children}</CardActionsContext>
      <Dialog open={open} title={t`Add to cart`} closeLabel={t`Close`} onClose={close}>
        <Contained title={t`This product could not be loaded`}>
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <QuickAddBody key={slug} slug={slug} onAdded={close} />
          </Suspense>
        </Contained>
      </Dialog>
    </QuickAddContext>
  );
}
