import * as sdk from "@cartwright/sdk";
import { journey } from "./journey.mjs";

export default {
  async fetch(_, env) {
    globalThis.process = { env };
    return Response.json(await journey(sdk));
  },
};
