/** The shop's profile, by which agents find the endpoint. */
export { agents as GET } from "../../../lib/agents";
