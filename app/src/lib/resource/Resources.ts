/** The cache of the store's resources: the platform's answers by key, each with at most one request at a time. */

export type Key = readonly unknown[];

/** Something to load, such as a product. */
export interface Resource<Data> {
  /** Names the resource and all that its request depends on. */
  key: Key;
  /** Requests the data; `before` is the last answer. */
  load(signal: AbortSignal, before: Data | undefined): Promise<Data>;
  /** How long an answer is fresh, in milliseconds. A component that mounts later reloads it. At once if absent. */
  freshFor?: number;
  /** Whether to load it; true if absent. */
  enabled?: boolean;
}

/** The last answer. A failed reload keeps the data; a reload keeps the error until its own result. */
export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
}

/** The answers of a prerendered page. */
export type Kept = readonly { key: Key; data: unknown }[];

interface Entry {
  resource: Resource<unknown>;
  answer: Answer<unknown>;
  /** When the data arrived; 0 if they are outdated. */
  loadedAt: number;
  request: { promise: Promise<unknown>; controller: AbortController } | undefined;
  readonly listeners: Set<() => void>;
  /** The number of listeners that want it loaded. */
  users: number;
}

const NONE: Answer<never> = { data: undefined, error: null };

export class Resources {
  readonly #entries = new Map<string, Entry>();
  readonly #onError: (error: unknown) => void;

  /** @param onError called with the error of each failed request */
  constructor(onError: (error: unknown) => void = () => undefined) {
    this.#onError = onError;
  }

  /** The last answer of a resource. Notes the resource's current request for later reloads. */
  read<Data>(resource: Resource<Data>): Answer<Data> {
    return this.#entry(resource).answer as Answer<Data>;
  }

  isBusy(key: Key): boolean {
    return this.#entries.get(hashOf(key))?.request !== undefined;
  }

  /**
   * Calls `listener` after each change of a resource that was read. A user also has it loaded, unless it is fresh.
   * Returns the function that unsubscribes; without users, a request is stopped.
   */
  subscribe(hash: string, isUser: boolean, listener: () => void): () => void {
    const entry = this.#entries.get(hash);
    if (!entry) throw new Error(`${hash} was never read`);
    entry.listeners.add(listener);
    if (isUser) {
      entry.users += 1;
      if (!entry.request && !isFresh(entry)) void this.#start(entry);
    }
    return () => {
      entry.listeners.delete(listener);
      if (!isUser) return;
      entry.users -= 1;
      // The next page may use it in the same commit.
      queueMicrotask(() => {
        if (entry.users === 0) this.#stop(entry);
      });
    };
  }

