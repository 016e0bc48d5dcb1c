import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "react-router";
import { MISSING_CODE, readError } from "../lib/errors";
import { forgetFailures, isPartMissing } from "../lib/loading";

interface Props {
  /** Shows the error, and offers to try again. */
  fallback: (props: FallbackProps) => ReactNode;
  children: ReactNode;
}

/** An error boundary. Trying again and going elsewhere end the error; elsewhere, missing code is requested anew. */
export function Boundary({ fallback, children }: Props) {
  const { reset } = useQueryErrorResetBoundary();
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      onReset={({ reason }) => {
        if (reason === "keys") forgetFailures();
        reset();
      }}
      fallbackRender={(props) => (
        <UntilClosed>{fallback({ ...props, resetErrorBoundary: () => end(props) })}</UntilClosed>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Ends an error, unless its cause is code that is missing still. */
function end({ error, resetErrorBoundary }: FallbackProps): void {
  if (readError(error).code !== MISSING_CODE || !isPartMissing()) resetErrorBoundary();
}

/** A dialog that is closed with its error begins anew when it is opened again. */
function UntilClosed({ children }: { children: ReactNode }) {
  useLayoutEffect(() => forgetFailures, []);
  return children;
}
