import config from "../astro/astro.config.mjs";
import { alias } from "./alias.mjs";

export default { ...config, vite: { resolve: { alias } } };
