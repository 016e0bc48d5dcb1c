import config from "../webpack/webpack.config.mjs";
import { alias } from "./alias.mjs";

export default { ...config, resolve: { alias } };
