/** Webhooks of the platform: verified and typed, in every runtime that has Web Crypto. */

import { incoming } from "../sdk/convert/incoming.js";
import type { Conversions } from "../sdk/convert/conversions.js";
import * as conversions from "../generated/conversions.js";
import type { EventIdentity, EventMetadata, EventOf, EventType, PlatformEvent } from "./events.js";
import { type VerifyOptions, WebhookError } from "./error.js";
import { readPublicKey, verified } from "./verify.js";

export type {
  EventBody,
  EventIdentity,
  EventMetadata,
  EventOf,
  EventType,
  EventTypes,
  PlatformEvent,
} from "./events.js";
export { type VerifyOptions, WebhookError, type WebhookErrorCode } from "./error.js";

/** Handles the events of one type. */
export type EventHandler<Type extends EventType> = (event: EventOf<Type>) => void | Promise<void>;

/** The webhooks of a site. */
export interface Webhooks {
  /** Verifies the body of a request, and reads its event. */
  verify(body: string): Promise<PlatformEvent>;
  /** Subscribes to the events of a type, or to all by `*`; returns the function that unsubscribes. */
  on<Type extends EventType>(type: Type, handler: EventHandler<Type>): () => void;
  on(type: "*", handler: (event: PlatformEvent) => void | Promise<void>): () => void;
  /**
   * Verifies the body of a request, and calls the handlers of its event one after another. Rejects with a
   * `WebhookError` for an invalid body, and with a handler's error: after status 500 the platform delivers the event
   * again.
   */
  process(body: string): Promise<PlatformEvent>;
}

/**
 * Webhooks of a site.
 *
 * ```ts
 * const webhooks = createWebhooks({ publicKey });
 * webhooks.on("wix.ecom.v1.order_approved", ({ data }) => console.log(data.order?._id));
 * await webhooks.process(await request.text());
 * ```
 *
 * @param options the public key in PEM form, as the platform shows it to the site's owner
 */
export function createWebhooks({ publicKey, ...options }: VerifyOptions & { publicKey: string }): Webhooks {
  const key = readPublicKey(publicKey);
  // The first verification reports an invalid key.
  key.catch(() => undefined);
  const handlers = new Map<string, Set<(event: PlatformEvent) => void | Promise<void>>>();
  const verify = async (body: string): Promise<PlatformEvent> => eventOf(await verified(body, await key, options));
  return {
    verify,
    on(type: string, handler: never) {
      const own = handlers.get(type) ?? new Set();
      handlers.set(type, own.add(handler));
      return () => own.delete(handler);
    },
    async process(body) {
      const event = await verify(body);
      for (const handler of [...(handlers.get(event.type) ?? []), ...(handlers.get("*") ?? [])]) {
        await handler(event);
      }
      return event;
    },
  };
}

/** The conversions of entities, by prefix of the entity's full name. */
const CONVERSIONS: readonly (readonly [name: string, conversions: Conversions])[] = [
  ["wix.ecom.v2.cart", conversions.cartV2],
  ["wix.ecom.v1.cart", conversions.cart],
  ["wix.ecom.v1.checkout", conversions.checkout],
  ["wix.ecom.v1.abandoned_checkout", conversions.checkout],
  ["wix.ecom.v1", conversions.orders],
  ["wix.members", conversions.members],
  ["wix.headless", conversions.redirects],
  ["wix.categories", conversions.categories],
  ["wix.iam.signon", conversions.signOnPolicy],
  ["wix.stores.catalog.v3.product", conversions.productsV3],
  ["wix.stores.catalog.v3.customization", conversions.customizationsV3],
  ["wix.stores.catalog.v3.info_section", conversions.infoSectionsV3],
  ["wix.", conversions.entitiesV3],
];

/** The event in a token's data: JSON text that contains the event and the identity as JSON texts. */
function eventOf(data: string): PlatformEvent {
  const outer = objectOf(data, "the data is not JSON");
  const { eventType, instanceId } = outer as { eventType?: string; instanceId?: string };
  const inner = objectOf(outer["data"], "the event is not a JSON object");
  const { id, entityFqdn, slug, eventTime } = inner as Partial<Record<string, string>>;
  const type = eventType ?? `${entityFqdn ?? ""}_${slug ?? ""}`;
  const identity = parsed(outer["identity"]) as EventIdentity | undefined;
  const accountInfo = parsed(outer["accountInfo"]) as EventMetadata["accountInfo"];
  const shared = {
    eventType: type,
    ...(instanceId !== undefined && { instanceId }),
    ...(identity && { identity }),
    ...(accountInfo && { accountInfo }),
  };
  if (entityFqdn === undefined) {
    // Events of catalog v1 have no envelope, only a body.
    return { type, metadata: shared, data: inner };
  }
  const known = ["entityId", "entityEventSequence", "triggeredByAnonymizeRequest", "originatedFrom"].flatMap((name) =>
    inner[name] === undefined || inner[name] === null ? [] : [[name, inner[name]] as const],
  );
  const metadata = {
    ...shared,
    ...{ entityFqdn, ...(id !== undefined && { _id: id }), ...(slug !== undefined && { slug }) },
    ...(eventTime !== undefined && { eventTime: new Date(eventTime) }),
    ...Object.fromEntries(known),
  };
  const [, table = {}] = CONVERSIONS.find(([name]) => entityFqdn.startsWith(name)) ?? [];
  const body = (event: string, field: string): unknown => {
    const { [field]: value, [`${field}AsJson`]: text } = (inner[event] ?? {}) as Record<string, unknown>;
    return incoming(value ?? parsed(text), table);
  };
  if (inner["actionEvent"]) return { type, metadata, data: body("actionEvent", "body") };
  const entity = inner["createdEvent"]
    ? body("createdEvent", "entity")
    : inner["updatedEvent"]
      ? body("updatedEvent", "currentEntity")
      : body("deletedEvent", "deletedEntity");
  return { type, metadata, entity };
}

function objectOf(text: unknown, problem: string): Record<string, unknown> {
  const value = parsed(text);
  if (typeof value !== "object" || value === null) {
    throw new WebhookError("MALFORMED", `the webhook cannot be read: ${problem}`);
  }
  return value as Record<string, unknown>;
}

/** Parses JSON text; returns a value that is not a text unchanged. */
function parsed(text: unknown): unknown {
  if (typeof text !== "string") return text ?? undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
