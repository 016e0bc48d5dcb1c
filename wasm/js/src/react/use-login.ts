import { type LoginSnapshot, type LoginStore, loginStore } from "../storefront/stores/login.js";
import { useProvided } from "./provider.js";
import { type Used, useStore } from "./use-external-store.js";

/** A login by email and password: its state, initially `INITIAL`, and its steps. */
export function useLogin(): Used<LoginSnapshot, LoginStore> {
  const { client } = useProvided();
  return useStore(() => loginStore(client), client);
}
