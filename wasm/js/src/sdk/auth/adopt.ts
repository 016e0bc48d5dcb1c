/** Takes over a foreign session: renews it, and asks the platform for its identity. */

import type { CartwrightError } from "../../core/errors.js";
import { oauthTokenInfo } from "../../generated/endpoints.js";
import type { TokenInfo } from "../../generated/types/oauth.js";
import { callerOf } from "../call.js";
import { CoreClient } from "../drive/core-client.js";
import { Lifetime } from "../lifetime.js";
import type { AdoptingClient, ForeignSession } from "./foreign-sessions.js";
import { Memory } from "./stored-session.js";
import { isEmpty, type Role, type Tokens } from "./tokens.js";

/** The longest wait for another tab's adoption, in milliseconds. */
const LOCK_WAIT_MS = 5_000;

/** Stores the first session that the platform renews for this client. Tabs take turns: each finds the same sessions. */
export async function adoptFirst(client: AdoptingClient, sessions: ForeignSession[]): Promise<void> {
  const { acts } = client.core;
  const adopt = async (): Promise<void> => {
    for (const session of sessions) {
      const tokens = isEmpty(client.core.tokens()) ? await renewed(client, session) : undefined;
      // A login or logout meanwhile has precedence.
      if (client.core.acts !== acts) return;
      if (tokens) {
        client.core.setTokens(tokens);
        session.remove();
        return;
      }
    }
  };
  const { navigator } = globalThis as { navigator?: { locks?: LockManager } };
  const locks = client.jar ? undefined : navigator?.locks;
  const late = AbortSignal.timeout(LOCK_WAIT_MS);
  await (locks
    ? locks.request(client.lock, { signal: late }, adopt).catch((error: unknown) => {
        // The tab with the lock is suspended, or blocked by a dialog.
        if (error === late.reason) return adopt();
        throw error;
      })
    : adopt());
}

/** The session's new tokens; undefined if the platform refuses them, or if they belong to another client. */
async function renewed({ connection, clientId }: AdoptingClient, { refreshToken }: ForeignSession) {
  const alone = new Lifetime(new CoreClient(connection, undefined, new Memory()));
  try {
    const tokens = await alone.wait((core) => core.login<Tokens>("renew", refreshToken));
    const info = (await callerOf(alone).call(oauthTokenInfo, { token: tokens.accessToken.value }, {})) as TokenInfo;
    const role = ROLES[info.subjectType ?? ""];
    const isOwn = (info.clientId ?? clientId) === clientId;
    return role && isOwn ? { ...tokens, refreshToken: { ...tokens.refreshToken, role } } : undefined;
  } catch (error) {
    if ((error as Partial<CartwrightError>).code === "invalid_grant") return undefined;
    throw error;
  } finally {
    alone.dispose();
  }
}

/** The roles by the platform's names. */
const ROLES: Readonly<Record<string, Role>> = { VISITOR: "visitor", MEMBER: "member" };
