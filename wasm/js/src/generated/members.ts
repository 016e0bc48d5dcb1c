/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { JsonValue } from "./json.js";

export type ActivityStatus = "UNKNOWN" | "ACTIVE" | "MUTED" | (string & {});

export type Address = { 
/**
 * Street as name and number; excludes `address_line`.
 */
streetAddress?: StreetAddress, 
/**
 * Street as one line; excludes `street_address`. At most 200 characters.
 */
addressLine?: string, 
/**
 * Id of the address. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Second line.
 */
addressLine2?: string, 
/**
 * City.
 */
city?: string, 
/**
 * State, county or province, as its ISO 3166-2 code.
 */
subdivision?: string, 
/**
 * Country, as its two-letter ISO 3166-1 code.
 */
country?: string, 
/**
 * Postal code.
 */
postalCode?: string, 
/**
 * What the address is for.
 */
tag?: AddressTag, };

export type AddressTag = "UNTAGGED" | "HOME" | "WORK" | "BILLING" | "SHIPPING" | (string & {});

export type BulkActionMetadata = { 
/**
 * For how many members.
 */
totalSuccesses?: number, 
/**
 * For how many it failed.
 */
totalFailures?: number, 
/**
 * For how many of those no result says why.
 */
undetailedFailures?: number, };

export type BulkMemberResult = { 
/**
 * Which member, and what came of it.
 */
itemMetadata?: ItemMetadata, };

export type BulkReply = { 
/**
 * Id of the job, for a call by filter.
 */
jobId?: string, 
/**
 * What was done to each member.
 */
results?: Array<BulkMemberResult>, 
/**
 * How often it was done, and how often not.
 */
bulkActionMetadata?: BulkActionMetadata, };

export type Contact = { 
/**
 * First name.
 */
firstName?: string, 
/**
 * Last name.
 */
lastName?: string, 
/**
 * Phone numbers.
 */
phones?: Array<string>, 
/**
 * What each phone number is for; one that is not here is untagged.
 */
phoneTags?: { [key in string]: PhoneTag }, 
/**
 * Email addresses.
 */
emails?: Array<string>, 
/**
 * What each email address is for; one that is not here is untagged.
 */
emailTags?: { [key in string]: EmailTag }, 
/**
 * Postal addresses.
 */
addresses?: Array<Address>, 
/**
 * Day of birth, as year-month-day. At most 100 characters.
 */
birthdate?: string, 
/**
 * Company. At most 100 characters.
 */
company?: string, 
/**
 * Position in the company. At most 100 characters.
 */
jobTitle?: string, 
/**
 * Fields of the site's own, by key.
 */
customFields?: { [key in string]: CustomField }, };

export type CustomField = { 
/**
 * Name of the field, as it is shown.
 */
name?: string, 
/**
 * What it holds: a text, number or list, as its type says.
 */
value?: JsonValue, 
/**
 * What kind of value it holds; a text when absent.
 */
type?: CustomFieldType, 
/**
 * The network that a social field leads to.
 */
socialPlatform?: SocialPlatform, };

export type CustomFieldType = "UNKNOWN" | "TEXT" | "NUMBER" | "DATE" | "URL" | "SOCIAL" | (string & {});

export type EmailTag = "UNTAGGED" | "MAIN" | "HOME" | "WORK" | (string & {});

export type FieldSet = "PUBLIC" | "EXTENDED" | "FULL" | (string & {});

export type GeoLocation = { 
/**
 * Degrees north, from -90 to 90.
 */
latitude?: number, 
/**
 * Degrees east, from -180 to 180.
 */
longitude?: number, };

export type Image = { 
/**
 * Id of the picture among the site's media.
 */
_id?: string, 
/**
 * Web address of the picture.
 */
url?: string, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Pixels from the left edge to what is shown.
 */
offsetX?: number, 
/**
 * Pixels from the top edge to what is shown.
 */
offsetY?: number, };

export type ItemError = { 
/**
 * The code, for programs.
 */
code?: string, 
/**
 * What went wrong, for people.
 */
description?: string, 
/**
 * More about it.
 */
data?: { [key in string]: JsonValue }, };

