import { cartMessages as t } from "./messages";

/** The platform answered that all is well, but the cart holds no more than before, or less than was asked for. */
export class NothingAdded extends Error {
  readonly kind = "application";

  constructor(readonly added: number) {
    super(added > 0 ? t.addedSome(added) : t.addedNothing);
    this.name = "NothingAdded";
  }
}
