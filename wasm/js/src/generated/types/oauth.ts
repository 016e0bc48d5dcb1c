/** Generated from the Rust models by `npm run generate`: do not edit. */

export type SubjectType = "UNKNOWN" | "USER" | "VISITOR" | "MEMBER" | "APP" | (string & {});

export type TokenInfo = {
  active?: boolean;
  subjectType?: SubjectType;
  subjectId?: string;
  /** Expiry, in whole seconds since 1970, as text. */
  exp?: string;
  /** Time of issue, in whole seconds since 1970, as text. */
  iat?: string;
  clientId?: string;
  /** The account of the site's owner. */
  accountId?: string;
  siteId?: string;
  /** The application's instance on the site. */
  instanceId?: string;
  /** The plan of the application. At most 100 characters. */
  vendorProductId?: string;
};

export type UserInfo = {
  /** The member's id. A GUID. */
  sub?: string;
  /** At most 20 characters. */
  givenName?: string;
  /** At most 20 characters. */
  familyName?: string;
  email?: string;
  emailVerified?: boolean;
  /** A web address. */
  picture?: string;
  /** An ISO 639-1 code. */
  language?: string;
  name?: string;
};
