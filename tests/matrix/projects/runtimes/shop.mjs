import assert from "node:assert/strict";
import * as sdk from "@cartwright/sdk";
import { expected, journey } from "./journey.mjs";

assert.deepEqual(await journey(sdk), expected);
console.log("passed");
