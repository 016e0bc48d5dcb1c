import { Suspense } from "react";
import { lazyComponent } from "../../../lib/lazyPage";
import { Part } from "../../../lib/loading";
import { Skeleton } from "../../../ui";

const Screen = lazyComponent(new Part(async () => (await import("./ImportPage")).ImportPage));

/** The import of products, which is loaded when it is opened, with the parser of its files. */
export function ImportPage() {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Screen />
    </Suspense>
  );
}
