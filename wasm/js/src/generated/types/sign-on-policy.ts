/** Generated from the Rust models by `npm run generate`: do not edit. */

export type SignOnPolicy = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** Whether the owner approves each new member. */
  requireOwnerApproval?: boolean;
  /** Whether a new member verifies the email address. */
  requireEmailVerification?: boolean;
};
