/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { JsonValue } from "./json.js";

export type Address = { 
/**
 * Country. A two-letter country code.
 */
country?: string, 
/**
 * State, county or province.
 */
subdivision?: string, 
/**
 * City.
 */
city?: string, 
/**
 * Postal code.
 */
postalCode?: string, 
/**
 * First line.
 */
addressLine1?: string, 
/**
 * Second line.
 */
addressLine2?: string, 
/**
 * Name of the street. At most 1000 characters.
 */
streetName?: string, 
/**
 * Number in the street. At most 1000 characters.
 */
streetNumber?: string, };

export type AddressTag = "UNTAGGED" | "HOME" | "WORK" | "BILLING" | "SHIPPING" | (string & {});

export type AuthenticatorConnection = { 
/**
 * The connection to the authenticator. A GUID.
 */
authenticatorConnectionId?: string, 
/**
 * Whether it must be set up anew.
 */
reEnrollmentRequired?: boolean, };

export type CaptchaToken = { 
/**
 * Of a captcha that was shown. At most 5000 characters, one of a choice.
 */
Recaptcha?: string, 
/**
 * Of a captcha that was not. At most 5000 characters, one of a choice.
 */
InvisibleRecaptcha?: string, 
/**
 * Of no captcha. At most 5000 characters, one of a choice.
 */
NoCaptcha?: string, 
/**
 * Of a captcha with a site key of the client's own. One of a choice.
 */
recaptchaForClientSiteKey?: ClientSiteCaptcha, };

export type ClientSiteCaptcha = { 
/**
 * The token. At most 5000 characters.
 */
token?: string, 
/**
 * The key. A GUID.
 */
siteKeyId?: string, };

export type Connection = { 
/**
 * Account of an identity provider. One of a choice.
 */
idpConnection?: IdpConnection, 
/**
 * Account of an authenticator. One of a choice.
 */
authenticatorConnection?: AuthenticatorConnection, };

export type CustomField = { 
/**
 * Name of the field.
 */
name?: string, 
/**
 * What it holds.
 */
value?: ProfileValue, };

export type CustomValue = { 
/**
 * A text. One of a choice.
 */
strValue?: string, 
/**
 * A number. One of a choice.
 */
numValue?: number, 
/**
 * A moment. One of a choice.
 */
dateValue?: Date, 
/**
 * A list. One of a choice.
 */
listValue?: ListValue, 
/**
 * Values by name. One of a choice.
 */
mapValue?: MapValue, };

export type Email = { 
/**
 * The address. An email address.
 */
address?: string, 
/**
 * Whether its owner has shown that it is theirs.
 */
isVerified?: boolean, };

export type EmailOptions = { 
/**
 * Language of the mail.
 */
language?: string, 
/**
 * Where the visitor goes from the mail.
 */
redirect?: EmailRedirect, };

export type EmailProblem = "UNKNOWN_REASON" | "EMAIL_ADDRESS_BOUNCED" | "EMAIL_DOMAIN_MISSING_DNS_RECORDS" | "EMAIL_DOMAIN_FORMAT_INVALID" | "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED" | (string & {});

export type EmailRedirect = { 
/**
 * The address, of a site that the application allows.
 */
url?: string, 
/**
 * The application.
 */
clientId?: string, };

export type EmailTag = "UNTAGGED" | "MAIN" | "HOME" | "WORK" | (string & {});

export type EmailValidation = { 
/**
 * Whether it can.
 */
valid?: boolean, 
/**
 * Why it cannot.
 */
failure?: EmailValidationFailure, 
/**
 * Whether the text is no email address at all.
 */
formatInvalid?: boolean, };

export type EmailValidationFailure = { 
/**
 * What is wrong with the address.
 */
reason?: EmailProblem, };

export type Factor = { 
/**
 * The factor's id. A GUID.
 */
factorId?: string, 
/**
 * How it proves who someone is.
 */
type?: FactorType, 
/**
 * Whether it can be used.
 */
status?: FactorStatus, };

export type FactorCode = { 
/**
 * The code.
 */
code?: string, };

export type FactorStatus = "INACTIVE" | "ACTIVE" | "REQUIRE_REENROLL" | (string & {});

export type FactorTransaction = { 
/**
 * The question's id.
 */
transactionId?: string, };

export type FactorType = "PASSWORD" | "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE" | (string & {});

export type Identity = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Number that rises with each change.
 */
revision?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Other accounts that sign this identity in.
 */
connections?: Array<Connection>, 
/**
 * What they told of themselves.
 */
identityProfile?: IdentityProfile, 
/**
 * Tags of the platform.
 */
metadata?: Metadata, 
/**
 * The email address that signs in.
 */
email?: Email, 
/**
 * Whether the identity may sign in, and why not.
 */
status?: IdentityStatus, 
/**
 * Second factors. At most 10, set by the platform.
 */
factors?: Array<Factor>, };

