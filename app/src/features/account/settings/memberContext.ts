import { createContext } from "react";
import type { Member } from "../../../lib/member";

/** The current member, within the account's pages. */
export const MemberContext = createContext<Member>({});
