import { Skeleton } from "./Skeleton";

export function PageSkeleton() {
  return (
    <div className="shell min-h-screen pt-14" aria-hidden="true">
      <Skeleton className="h-12 w-64" />
      <Skeleton className="mt-8 h-96 w-full" />
    </div>
  );
}
