/** What the functions of the platform's packages are given, in the form that those packages declare. */

/** A request as a foreign module describes it. */
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

/** The part of a client that functions of the platform's other packages use. */
export interface HttpClient {
  /** Carries out a request by the client's session. */
  request<Data>(factory: (context: never) => object): Promise<ForeignResponse<Data>>;
  /** `fetch` with the session's token. */
  readonly fetchWithAuth: typeof fetch;
  /** The same for paths of the platform's host. */
  wixAPIFetch(path: string, settings: RequestInit): Promise<Response>;
  /** The access token as it is kept. */
  getActiveToken(): string | undefined;
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
}
