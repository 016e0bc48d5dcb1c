/** The endpoint of shopping agents. */
export { agents as POST } from "../../../lib/agents";