export type IdentityProfile = { 
/**
 * First name.
 */
firstName?: string, 
/**
 * Last name.
 */
lastName?: string, 
/**
 * Name shown to others.
 */
nickname?: string, 
/**
 * Address of a picture.
 */
picture?: string, 
/**
 * Email addresses. Deprecated: use `secondary_emails`.
 */
emails?: Array<string>, 
/**
 * Phone numbers. Deprecated: use `phones_v2`.
 */
phones?: Array<string>, 
/**
 * Labels of the contact. At most 2000.
 */
labels?: Array<string>, 
/**
 * Language to write in.
 */
language?: string, 
/**
 * Whether others see the profile.
 */
privacyStatus?: PrivacyStatus, 
/**
 * Fields of the site's own.
 */
customFields?: Array<CustomField>, 
/**
 * Further email addresses.
 */
secondaryEmails?: Array<SecondaryEmail>, 
/**
 * Phone numbers.
 */
phonesV2?: Array<Phone>, 
/**
 * Postal addresses.
 */
addresses?: Array<TaggedAddress>, 
/**
 * Company. At most 1000 characters.
 */
company?: string, 
/**
 * Position in the company. At most 1000 characters.
 */
position?: string, 
/**
 * Day of birth, as year-month-day.
 */
birthdate?: string, 
/**
 * Name in the address of the profile's page. At most 255 characters.
 */
slug?: string, 
/**
 * Whether mails of the shop are welcome.
 */
subscription?: boolean, 
/**
 * Tax number. At most 1000 characters.
 */
vatId?: string, };

export type IdentityStatus = { 
/**
 * Where it stands.
 */
name?: StatusName, 
/**
 * Why it is pending.
 */
reasons?: Array<PendingReason>, };

export type IdpConnection = { 
/**
 * The connection to the provider. A GUID.
 */
idpConnectionId?: string, 
/**
 * The account's id there.
 */
idpUserId?: string, };

export type ListValue = { 
/**
 * The values.
 */
value?: Array<CustomValue>, };

export type LogIn = { 
/**
 * What they sign in with.
 */
loginId?: LoginId, 
/**
 * The password.
 */
password?: string, 
/**
 * Proof of a captcha, where the site asks for one.
 */
captchaTokens?: Array<CaptchaToken>, 
/**
 * Notes for the site, such as the token of a device that is remembered.
 */
clientMetaData?: { [key in string]: JsonValue }, };

export type LogOut = { 
/**
 * Where the visitor goes then.
 */
postLogoutRedirectUri?: string, 
/**
 * The application.
 */
clientId?: string, };

export type LoginCallback = { 
/**
 * Ties the answer to its question.
 */
state?: string, 
/**
 * Proof of the login.
 */
sessionToken?: string, };

export type LoginId = { 
/**
 * The email address. An email address, one of a choice.
 */
email?: string, };

export type MapValue = { 
/**
 * The values.
 */
value?: { [key in string]: CustomValue }, };

export type Metadata = {  };

export type PendingReason = "UNKNOWN_REASON" | "PENDING_ADMIN_APPROVAL_REQUIRED" | "PENDING_EMAIL_VERIFICATION_REQUIRED" | "PENDING_REQUIRED_FIELDS_MISSING" | "admin_approval_required" | "email_verification_required" | (string & {});

export type Phone = { 
/**
 * Country of the number. A two-letter country code.
 */
countryCode?: string, 
/**
 * The number. A phone number.
 */
phone?: string, 
/**
 * What it is for.
 */
tag?: PhoneTag, };

export type PhoneTag = "UNTAGGED" | "MAIN" | "HOME" | "MOBILE" | "WORK" | "FAX" | (string & {});

export type PrivacyStatus = "UNDEFINED" | "PUBLIC" | "PRIVATE" | (string & {});

export type ProfileListValue = { 
/**
 * The values.
 */
value?: Array<ProfileValue>, };

export type ProfileMapValue = { 
/**
 * The values.
 */
value?: { [key in string]: ProfileValue }, };

export type ProfileValue = { 
/**
 * A text. One of a choice.
 */
strValue?: string, 
/**
 * A number. One of a choice.
 */
numValue?: number, 
/**
 * A moment. One of a choice.
 */
dateValue?: Date, 
/**
 * A list. One of a choice.
 */
listValue?: ProfileListValue, 
/**
 * Values by name. One of a choice.
 */
mapValue?: ProfileMapValue, 
/**
 * Yes or no. One of a choice.
 */
boolValue?: boolean, };

export type RawAnswer = { 
/**
 * The page or document, in base64.
 */
body?: string, 
/**
 * Its status.
 */
statusCode?: number, 
/**
 * Its headers.
 */
headers?: Array<RawHeader>, };

export type RawHeader = { 
/**
 * The name.
 */
key?: string, 
/**
 * The value.
 */
value?: string, };

export type Recover = { 
/**
 * The token. Good once.
 */
recoveryToken?: string, 
/**
 * The password.
 */
password?: string, };

