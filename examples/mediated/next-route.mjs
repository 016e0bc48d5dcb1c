/** The mediator as a route handler of Next.js: copy it to `app/session/route.js`, with `session.mjs` next to it. */
import { mediator, optionsFrom } from "./session.mjs";

/** @param {Request} request */
const mediate = (request) => mediator(optionsFrom(process.env))(request);

export const POST = mediate;
export const DELETE = mediate;
