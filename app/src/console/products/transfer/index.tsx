import { Suspense } from "react";
import { lazyComponent } from "../../../lib/lazyPage";
import { Part } from "../../../lib/loading";
import { Skeleton } from "../../../ui";

const Screen = lazyComponent(new Part(async () => (await import("./ImportPage")).ImportPage));

/** The import of products, loaded on demand. */
export function ImportPage() {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Screen />
    </Suspense>
  );
}
