/** The HTTP client that functions of the platform's packages receive, with the types of those packages. */

/** A request of a foreign module. */
export interface ForeignRequest {
  readonly method: string;
  /** The path on the host. */
  readonly url: string;
  readonly data?: unknown;
  readonly params?: URLSearchParams | undefined;
  readonly fallback?: readonly ForeignRequest[] | undefined;
  readonly methodFqn?: string | undefined;
  readonly transformResponse?: Transform | readonly Transform[] | undefined;
  readonly migrationOptions?: { readonly optInTransformResponse?: boolean | undefined } | undefined;
}

type Transform = (data: unknown) => unknown;

export type RequestFactory = (context: { host: string }) => ForeignRequest;

export interface ForeignResponse<Data> {
  data: Data;
  status: number;
  statusText: string;
  headers: Headers | undefined;
}

/** The client's interface for foreign functions. */
export interface HttpClient {
  /** Sends a request with the client's session. */
  request<Data>(factory: (context: never) => object): Promise<ForeignResponse<Data>>;
  /** `fetch` with the session's token. */
  readonly fetchWithAuth: typeof fetch;
  /** `fetchWithAuth` for paths on the platform's host. */
  wixAPIFetch(path: string, settings: RequestInit): Promise<Response>;
  /** The stored access token. */
  getActiveToken(): string | undefined;
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
}
