import { type Clash, idOf, mergeDocs } from "../kit/draft/merge";
import { identified, PRODUCT } from "../products/edit/changes";
import type { Edit } from "../products/edit/model";

/** Merges a product as the product screen does. */
export function merge(before: Edit, mine: Edit, theirs: Edit) {
  return mergeDocs(PRODUCT, identified(before, theirs), identified(mine, theirs), theirs);
}

export function takeTheirs(edit: Edit, { theirs, path }: Clash<Edit>): Edit {
  return PRODUCT.take(edit, theirs, path);
}

/** The ids of the differing fields. */
export function differences(before: Edit, after: Edit): string[] {
  return PRODUCT.differences(before, after).map(idOf);
}
