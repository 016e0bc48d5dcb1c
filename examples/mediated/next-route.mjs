/** The mediator as a route handler of Next.js: to be copied to `app/session/route.js`, with `session.mjs` beside it. */
import { mediator, optionsFrom } from "./session.mjs";

/** @param {Request} request */
const mediate = (request) => mediator(optionsFrom(process.env))(request);

export const POST = mediate;
export const DELETE = mediate;
