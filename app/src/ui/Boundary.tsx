import { type ReactNode, useLayoutEffect } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "../lib/router";
import { MISSING_CODE, readError } from "../lib/errors";
import { forgetFailures, isPartMissing } from "../lib/loading";

interface Props {
  /** Renders the error, with a retry. */
  fallback: (props: FallbackProps) => ReactNode;
  children: ReactNode;
}

/** An error boundary. A retry or a navigation resets it; a navigation also requests missing code again. */
export function Boundary({ fallback, children }: Props) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      onReset={({ reason }) => {
        if (reason === "keys") forgetFailures();
      }}
      fallbackRender={(props) => (
        <UntilClosed>{fallback({ ...props, resetErrorBoundary: () => end(props) })}</UntilClosed>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Resets an error, unless its cause is code that is still missing. */
function end({ error, resetErrorBoundary }: FallbackProps): void {
  if (readError(error).code !== MISSING_CODE || !isPartMissing()) resetErrorBoundary();
}

/** Remounts a dialog that was closed with an error. */
function UntilClosed({ children }: { children: ReactNode }) {
  useLayoutEffect(() => forgetFailures, []);
  return children;
}
