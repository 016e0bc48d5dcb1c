/** The package's one file is its `./web` entry. */
declare module "*/cartwright/web.min.js" {
  export * from "@cartwright/sdk/web";
}
