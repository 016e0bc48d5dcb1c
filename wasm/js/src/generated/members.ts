/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPaging, Sorting } from "./catalog-search.js";
import type { JsonValue } from "./json.js";
export type { AddressLocation, CursorPaging, CursorPagingMetadata, Cursors, SortOrder, Sorting } from "./catalog-search.js";
export type { BulkActionMetadata, ItemError, ItemMetadata, OffsetPaging, QueryMetadata } from "./products.js";

export type ActivityStatus = "UNKNOWN" | "ACTIVE" | "MUTED" | (string & {});

export type Address = { 
/**
 * Excludes `address_line`.
 */
streetAddress?: StreetAddress, 
/**
 * The street in one line; excludes `street_address`. At most 200 characters.
 */
addressLine?: string, 
/**
 * A GUID, set by the platform.
 */
_id?: string, addressLine2?: string, city?: string, 
/**
 * State or province, as an ISO 3166-2 code.
 */
subdivision?: string, 
/**
 * An ISO 3166-1 alpha-2 code.
 */
country?: string, postalCode?: string, tag?: AddressTag, };

export type AddressTag = "UNTAGGED" | "HOME" | "WORK" | "BILLING" | "SHIPPING" | (string & {});

export type Contact = { firstName?: string, lastName?: string, phones?: Array<string>, 
/**
 * By phone number; a missing one is untagged.
 */
phoneTags?: { [key in string]: PhoneTag }, emails?: Array<string>, 
/**
 * By email address; a missing one is untagged.
 */
emailTags?: { [key in string]: EmailTag }, addresses?: Array<Address>, 
/**
 * As `YYYY-MM-DD`. At most 100 characters.
 */
birthdate?: string, 
/**
 * At most 100 characters.
 */
company?: string, 
/**
 * At most 100 characters.
 */
jobTitle?: string, 
/**
 * By key.
 */
customFields?: { [key in string]: CustomField }, };

export type CustomField = { name?: string, 
/**
 * A text, number or list, by the field's type.
 */
value?: JsonValue, 
/**
 * `TEXT` if absent.
 */
type?: CustomFieldType, 
/**
 * Of a social field.
 */
socialPlatform?: SocialPlatform, };

export type CustomFieldType = "UNKNOWN" | "TEXT" | "NUMBER" | "DATE" | "URL" | "SOCIAL" | (string & {});

export type DeletionState = "UNKNOWN" | "TRASH" | "DELETED" | "PENDING_PURGE" | "PURGED_EXTERNALLY" | (string & {});

export type EmailTag = "UNTAGGED" | "MAIN" | "HOME" | "WORK" | (string & {});

export type FieldSet = "PUBLIC" | "EXTENDED" | "FULL" | (string & {});

export type Image = { 
/**
 * The id in the site's media.
 */
_id?: string, url?: string, 
/**
 * In pixels.
 */
height?: number, 
/**
 * In pixels.
 */
width?: number, 
/**
 * Pixels from the left edge to the visible part.
 */
offsetX?: number, 
/**
 * Pixels from the top edge to the visible part.
 */
offsetY?: number, };

export type Member = { 
/**
 * A GUID, set by the platform.
 */
_id?: string, 
/**
 * Set when the member is created, and never changed.
 */
loginEmail?: string, 
/**
 * Set by the platform.
 */
loginEmailVerified?: boolean, 
/**
 * Set by the platform.
 */
status?: MemberStatus, 
/**
 * A GUID, set by the platform.
 */
contactId?: string, contact?: Contact, profile?: Profile, privacyStatus?: PrivacyStatus, 
/**
 * Set by the platform.
 */
activityStatus?: ActivityStatus, 
/**
 * Set by the owner.
 */
role?: Role, _createdDate?: Date, _updatedDate?: Date, lastLoginDate?: Date, 
/**
 * Of a deleted member only. Set by the platform.
 */
deletionState?: DeletionState, };

export type MemberReport = { 
/**
 * A GUID, set by the platform.
 */
_id?: string, 
/**
 * A GUID.
 */
reportedMemberId?: string, 
/**
 * Set by the platform.
 */
reportingMemberId?: string, reason?: ReportReason, _createdDate?: Date, };

export type MemberStatus = "UNKNOWN" | "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE" | (string & {});

export type PhoneTag = "UNTAGGED" | "MAIN" | "HOME" | "MOBILE" | "WORK" | "FAX" | (string & {});

export type PrivacyStatus = "UNKNOWN" | "PRIVATE" | "PUBLIC" | (string & {});

export type Profile = { nickname?: string, 
/**
 * The last part of the profile page's address. At most 255 characters; changed by `update_slug`.
 */
slug?: string, photo?: Image, 
/**
 * The picture across the top of the profile page.
 */
cover?: Image, 
/**
 * The line under the name.
 */
title?: string, };

export type ReportCategory = "UNKNOWN" | "SPAM" | "IMPERSONATION" | "HARASSMENT" | "OTHER" | (string & {});

export type ReportQuery = { filter?: JsonValue, sorting?: Array<Sorting>, paging?: CursorPaging, };

export type ReportReason = { category?: ReportCategory, 
/**
 * In the reporter's words.
 */
description?: string, };

export type ReportedMember = { 
/**
 * A GUID.
 */
reportedMemberId?: string, 
/**
 * A whole number, as text.
 */
reportCount?: string, reviewed?: boolean, 
/**
 * Set by the platform.
 */
lastReportDate?: Date, };

export type Role = "UNDEFINED_ROLE" | "MEMBER" | "OWNER" | "CONTRIBUTOR" | (string & {});

export type Search = { 
/**
 * From 1 to 100 characters.
 */
expression?: string, 
/**
 * The fields to search, at most 4.
 */
fields?: Array<string>, };

export type SocialPlatform = "UNKNOWN" | "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "TWITTER" | "YOUTUBE" | "PINTEREST" | "TIKTOK" | "DEVIANTART" | "SOUNDCLOUD" | "TUMBLR" | "VIMEO" | "VKONTAKTE" | "ODNOKLASSNIKI" | "OTHER" | (string & {});

export type StreetAddress = { 
/**
 * At most 100 characters.
 */
number?: string, 
/**
 * At most 200 characters.
 */
name?: string, };
