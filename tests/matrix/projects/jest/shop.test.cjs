const sdk = require("@cartwright/sdk");
const { expected, journey } = require("./journey.cjs");

test("a visitor's journey works in Jest", async () => {
  expect(await journey(sdk)).toEqual(expected);
});
