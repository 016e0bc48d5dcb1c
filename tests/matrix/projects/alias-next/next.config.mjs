import { alias } from "./alias.mjs";

export default {
  turbopack: { resolveAlias: alias },
  webpack(config) {
    Object.assign(config.resolve.alias, alias);
    return config;
  },
};
