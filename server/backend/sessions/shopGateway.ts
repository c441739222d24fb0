import { isServerError } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import { changeKeyIn } from "#relay/contract/cart/cartChange.ts";
import { IDEMPOTENCY_HEADER } from "#relay/contract/sendOperation.ts";
import { SESSION_HEADER, isRefusal, sessionWith, tokenOf } from "#relay/session/session.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { networkOf } from "#server/limits/clientNetwork.ts";
import { createWaitingPlaces } from "#server/limits/waitingPlaces.ts";
import { wordpressPages } from "#server/backend/line/catalogueLists.ts";
import { cachePages, multilingualPages } from "#server/backend/line/wordpressPages.ts";
import type { WordpressPages } from "#server/backend/line/wordpressPages.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";
import { perLanguage } from "#server/kernel/language.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import type { Store } from "#server/store/store.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import { priorityIn, withPriority } from "#server/backend/line/backendQueue.ts";
import { createHtmlCleaner } from "#server/backend/line/cleanHtml.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { createIdempotentCalls } from "./idempotentCalls.ts";
import type { LeftOutReport } from "#server/backend/line/leftOutProducts.ts";
import { createSeoSenders } from "#server/backend/line/seoPlugin.ts";
import type { SeoSenders } from "#server/backend/line/seoPlugin.ts";
import { createProductLists } from "#server/backend/line/productLists.ts";
import type { ProductLists } from "#server/backend/line/productLists.ts";
import { createSessionCalls, readCartCall } from "./sessionCalls.ts";
import { createSessionLocks } from "./sessionLocks.ts";
import { ADDRESS_HEADER, AGENT_HEADER } from "#server/backend/line/shopCall.ts";
import type { GatewayResponse, ShopCall, ShopSession } from "#server/backend/line/shopCall.ts";
import { openStoreSession } from "./storeSession.ts";
import type { StoreSession } from "./storeSession.ts";

// Gateway: the only way from our server to the shop's backend.

/**
 * Calls that wait for a session lock or for the check of a token, per session and per network of an
 * IP address; and repeats that wait for a call in flight, of which a browser sends a few.
 */
const MAX_WAITING = { bySession: 50, byNetwork: 60, byCall: 10 };

/** Response to a call, and the result that is its body. */
type ObservedResponse = { response: GatewayResponse; result: OperationResult };

/** Takes the cart token of a response, which no `GatewayResponse` has; absent outside of a lock. */
type ReceiveCartToken = StoreSession["receive"] | undefined;

/** Observes personal calls; returns the response, or rethrows the error. */
export type CallObserver = {
  observe: (call: ShopCall, run: () => Promise<ObservedResponse>) => Promise<ObservedResponse>;
};

/** Calls to the backend, for browsers and for the server's own pages. */
export type ShopGateway = {
  call: (call: ShopCall) => Promise<GatewayResponse>;
  /** `fetch` for shared pages; session tokens are neither sent nor returned. */
  shared: typeof fetch;
  /** `fetch` for one shopper's personal pages; tokens and address travel in the headers. */
  personal: typeof fetch;
  /**
   * Runs work under the session lock, so that no mutation of the session runs in between. The work
   * must send its requests by the `fetch` it is given, which gives them the session's priority: any
   * other would wait for the work itself.
   * It receives the id of the session's customer too, a guest's or an account's, if the backend has
   * confirmed it. The `fetch` also sends
   * requests to the Store API, once a change of the session has brought a cart token.
   */
  withSessionLock: <T>(
    session: ShopSession,
    work: (send: typeof fetch, customerId: string | undefined) => Promise<T>,
  ) => Promise<T>;
  /**
   * Runs work one at a time per exact token, whether the backend accepts it or not. The work may
   * use the session lock, but not the other way around.
   */
  withTokenLock: <T>(session: ShopSession, work: () => Promise<T>) => Promise<T>;
  /** Customer of a session token that the backend has accepted or issued; else undefined. */
  confirmedCustomerOf: (token: string) => string | undefined;
  /** True for such a token. */
  isConfirmed: (token: string) => boolean;
  /** True for a token that the backend has refused lately. */
  isRefused: (token: string) => boolean;
  /** Sends an unconfirmed token to the backend, which may accept it; never rejects. */
  confirm: (session: ShopSession) => Promise<void>;
  /** Cache of the existing WordPress pages. */
  wordpressPages: WordpressPages;
  /** Sends queries of heads with what the shop's plugin for search engines has. */
  sendWithSeo: SeoSenders["sendWithSeo"];
  /** Makes lists say which of their pages that plugin hides. */
  withRobots: SeoSenders["withRobots"];
  /** Products that all lists leave out. */
  lists: Pick<ProductLists, "check" | "leftOut">;
};

