/** The platform's packages, aliased to ours. */
const names = ["sdk", "ecom", "stores", "members", "categories", "redirects", "identity"];
export const alias = Object.fromEntries(names.map((name) => [`@wix/${name}`, "@cartwright/sdk"]));
