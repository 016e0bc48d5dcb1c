import { Skeleton } from "../../ui";

export function CartSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-5 py-5">
          <Skeleton className="size-20 sm:size-24" />
          <div className="flex-1">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-3 h-4 w-1/4" />
            <Skeleton className="mt-4 h-11 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
