/** The page numbers to link: the first, the last, and those around the current one; 0 is an ellipsis. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const shown = [...new Set([1, ...near, pages])];
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [0, number] : [number];
  });
}