export type Register = { 
/**
 * What they will sign in with.
 */
loginId?: LoginId, 
/**
 * The password.
 */
password?: string, 
/**
 * What they tell of themselves.
 */
profile?: IdentityProfile, 
/**
 * Proof of a captcha, where the site asks for one.
 */
captchaTokens?: Array<CaptchaToken>, 
/**
 * Notes for the site.
 */
clientMetaData?: { [key in string]: JsonValue }, };

export type SecondaryEmail = { 
/**
 * The address. An email address.
 */
email?: string, 
/**
 * What it is for.
 */
tag?: EmailTag, };

export type SendActivationEmail = { 
/**
 * Whose account. A GUID.
 */
identityId?: string, 
/**
 * How the mail is written, and where it leads.
 */
emailOptions?: EmailOptions, };

export type SendRecoveryEmail = { 
/**
 * The address of the account. The answer is the same whether there is one.
 */
email?: string, 
/**
 * Language of the mail.
 */
language?: string, 
/**
 * Where the visitor goes from the mail.
 */
redirect?: EmailRedirect, };

export type SignOn = { 
/**
 * Who it is. Made, if new.
 */
loginId?: LoginId, 
/**
 * What is known of them.
 */
profile?: IdentityProfile, 
/**
 * Whether their email address is known to be theirs.
 */
verifyEmail?: boolean, 
/**
 * Whether a contact with this email address becomes theirs.
 */
mergeExistingContact?: boolean, };

export type SignOnReply = { 
/**
 * Proof of the login, to exchange for tokens.
 */
sessionToken?: string, 
/**
 * Who it is.
 */
identity?: Identity, };

export type StartVerification = { 
/**
 * Whose address. A GUID.
 */
identityId?: string, 
/**
 * What is verified.
 */
target?: VerificationTarget, };

export type StateMachineReply = { 
/**
 * Where it stands.
 */
state?: StateType, 
/**
 * Proof of the login, to exchange for tokens.
 */
sessionToken?: string, 
/**
 * Ties the next step to this one.
 */
stateToken?: string, 
/**
 * Who it is.
 */
identity?: Identity, 
/**
 * What the state adds, such as the factors that can be used.
 */
additionalData?: { [key in string]: CustomValue }, };

export type StateType = "UNKNOWN_STATE" | "SUCCESS" | "REQUIRE_OWNER_APPROVAL" | "REQUIRE_EMAIL_VERIFICATION" | "STATUS_CHECK" | "REQUIRE_MISSING_FIELDS" | "REQUIRE_MFA" | "MFA_CHALLENGE" | (string & {});

export type StatusName = "UNKNOWN_STATUS" | "PENDING" | "ACTIVE" | "DELETED" | "BLOCKED" | "OFFLINE" | (string & {});

export type SubjectType = "UNKNOWN" | "USER" | "VISITOR" | "MEMBER" | "APP" | (string & {});

export type TaggedAddress = { 
/**
 * The address.
 */
address?: Address, 
/**
 * What it is for.
 */
tag?: AddressTag, };

export type TokenInfo = { 
/**
 * Whether it is good now.
 */
active?: boolean, 
/**
 * What kind of someone it stands for.
 */
subjectType?: SubjectType, 
/**
 * Who that is.
 */
subjectId?: string, 
/**
 * When it ends, in whole seconds since 1970, as text.
 */
exp?: string, 
/**
 * When it was made, in whole seconds since 1970, as text.
 */
iat?: string, 
/**
 * The application.
 */
clientId?: string, 
/**
 * The account of the site's owner.
 */
accountId?: string, 
/**
 * The site.
 */
siteId?: string, 
/**
 * The application's instance on the site.
 */
instanceId?: string, 
/**
 * The plan of the application. At most 100 characters.
 */
vendorProductId?: string, };

export type UserInfo = { 
/**
 * The member's id. A GUID.
 */
sub?: string, 
/**
 * First name. At most 20 characters.
 */
givenName?: string, 
/**
 * Last name. At most 20 characters.
 */
familyName?: string, 
/**
 * The email address that signs in.
 */
email?: string, 
/**
 * Whether it is known to be theirs.
 */
emailVerified?: boolean, 
/**
 * Address of a picture.
 */
picture?: string, 
/**
 * Preferred language. An ISO 639-1 code.
 */
language?: string, 
/**
 * Name shown to others.
 */
name?: string, };

export type VerificationStarted = { 
/**
 * Its id.
 */
verificationId?: string, };

export type VerificationTarget = "EMAIL" | (string & {});

export type VerifyFactor = { 
/**
 * The factor's kind.
 */
factorType?: FactorType, 
/**
 * Ties this step to the one that asked for a factor.
 */
stateToken?: string, 
/**
 * Whether this device is to be asked less often.
 */
rememberThisDevice?: boolean, 
/**
 * For `SMS`.
 */
smsData?: FactorCode, 
/**
 * For `CALL`.
 */
callData?: FactorCode, 
/**
 * For `EMAIL`.
 */
emailData?: FactorCode, 
/**
 * For `TOTP`.
 */
totpData?: FactorCode, 
/**
 * For `PUSH`.
 */
pushData?: FactorTransaction, };