/** Adapts calls to `fetch`: tokens and address are read from the request's headers. */
const asFetch =
  (isPersonal: boolean, carry: (call: ShopCall) => Promise<GatewayResponse>): typeof fetch =>
  async (_url, init) => {
    const given = new Headers(init?.headers);
    const body = typeof init?.body === "string" ? init.body : "";
    const key = given.get(IDEMPOTENCY_HEADER) ?? undefined;
    // A sign-in is a mutation without a session: a shopper waits for it, and it takes no lock.
    const isMutation = /"query":"mutation\b/.test(body);
    const response = await carry({
      body,
      session: given.get(SESSION_HEADER) ?? undefined,
      authorization: given.get("authorization") ?? undefined,
      address: given.get(ADDRESS_HEADER) ?? undefined,
      userAgent: given.get(AGENT_HEADER) ?? undefined,
      isMutation: isPersonal && isMutation,
      isPersonal,
      // A change in the session lock has a key for the backend alone, without an attempt's part.
      ...(changeKeyIn(key) !== undefined && { idempotencyKey: key }),
      changeKey: changeKeyIn(key) ?? key,
      priority: priorityIn(given) ?? (isMutation ? "cart" : undefined),
    });
    const headers = new Headers({ "content-type": "application/json" });
    if (response.token) headers.set(SESSION_HEADER, response.token);
    return new TextResponse(response.body, { status: response.status, headers });
  };

const networkIn = ({ address }: ShopSession) =>
  address === undefined ? undefined : networkOf(address);

/** Returns the effect of a mutation by its response. */
function effectIn({ data, errors = [] }: OperationResult): NonNullable<GatewayResponse["effect"]> {
  if (isRefusal(errors)) return "none";
  if (Object.values(data ?? {}).some((field) => field !== null)) return "applied";
  return errors.some(isServerError) ? "unknown" : "none";
}

/** Options of the gateway. */
export type GatewayOptions = {
  access: BackendAccess;
  observer?: CallObserver;
  /** Receives the products that lists leave out. */
  report?: Partial<LeftOutReport>;
  /** Has the session locks and the recorded calls of all servers. */
  store?: Store;
};

/**
 * Opens the gateway to a backend. It strips session headers from shared responses, serializes a
 * session's mutations, sanitizes HTML in responses once, and adds the widths that we resize
 * pictures to. `call` rejects with `BackendError` if the backend cannot be reached or its response
 * is not GraphQL.
 */
