/** The core's binary, in the form that the bundler gives it: its address, its module, or its exports. */
declare const core: string;
export default core;