export type ItemMetadata = { 
/**
 * The member's id.
 */
_id?: string, 
/**
 * Where the member stood in the payload, counted from 0.
 */
originalIndex?: number, 
/**
 * Whether it was done.
 */
success?: boolean, 
/**
 * Why it was not.
 */
error?: ItemError, };

export type Member = { 
/**
 * Id of the member. A GUID, set by the platform.
 */
_id?: string, 
/**
 * The email address that signs in. Set when the member is made, and never changed.
 */
loginEmail?: string, 
/**
 * Whether its owner has shown that the email address is theirs. Set by the platform.
 */
loginEmailVerified?: boolean, 
/**
 * Whether the member may use the site. Set by the platform.
 */
status?: MemberStatus, 
/**
 * Id of the member's contact. A GUID, set by the platform.
 */
contactId?: string, 
/**
 * How to reach the member.
 */
contact?: Contact, 
/**
 * What others see of the member.
 */
profile?: Profile, 
/**
 * Whether others see the member.
 */
privacyStatus?: PrivacyStatus, 
/**
 * Whether the member may write in the community. Set by the platform.
 */
activityStatus?: ActivityStatus, 
/**
 * What the member is to the site. Set by its owner.
 */
role?: Role, 
/**
 * When the member joined. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When the member last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * When the member last signed in. Set by the platform.
 */
lastLoginDate?: Date, };

export type MemberReply = { 
/**
 * The member.
 */
member?: Member, };

export type MemberReport = { 
/**
 * Id of the report. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Who is reported. A GUID.
 */
reportedMemberId?: string, 
/**
 * Who reports. Set by the platform.
 */
reportingMemberId?: string, 
/**
 * Why.
 */
reason?: ReportReason, 
/**
 * When it was reported. Set by the platform.
 */
_createdDate?: Date, };

export type MemberStatus = "UNKNOWN" | "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE" | (string & {});

export type MembersReply = { 
/**
 * The members.
 */
members?: Array<Member>, 
/**
 * Where this page is, and how many there are.
 */
metadata?: QueryMetadata, };

export type PhoneTag = "UNTAGGED" | "MAIN" | "HOME" | "MOBILE" | "WORK" | "FAX" | (string & {});

export type PrivacyStatus = "UNKNOWN" | "PRIVATE" | "PUBLIC" | (string & {});

export type Profile = { 
/**
 * Name shown to others.
 */
nickname?: string, 
/**
 * Name in the address of the member's page. At most 255 characters, changed by a call of its own.
 */
slug?: string, 
/**
 * Picture of the member.
 */
photo?: Image, 
/**
 * Picture across the top of the member's page.
 */
cover?: Image, 
/**
 * Title under the name.
 */
title?: string, };

export type QueryMetadata = { 
/**
 * How many items this page has.
 */
count?: number, 
/**
 * How many items were skipped before it.
 */
offset?: number, 
/**
 * How many there are in all; absent when they are too many to count.
 */
total?: number, 
/**
 * Whether the platform gave up counting.
 */
tooManyToCount?: boolean, };

export type ReportCategory = "UNKNOWN" | "SPAM" | "IMPERSONATION" | "HARASSMENT" | "OTHER" | (string & {});

export type ReportPayload = { 
/**
 * The report.
 */
memberReport?: MemberReport, };

export type ReportReason = { 
/**
 * The kind of reason.
 */
category?: ReportCategory, 
/**
 * More about it, in the reporter's words.
 */
description?: string, };

export type Role = "UNDEFINED_ROLE" | "MEMBER" | "OWNER" | "CONTRIBUTOR" | (string & {});

export type Search = { 
/**
 * The words. From 1 to 100 characters.
 */
expression?: string, 
/**
 * Where to look for them. At most 4 fields.
 */
fields?: Array<string>, };

export type SocialPlatform = "UNKNOWN" | "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "TWITTER" | "YOUTUBE" | "PINTEREST" | "TIKTOK" | "DEVIANTART" | "SOUNDCLOUD" | "TUMBLR" | "VIMEO" | "VKONTAKTE" | "ODNOKLASSNIKI" | "OTHER" | (string & {});

export type StreetAddress = { 
/**
 * Number in the street. At most 100 characters.
 */
number?: string, 
/**
 * Name of the street. At most 200 characters.
 */
name?: string, };
