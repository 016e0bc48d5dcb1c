import { lazy, Suspense } from "react";
import { Skeleton } from "../../../ui";

const Screen = lazy(() => import("./ImportPage"));

/** The import of products, which is loaded when it is opened, with the parser of its files. */
export function ImportPage() {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Screen />
    </Suspense>
  );
}
