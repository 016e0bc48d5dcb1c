/** The core's binary in the bundler's form: its address, its module, or its exports. */
declare const core: string;
export default core;
