import { ApplicationError } from "../core/errors.js";
import { isCartwrightError } from "../sdk/own-error.js";

/** A part of a product that catalog v1 saves by a separate call. */
export type SavedPart = "options" | "details" | "brand" | "ribbon" | "variants" | "media" | "choiceMedia" | "stock";

/**
 * A partial save: catalog v1 needs several calls, of which one failed. Its `cause` is that failure. Repeat the change
 * on the current product; the calls that succeeded are not repeated.
 */
export class PartlySavedError extends ApplicationError {
  override readonly name = "PartlySavedError";
  readonly productId: string;
  readonly saved: readonly SavedPart[];
  readonly unsaved: readonly SavedPart[];

  constructor(productId: string, saved: readonly SavedPart[], unsaved: readonly SavedPart[], cause: unknown) {
    const failed = isCartwrightError(cause) ? cause : undefined;
    super({
      kind: failed?.kind ?? "application",
      message: `The product ${productId} was saved in part: ${saved.join(", ")}; not saved: ${unsaved.join(", ")}`,
      ...(failed?.code !== undefined && { code: failed.code }),
      ...(failed?.status !== undefined && { status: failed.status }),
      ...(failed?.requestId !== undefined && { requestId: failed.requestId }),
      cause,
    });
    this.productId = productId;
    this.saved = saved;
    this.unsaved = unsaved;
  }
}
