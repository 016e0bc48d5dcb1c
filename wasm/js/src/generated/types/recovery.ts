/** Generated from the Rust models by `npm run generate`: do not edit. */

export type EmailOptions = { language?: string; redirect?: EmailRedirect };

export type EmailRedirect = {
  /** An address of a site that the application allows. */
  url?: string;
  clientId?: string;
};
