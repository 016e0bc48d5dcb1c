import { Skeleton } from "../../ui";

export function ProductSkeleton() {
  return (
    // Nearly as high as a product, so that the footer stays out of sight.
    <div
      aria-hidden="true"
      className="shell grid min-h-[110rem] content-start gap-8 pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:min-h-[70rem] lg:gap-16 lg:pt-24"
    >
      <div className="flex flex-col-reverse gap-3 md:flex-row md:gap-4">
        <div className="flex gap-3 md:w-20 md:flex-col">
          {[0, 1, 2, 3].map((thumb) => (
            <Skeleton key={thumb} className="aspect-square w-16 md:w-20" />
          ))}
        </div>
        <Skeleton className="aspect-square min-w-0 flex-1" />
      </div>
      <div>
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="mt-5 h-7 w-24" />
        <Skeleton className="mt-10 h-12 w-full" />
        <Skeleton className="mt-6 h-12 w-full" />
        <Skeleton className="mt-10 h-32 w-full" />
      </div>
    </div>
  );
}
