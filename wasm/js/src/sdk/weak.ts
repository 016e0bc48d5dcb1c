/**
 * Weak references and finalizers, with fallbacks for runtimes that lack them, such as Cloudflare Workers with older
 * settings.
 */

export interface Reference<T> {
  deref(): T | undefined;
}

/** A weak reference; a strong reference where the runtime has no weak references. */
export function weakly<T extends object>(object: T): Reference<T> {
  return typeof WeakRef === "undefined" ? { deref: () => object } : new WeakRef(object);
}

/** Calls back after an object is garbage collected, where the runtime supports finalizers. */
export interface Finalizer<Held> {
  register(object: object, held: Held): void;
  unregister(object: object): void;
}

export function finalizer<Held>(work: (held: Held) => void): Finalizer<Held> {
  if (typeof FinalizationRegistry === "undefined") return { register: () => undefined, unregister: () => undefined };
  const registry = new FinalizationRegistry(work);
  return {
    register: (object, held) => {
      registry.register(object, held, object);
    },
    unregister: (object) => {
      registry.unregister(object);
    },
  };
}
