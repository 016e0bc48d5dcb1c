import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorPanel, Skeleton } from "../../../ui";

interface Props<Data> {
  query: Pick<UseQueryResult, "error" | "refetch"> & { data: Data | undefined };
  /** The title of the error, such as "The products could not be loaded". */
  failure: string;
  /** The height of the skeleton, as a class. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** A query's data; until then a skeleton, or the error with a retry button. */
export function QueryContent<Data>({ query: { data, error, refetch }, failure, height, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorPanel error={error} title={failure} onRetry={refetch} />;
  return (
    <div aria-busy="true">
      <Skeleton className={height} />
    </div>
  );
}
