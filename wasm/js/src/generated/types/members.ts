/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { JsonValue } from "./json.js";
import type { AddressTag, EmailTag, PhoneTag } from "./authentication.js";

export type ActivityStatus = "UNKNOWN" | "ACTIVE" | "MUTED" | (string & {});

export const ActivityStatus = /* @__PURE__ */ enumeration<ActivityStatus>("UNKNOWN ACTIVE MUTED");

export type Address = {
  /** Excludes `address_line`. */
  streetAddress?: StreetAddress;
  /** The street in one line; excludes `street_address`. At most 200 characters. */
  addressLine?: string;
  /** A GUID, set by the platform. */
  _id?: string;
  addressLine2?: string;
  city?: string;
  /** State or province, as an ISO 3166-2 code. */
  subdivision?: string;
  /** An ISO 3166-1 alpha-2 code. */
  country?: string;
  postalCode?: string;
  tag?: AddressTag;
};

export type Contact = {
  firstName?: string;
  lastName?: string;
  phones?: Array<string>;
  /** By phone number; a missing one is untagged. */
  phoneTags?: { [key in string]: PhoneTag };
  emails?: Array<string>;
  /** By email address; a missing one is untagged. */
  emailTags?: { [key in string]: EmailTag };
  addresses?: Array<Address>;
  /** As `YYYY-MM-DD`. At most 100 characters. */
  birthdate?: string;
  /** At most 100 characters. */
  company?: string;
  /** At most 100 characters. */
  jobTitle?: string;
  /** By key. */
  customFields?: { [key in string]: CustomField };
};

export type CustomField = {
  name?: string;
  /** A text, number or list, by the field's type. */
  value?: JsonValue;
  /** `TEXT` if absent. */
  type?: CustomFieldType;
  /** The platform of a social field. */
  socialPlatform?: SocialPlatform;
};

export type CustomFieldType = "UNKNOWN" | "TEXT" | "NUMBER" | "DATE" | "URL" | "SOCIAL" | (string & {});

export type DeletionState = "UNKNOWN" | "TRASH" | "DELETED" | "PENDING_PURGE" | "PURGED_EXTERNALLY" | (string & {});

export type FieldSet = "PUBLIC" | "EXTENDED" | "FULL" | (string & {});

export const FieldSet = /* @__PURE__ */ enumeration<FieldSet>("PUBLIC EXTENDED FULL");

export type Image = {
  /** The id in the site's media. */
  _id?: string;
  url?: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
  /** Pixels from the left edge to the visible part. */
  offsetX?: number;
  /** Pixels from the top edge to the visible part. */
  offsetY?: number;
};

export type Member = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Set when the member is created, and never changed. */
  loginEmail?: string;
  /** Set by the platform. */
  loginEmailVerified?: boolean;
  /** Set by the platform. */
  status?: MemberStatus;
  /** A GUID, set by the platform. */
  contactId?: string;
  contact?: Contact;
  profile?: Profile;
  privacyStatus?: PrivacyStatus;
  /** Set by the platform. */
  activityStatus?: ActivityStatus;
  /** Set by the owner. */
  role?: Role;
  _createdDate?: Date;
  _updatedDate?: Date;
  lastLoginDate?: Date;
  /** For a deleted member only. Set by the platform. */
  deletionState?: DeletionState;
};

export type MemberStatus = "UNKNOWN" | "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE" | (string & {});

export const MemberStatus = /* @__PURE__ */ enumeration<MemberStatus>("UNKNOWN PENDING APPROVED BLOCKED OFFLINE");

export type PrivacyStatus = "UNKNOWN" | "PRIVATE" | "PUBLIC" | (string & {});

export const PrivacyStatus = /* @__PURE__ */ enumeration<PrivacyStatus>("UNKNOWN PRIVATE PUBLIC");

export type Profile = {
  nickname?: string;
  /** The last part of the profile page's address. Set by the platform; `update_slug` changes it. */
  slug?: string;
  photo?: Image;
  /** The picture across the top of the profile page. */
  cover?: Image;
  /** The line under the name. */
  title?: string;
};

export type Role = "UNDEFINED_ROLE" | "MEMBER" | "OWNER" | "CONTRIBUTOR" | (string & {});

export type Search = {
  /** From 1 to 100 characters. */
  expression?: string;
  /** The fields to search, at most 4. */
  fields?: Array<string>;
};

export type SocialPlatform =
  | "UNKNOWN"
  | "FACEBOOK"
  | "INSTAGRAM"
  | "LINKEDIN"
  | "TWITTER"
  | "YOUTUBE"
  | "PINTEREST"
  | "TIKTOK"
  | "DEVIANTART"
  | "SOUNDCLOUD"
  | "TUMBLR"
  | "VIMEO"
  | "VKONTAKTE"
  | "ODNOKLASSNIKI"
  | "OTHER"
  | (string & {});

export type StreetAddress = {
  /** At most 100 characters. */
  number?: string;
  /** At most 200 characters. */
  name?: string;
};