  /** The data of a resource: the cached ones if they are fresh, else those of a request. */
  async get<Data>(resource: Resource<Data>): Promise<Data> {
    const entry = this.#entry(resource);
    if (isFresh(entry)) return entry.answer.data as Data;
    entry.users += 1;
    try {
      return (await (entry.request?.promise ?? this.#start(entry))) as Data;
    } finally {
      entry.users -= 1;
    }
  }

  /** Requests a resource again. Never rejects: the answer holds the error. */
  async reload(key: Key): Promise<void> {
    const entry = this.#entries.get(hashOf(key));
    if (entry) await (entry.request?.promise ?? this.#start(entry)).catch(() => undefined);
  }

  /** Outdates all resources whose key begins with a prefix. Those in use are requested again, unless told otherwise. */
  async invalidate(prefix: Key = [], { reloads = true } = {}): Promise<void> {
    const requests: Promise<unknown>[] = [];
    for (const entry of this.#below(prefix)) {
      this.#stop(entry);
      entry.loadedAt = 0;
      if (reloads && entry.users > 0) requests.push(this.#start(entry));
    }
    await Promise.allSettled(requests);
  }

  /** Drops all resources whose key begins with a prefix. Those in use are requested again. */
  reset(prefix: Key): void {
    for (const entry of this.#below(prefix)) {
      entry.answer = NONE;
      notify(entry);
    }
    void this.invalidate(prefix);
  }

  /** Changes the data of a resource. A request on its way is stopped, as its answer would undo the change. */
  change<Data>(resource: Resource<Data>, step: (before: Data | undefined) => Data | undefined): void {
    const entry = this.#entry(resource);
    const data = step(entry.answer.data as Data | undefined);
    if (data === undefined) return;
    this.#stop(entry);
    this.#arrive(entry, data);
  }

  /** Requests again what has failed in sight. */
  async retry(): Promise<void> {
    const failed = [...this.#entries.values()].filter(({ answer, users }) => answer.error !== null && users > 0);
    await Promise.all(failed.map(({ resource }) => this.reload(resource.key)));
  }

  /** The resources that rendering has read and that have no data yet. */
  missing(): Resource<unknown>[] {
    const entries = [...this.#entries.values()];
    return entries.flatMap(({ resource, answer }) =>
      answer.data === undefined && resource.enabled !== false ? [resource] : [],
    );
  }

  /** All answers, for `restore` in another page. */
  keep(): Kept {
    return [...this.#entries.values()].flatMap(({ resource: { key }, answer: { data } }) =>
      data === undefined ? [] : [{ key, data }],
    );
  }

  /** Takes over answers as if they had just arrived. */
  restore(kept: Kept): void {
    for (const { key, data } of kept) {
      const load = () => Promise.reject(new Error(`${hashOf(key)} was never read`));
      this.#arrive(this.#entry({ key, load }), data);
    }
  }

  #entry(resource: Resource<unknown>): Entry {
    const hash = hashOf(resource.key);
    const known = this.#entries.get(hash);
    if (known) {
      known.resource = resource;
      return known;
    }
    const entry: Entry = {
      resource,
      answer: NONE,
      loadedAt: 0,
      request: undefined,
      listeners: new Set(),
      users: 0,
    };
    this.#entries.set(hash, entry);
    return entry;
  }

  #below(prefix: Key): Entry[] {
    const start = hashOf(prefix);
    return [...this.#entries.values()].filter(({ resource: { key } }) => hashOf(key.slice(0, prefix.length)) === start);
  }

  #start(entry: Entry): Promise<unknown> {
    const controller = new AbortController();
    const isCurrent = () => entry.request?.controller === controller;
    const load = async () => {
      try {
        const data = await entry.resource.load(controller.signal, entry.answer.data);
        if (isCurrent()) this.#arrive(entry, data);
        return data;
      } catch (error) {
        if (isCurrent()) {
          entry.request = undefined;
          entry.answer = { data: entry.answer.data, error: error as Error };
          this.#onError(error);
          notify(entry);
        }
        throw error;
      }
    };
    const promise = load();
    entry.request = { promise, controller };
    // A caller may not wait for it.
    promise.catch(() => undefined);
    notify(entry);
    return promise;
  }

  #stop(entry: Entry): void {
    if (!entry.request) return;
    const { controller } = entry.request;
    entry.request = undefined;
    controller.abort();
    notify(entry);
  }

  #arrive(entry: Entry, data: unknown): void {
    entry.request = undefined;
    entry.loadedAt = Date.now();
    const { answer } = entry;
    // Equal data stay the same object, so that nothing renders again.
    const isSame = answer.data !== undefined && JSON.stringify(answer.data) === JSON.stringify(data);
    if (!isSame || answer.error !== null) entry.answer = { data: isSame ? answer.data : data, error: null };
    notify(entry);
  }
}

function isFresh({ answer, loadedAt, resource: { freshFor = 0 } }: Entry): boolean {
  return answer.data !== undefined && loadedAt > 0 && Date.now() - loadedAt < freshFor;
}

function notify({ listeners }: Entry): void {
  for (const listener of [...listeners]) listener();
}

/** A key as text. The properties of objects are in one order. */
export function hashOf(key: Key): string {
  return JSON.stringify(key, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
