/** The core's binary as a bundler imports it: its URL, its module, or its exports. */
declare const core: string;
export default core;
