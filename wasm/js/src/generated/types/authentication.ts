/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";

export type Address = {
  /** An ISO 3166-1 alpha-2 code. */
  country?: string;
  /** State, county or province. */
  subdivision?: string;
  city?: string;
  postalCode?: string;
  addressLine1?: string;
  addressLine2?: string;
  /** At most 1000 characters. */
  streetName?: string;
  /** At most 1000 characters. */
  streetNumber?: string;
};

export type AddressTag = "UNTAGGED" | "HOME" | "WORK" | "BILLING" | "SHIPPING" | (string & {});

export const AddressTag = /* @__PURE__ */ enumeration<AddressTag>("UNTAGGED HOME WORK BILLING SHIPPING");

export type AuthenticatorConnection = {
  /** A GUID. */
  authenticatorConnectionId?: string;
  /** Whether the authenticator must be enrolled again. */
  reEnrollmentRequired?: boolean;
};

export type CaptchaToken = {
  /** The token of a visible captcha. At most 5000 characters. */
  Recaptcha?: string;
  /** The token of an invisible captcha. At most 5000 characters. */
  InvisibleRecaptcha?: string;
  /** At most 5000 characters. */
  NoCaptcha?: string;
  /** The token of a captcha with the client's own site key. */
  recaptchaForClientSiteKey?: ClientSiteCaptcha;
};

export type ClientSiteCaptcha = {
  /** At most 5000 characters. */
  token?: string;
  /** A GUID. */
  siteKeyId?: string;
};

export type Connection = { idpConnection?: IdpConnection; authenticatorConnection?: AuthenticatorConnection };

export type CustomField = { name?: string; value?: ProfileValue };

export type CustomValue = {
  strValue?: string;
  numValue?: number;
  dateValue?: Date;
  listValue?: ListValue;
  mapValue?: MapValue;
};

export type Email = {
  address?: string;
  /** Whether the member has proved that the address is theirs. */
  isVerified?: boolean;
};

export type EmailProblem =
  | "UNKNOWN_REASON"
  | "EMAIL_ADDRESS_BOUNCED"
  | "EMAIL_DOMAIN_MISSING_DNS_RECORDS"
  | "EMAIL_DOMAIN_FORMAT_INVALID"
  | "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED"
  | (string & {});

export type EmailTag = "UNTAGGED" | "MAIN" | "HOME" | "WORK" | (string & {});

export const EmailTag = /* @__PURE__ */ enumeration<EmailTag>("UNTAGGED MAIN HOME WORK");

export type EmailValidation = {
  valid?: boolean;
  failure?: EmailValidationFailure;
  /** Whether the text is not an email address at all. */
  formatInvalid?: boolean;
};

export type EmailValidationFailure = { reason?: EmailProblem };

export type Factor = {
  /** A GUID. */
  factorId?: string;
  type?: FactorType;
  status?: FactorStatus;
};

export type FactorCode = { code?: string };

export type FactorStatus = "INACTIVE" | "ACTIVE" | "REQUIRE_REENROLL" | (string & {});

export type FactorTransaction = { transactionId?: string };

export type FactorType =
  | "PASSWORD"
  | "SMS"
  | "CALL"
  | "EMAIL"
  | "TOTP"
  | "PUSH"
  | "WEBAUTHN"
  | "RECOVERY_CODE"
  | (string & {});

export const FactorType = /* @__PURE__ */ enumeration<FactorType>(
  "PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN RECOVERY_CODE",
);

export type Identity = {
  /** A GUID. */
  _id?: string;
  /** Increases with each change. */
  revision?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
  /** External accounts that log in as this identity. */
  connections?: Array<Connection>;
  identityProfile?: IdentityProfile;
  metadata?: Metadata;
  email?: Email;
  status?: IdentityStatus;
  /** Second factors. At most 10, set by the platform. */
  factors?: Array<Factor>;
};

export type IdentityProfile = {
  firstName?: string;
  lastName?: string;
  /** Name shown to others. */
  nickname?: string;
  /** A web address. */
  picture?: string;
  /** Deprecated: use `secondary_emails`. */
  emails?: Array<string>;
  /** Deprecated: use `phones_v2`. */
  phones?: Array<string>;
  /** At most 2000. */
  labels?: Array<string>;
  language?: string;
  privacyStatus?: PrivacyStatus;
  customFields?: Array<CustomField>;
  secondaryEmails?: Array<SecondaryEmail>;
  phonesV2?: Array<Phone>;
  addresses?: Array<TaggedAddress>;
  /** At most 1000 characters. */
  company?: string;
  /** At most 1000 characters. */
  position?: string;
  /** As `YYYY-MM-DD`. */
  birthdate?: string;
  /** The last part of the profile page's address. At most 255 characters. */
  slug?: string;
  /** Whether the member has subscribed to mails. */
  subscription?: boolean;
  /** At most 1000 characters. */
  vatId?: string;
};

