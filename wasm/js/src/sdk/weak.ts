/** Weak references and finalizers, for runtimes that may lack them, such as Cloudflare Workers of older settings. */

export interface Reference<T> {
  deref(): T | undefined;
}

/** A reference that does not keep its object; where there are none, one that does. */
export function weakly<T extends object>(object: T): Reference<T> {
  return typeof WeakRef === "undefined" ? { deref: () => object } : new WeakRef(object);
}

/** Does something once an object was collected, where the runtime tells. */
export interface Finalizer<Held> {
  register(object: object, held: Held): void;
  unregister(object: object): void;
}

export function finalizer<Held>(work: (held: Held) => void): Finalizer<Held> {
  if (typeof FinalizationRegistry === "undefined") {
    return { register: () => undefined, unregister: () => undefined };
  }
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
