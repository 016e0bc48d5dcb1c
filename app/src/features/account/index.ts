export { usePlatformLogin } from "./usePlatformLogin";
export { AccountButton } from "./AccountButton";
export { currentMemberQuery, memberKey } from "./memberQuery";
export { SignedOutNotice } from "./SignedOutNotice";
