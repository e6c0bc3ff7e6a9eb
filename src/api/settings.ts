export interface ApiSettings {
  /** Where GraphQL is served, over HTTP and WebSocket. */
  path: string;
  /** Where the explorer is served, or null for nowhere. */
  explorerPath: string | null;
  /** The schema may be asked for. */
  introspection: boolean;
  /** Only the operations of the allow-list run. */
  persistedOnly: boolean;
  /** The folder of `*.graphql` files that make up the allow-list. */
  operationsFolder: string;
  /** The list of what the desk asks, as the build writes it; null where there is no desk. */
  deskOperations: string | null;
  /** How many proxies in front of the server are trusted to name the caller's address. */
  trustedProxies: number;
  /** Other origins whose pages may ask, and our own where it is known. */
  corsOrigins: readonly string[];
  ownOrigin: string | null;
  /** Clients come from elsewhere, perhaps through a proxy on this machine: nobody is taken for somebody who sits here. */
  isPublic: boolean;
  /** The schema files to serve, by name without ending; null for all. A test of one feature serves what it needs. */
  features: readonly string[] | null;
  /** More of the schema, as text: for tests of what no feature does. */
  extraTypes: string;
  limits: ApiLimits;
}

export interface ApiLimits {
  bodyBytes: number;
  /** Bodies on their way: how many from one address, how many bytes from all, and how long one may take. */
  bodies: { perAddress: number; bytes: number; seconds: number };
  /** Of a document; what is sent along goes into variables. */
  characters: number;
  /** Words and signs of a document. */
  tokens: number;
  depth: number;
  aliases: number;
  /** Fragments, counted where they are spread: each is compared with each. */
  spreads: number;
  /** Fields asked for again under the same name, counted in pairs: each is compared with each. */
  overlaps: number;
  /** Numbers, texts and other values that may come back. */
  values: number;
  /** Characters of an answer. */
  answer: number;
  /** The most that one request may cost. */
  cost: number;
  /** The budget of one person or, for people not signed in, one address: so many points, filled again evenly within so many seconds. */
  budget: { points: number; seconds: number };
  subscriptions: {
    perSocket: number;
    /** Of one person, or of all without a token at one address. */
    perCaller: number;
    perAddress: number;
    /** Of everybody, in one process. */
    subscriptions: number;
    socketsPerAddress: number;
    sockets: number;
    /** Bytes that may wait for a slow client before its socket is closed. */
    bufferedBytes: number;
    /** The same for all clients together: beyond it, every client that keeps something waiting is let go. */
    bufferedBytesOfAll: number;
    /** Seconds that one message may wait for a slow client. */
    patienceSeconds: number;
  };
}

export const API_SETTINGS = Symbol('ApiSettings');

export function apiSettings(
  operationsFolder: string,
  changes: Partial<Omit<ApiSettings, 'limits'>> & { limits?: Partial<ApiLimits> } = {},
): ApiSettings {
  const { limits, ...rest } = changes;
  return {
    path: '/graphql',
    explorerPath: '/explorer',
    introspection: true,
    persistedOnly: false,
    operationsFolder,
    deskOperations: null,
    trustedProxies: 0,
    corsOrigins: [],
    ownOrigin: null,
    isPublic: false,
    features: null,
    extraTypes: '',
    ...rest,
    limits: {
      bodyBytes: 1_000_000,
      bodies: { perAddress: 100, bytes: 100_000_000, seconds: 15 },
      characters: 100_000,
      tokens: 2_000,
      depth: 16,
      aliases: 60,
      spreads: 60,
      overlaps: 1_000,
      values: 100_000,
      answer: 8_000_000,
      cost: 20_000,
      budget: { points: 120_000, seconds: 60 },
      subscriptions: {
        perSocket: 50,
        perCaller: 100,
        perAddress: 400,
        subscriptions: 5_000,
        socketsPerAddress: 100,
        sockets: 2_000,
        bufferedBytes: 500_000,
        bufferedBytesOfAll: 64_000_000,
        patienceSeconds: 20,
      },
      ...limits,
    },
  };
}