export type IdentityStatus = { name?: StatusName; reasons?: Array<PendingReason> };

export type IdpConnection = {
  /** A GUID. */
  idpConnectionId?: string;
  idpUserId?: string;
};

export type ListValue = { value?: Array<CustomValue> };

export type LoginId = { email?: string };

export type MapValue = { value?: { [key in string]: CustomValue } };

export type Metadata = {};

export type PendingReason =
  | "UNKNOWN_REASON"
  | "PENDING_ADMIN_APPROVAL_REQUIRED"
  | "PENDING_EMAIL_VERIFICATION_REQUIRED"
  | "PENDING_REQUIRED_FIELDS_MISSING"
  | "admin_approval_required"
  | "email_verification_required"
  | (string & {});

export type Phone = {
  /** An ISO 3166-1 alpha-2 code. */
  countryCode?: string;
  phone?: string;
  tag?: PhoneTag;
};

export type PhoneTag = "UNTAGGED" | "MAIN" | "HOME" | "MOBILE" | "WORK" | "FAX" | (string & {});

export const PhoneTag = /* @__PURE__ */ enumeration<PhoneTag>("UNTAGGED MAIN HOME MOBILE WORK FAX");

export type PrivacyStatus = "UNDEFINED" | "PUBLIC" | "PRIVATE" | (string & {});

export const PrivacyStatus = /* @__PURE__ */ enumeration<PrivacyStatus>("UNDEFINED PUBLIC PRIVATE");

export type ProfileListValue = { value?: Array<ProfileValue> };

export type ProfileMapValue = { value?: { [key in string]: ProfileValue } };

export type ProfileValue = {
  strValue?: string;
  numValue?: number;
  dateValue?: Date;
  listValue?: ProfileListValue;
  mapValue?: ProfileMapValue;
  boolValue?: boolean;
};

export type RawAnswer = {
  /** In base64. */
  body?: string;
  statusCode?: number;
  headers?: Array<RawHeader>;
};

export type RawHeader = { key?: string; value?: string };

export type SecondaryEmail = { email?: string; tag?: EmailTag };

export type SignOn = {
  /** The member, created if new. */
  loginId?: LoginId;
  profile?: IdentityProfile;
  /** Whether the email address counts as verified. */
  verifyEmail?: boolean;
  /** Whether an existing contact with this email address becomes the member's. */
  mergeExistingContact?: boolean;
};

export type SignOnReply = {
  /** Exchanged for tokens. */
  sessionToken?: string;
  identity?: Identity;
};

export type StateMachineReply = {
  state?: StateType;
  /** Exchanged for tokens. */
  sessionToken?: string;
  /** Passed to the next step. */
  stateToken?: string;
  identity?: Identity;
  /** Data of the state, such as the factors that can be used. */
  additionalData?: { [key in string]: CustomValue };
};

export type StateType =
  | "UNKNOWN_STATE"
  | "SUCCESS"
  | "REQUIRE_OWNER_APPROVAL"
  | "REQUIRE_EMAIL_VERIFICATION"
  | "STATUS_CHECK"
  | "REQUIRE_FIRST_FACTOR"
  | "REQUIRE_MISSING_FIELDS"
  | "REQUIRE_MFA"
  | "MFA_CHALLENGE"
  | (string & {});

export const StateType = /* @__PURE__ */ enumeration<StateType>(
  "UNKNOWN_STATE SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK REQUIRE_FIRST_FACTOR REQUIRE_MISSING_FIELDS REQUIRE_MFA MFA_CHALLENGE",
);

export type StatusName = "UNKNOWN_STATUS" | "PENDING" | "ACTIVE" | "DELETED" | "BLOCKED" | "OFFLINE" | (string & {});

export const StatusName = /* @__PURE__ */ enumeration<StatusName>(
  "UNKNOWN_STATUS PENDING ACTIVE DELETED BLOCKED OFFLINE",
);

export type TaggedAddress = { address?: Address; tag?: AddressTag };
