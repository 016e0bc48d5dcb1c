import type { ReactNode } from "react";
import { Boundary } from "./Boundary";
import { ErrorPanel } from "./ErrorPanel";

/** A part of a page in its own error boundary. */
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
