/** The package's one file is its `./browser` entry. */
declare module "*/cartwright/browser.min.js" {
  export * from "@cartwright/sdk/browser";
}