export function openGateway(
  backend: Backend,
  rules: PictureRules,
  { access, observer, report, store = openMemoryStore() }: GatewayOptions,
): ShopGateway {
  const known = multilingualPages(() => cachePages(() => wordpressPages({ shared })));
  const cleaner = perLanguage(() => createHtmlCleaner(backend.endpoint, rules.srcSetOf, known));
  const bySession = createWaitingPlaces(MAX_WAITING.bySession);
  const byNetwork = createWaitingPlaces(MAX_WAITING.byNetwork);
  const places = { bySession, byNetwork };
  const locks = createSessionLocks(places, store);
  // Other servers do not know the sessions that forms with a refused token have started.
  const tokenLocks = createSessionLocks(places, openMemoryStore());
  const idempotent = createIdempotentCalls(store, createWaitingPlaces(MAX_WAITING.byCall));
  const sessions = createSessionCalls({ request: access.request, byNetwork });
  const { keyOf, customerOfSession } = sessions;
  const lists = createProductLists({ request: access.request, report });

  async function sendUnobserved(
    shopCall: ShopCall,
    receive: ReceiveCartToken,
  ): Promise<ObservedResponse> {
    const { status, result, token, cartToken } = await lists.send(shopCall, sessions.send);
    receive?.(cartToken);
    cleaner().cleanResponse(result);
    replaceWidths(result, rules);
    const effect = shopCall.isMutation && { effect: effectIn(result) };
    const body = JSON.stringify(result);
    return { result, response: { status, body, ...effect, ...(token ? { token } : {}) } };
  }

  async function send(shopCall: ShopCall, receive?: ReceiveCartToken): Promise<GatewayResponse> {
    const run = () => sendUnobserved(shopCall, receive);
    const observed = observer && shopCall.isPersonal ? observer.observe(shopCall, run) : run();
    return (await observed).response;
  }

  async function inLock<T>(session: ShopSession, work: () => Promise<T>): Promise<T> {
    return locks({ key: await keyOf(session), network: networkIn(session), work });
  }

  async function mutate(shopCall: ShopCall): Promise<GatewayResponse> {
    const { body, idempotencyKey, address, userAgent } = shopCall;
    const sessionKey = await keyOf(shopCall);
    const network = networkIn(shopCall);
    const run = () => send(shopCall);
    if (idempotencyKey === undefined) {
      return locks({ key: sessionKey, network, work: run });
    }
    const startedSessionKey = async ({ token }: GatewayResponse) =>
      token === undefined ? undefined : keyOf({ session: sessionWith(token), address, userAgent });
    // A first call has no session yet: of several servers, one at a time works on its key.
    const key = sessionKey ?? `first ${idempotencyKey}`;
    const lock = (work: typeof run) => locks({ key, network, work });
    return idempotent({ idempotencyKey, sessionKey, body, startedSessionKey, run, lock });
  }

  const call = (shopCall: ShopCall) => (shopCall.isMutation ? mutate(shopCall) : send(shopCall));

  const shared = asFetch(false, call);
  return {
    call,
    shared,
    personal: asFetch(true, call),
    withSessionLock: (session, work) =>
      inLock(session, () => {
        const customerId = customerOfSession(session);
        const cartCall = { ...readCartCall(session), session: undefined };
        const storeSession = openStoreSession(access.store, session, customerId, () =>
          send(cartCall, storeSession.receive),
        );
        const sendInLock = storeSession.wrap(
          asFetch(true, (shopCall) => send(shopCall, storeSession.receive)),
        );
        return work(withPriority(sendInLock, session.priority ?? "cart"), customerId);
      }),
    withTokenLock: (session, work) => {
      const token = tokenOf(session.session);
      const key = token === undefined ? undefined : `exact ${hashOfToken(token)}`;
      return tokenLocks({ key, network: networkIn(session), work });
    },
    confirmedCustomerOf: sessions.confirmedCustomerOf,
    isConfirmed: sessions.isConfirmed,
    isRefused: sessions.isRefused,
    confirm: sessions.confirm,
    wordpressPages: known,
    ...createSeoSenders(shared, {
      endpoint: backend.endpoint,
      srcSetOf: rules.srcSetOf,
      pages: known,
    }),
    lists,
  };
}

/**
 * Response whose text is known. It is read without a stream, which takes longer than parsing it,
 * and any number of times.
 */
export class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(text, init);
    this.#text = text;
  }

  override clone(): TextResponse {
    return this;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text) as unknown;
  }
}

/**
 * Replaces each picture's `srcSet` in a GraphQL response by our own widths, in place. Pictures that
 * may not be resized keep WordPress's.
 */
export function replaceWidths(value: unknown, rules: PictureRules): void {
  if (Array.isArray(value)) {
    for (const item of value) replaceWidths(item, rules);
  } else if (typeof value === "object" && value !== null) {
    const record = value as Record<string, unknown>;
    if (typeof record["sourceUrl"] === "string" && "srcSet" in record) {
      record["srcSet"] = rules.srcSetOf(record["sourceUrl"]) ?? record["srcSet"];
    }
    for (const field of Object.values(record)) replaceWidths(field, rules);
  }
}
