/** The package's single-file build is its `./browser` entry. */
declare module "*/cartwright/browser.min.js" {
  export * from "@cartwright/sdk/browser";
}
