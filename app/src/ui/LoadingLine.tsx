/** A line across the top of the window while a page loads. It grows, so that a page that comes soon shows none. */
export function LoadingLine() {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[grow_10s_ease-out_both] bg-brand motion-reduce:[animation-delay:300ms] rtl:origin-right print:hidden"
    />
  );
}
