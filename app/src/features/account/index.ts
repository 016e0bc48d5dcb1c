export { AccountButton } from "./AccountButton";
export { AccountPanel } from "./AccountPanel";
export { LoginCallback } from "./LoginCallback";
export { SignedOutNotice } from "./SignedOutNotice";
