const assert = require("node:assert/strict");
const sdk = require("@cartwright/sdk");
const { useCart } = require("@cartwright/sdk/react");
const { expected, journey } = require("./journey.cjs");

assert.equal(typeof useCart, "function");
journey(sdk).then((found) => {
  assert.deepEqual(found, expected);
  console.log("passed");
});
