import type { ReactNode } from "react";
import { Boundary } from "./Boundary";
import { ErrorPanel } from "./ErrorPanel";

/** A part of a page that may fail without taking the page with it. */
export function Contained({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Boundary
      fallback={({ error, resetErrorBoundary }) => (
        <ErrorPanel error={error} title={title} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </Boundary>
  );
}
