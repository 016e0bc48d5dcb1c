/** The entry of the media functions as it is built. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { rolldown } from "rolldown";
import { media } from "../../wasm/pkg/inline.js";
import * as entry from "../../wasm/pkg/media.js";

/** A bundler plugin that provides a page's script. */
const page = (text) => ({
  name: "page",
  resolveId: (id) => (id === "page" ? import.meta.filename : undefined),
  load: (id) => (id === import.meta.filename ? text : undefined),
});

test("every media function is a separate export that bundlers can tree-shake", async () => {
  assert.deepEqual(
    Object.entries(media).filter(([name, call]) => entry[name] !== call),
    [],
  );
  const bundle = await rolldown({
    input: "page",
    plugins: [page('export { parseUri } from "../../wasm/pkg/media.js"')],
  });
  const { output } = await bundle.generate();
  assert.match(output[0].code, /originWidth/);
  assert.doesNotMatch(output[0].code, /usm_|usrfiles|RequestError/);
});
