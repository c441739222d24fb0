import { SESSION_HEADER, customerOf } from "#relay/session/session.ts";
import { BackendError, effectOfStatus } from "#relay/contract/errors.ts";
import type { Backend } from "#server/backend.ts";
import { createHtmlCleaner } from "./cleanHtml.ts";
import { GATEWAY_URL } from "./gatewayUrl.ts";
import { wordpressPages } from "#server/pages/catalogueLists.ts";
import { rememberPages } from "#server/pages/wordpressPages.ts";
import type { WordpressPages } from "#server/pages/wordpressPages.ts";
import { replaceWidths } from "#server/pictures/responsePictures.ts";
import type { PictureRules } from "#server/pictures/pictureRules.ts";
import { createSessionLocks } from "./sessionLocks.ts";

/** Tokens that identify whose call it is. */
export type ShopSession = {
  /** Value of the session header, `Session {token}`. */
  session?: string | undefined;
  /** `Authorization` header of a logged-in customer. */
  authorization?: string | undefined;
};

/** Call to the backend, as received from a browser or from one of our own pages. */
export type ShopCall = ShopSession & {
  body: string;
  isMutation: boolean;
  isPersonal: boolean;
};

/** Backend's response: JSON text, and the rotated session token if the call was personal. */
export type GatewayResponse = { status: number; body: string; token?: string };

/** Observes personal calls; returns the response, or rethrows the error. */
export type CallObserver = {
  observe: (call: ShopCall, run: () => Promise<GatewayResponse>) => Promise<GatewayResponse>;
};

/** Gateway: the only way from our server to the shop's backend. */
export type ShopGateway = {
  call: (call: ShopCall) => Promise<GatewayResponse>;
  /** `fetch` for shared pages; session tokens are neither sent nor returned. */
  shared: typeof fetch;
  /** `fetch` for one shopper's personal pages; session tokens travel in the headers. */
  personal: typeof fetch;
  /**
   * Runs work under the session lock, so that no mutation of the session runs in between. The work
   * must send its requests by the `fetch` it is given: any other would wait for the work itself.
   */
  withSessionLock: <T>(
    session: ShopSession,
    work: (send: typeof fetch) => Promise<T>,
  ) => Promise<T>;
  /** Cache of the existing WordPress pages. */
  wordpressPages: WordpressPages;
};

/** Reads `Retry-After` in seconds; undefined for its other form, a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined;
}

/**
 * Parses a GraphQL response; throws `BackendError` if it is none. WordPress responds with HTML
 * pages, and with JSON of its own that has a `data` field too, during maintenance or when a plugin
 * breaks.
 */
async function graphqlResponse(response: Response): Promise<object> {
  const { ok, status } = response;
  const effect = effectOfStatus(status);
  const unusable = (content: string, cause?: unknown) =>
    new BackendError(`the backend answered ${status} with ${content}`, {
      cause,
      effect,
      retryAfterSeconds: retryAfterOf(response),
    });
  const text = await response.text();
  let result: unknown;
  try {
    result = JSON.parse(text);
  } catch (cause) {
    const type = response.headers.get("content-type") ?? "something";
    throw unusable(`${type} that is not JSON`, cause);
  }
  const { data, errors } = (result ?? {}) as { data?: unknown; errors?: unknown };
  const isGraphql = Array.isArray(errors) || (ok && data !== undefined);
  if (!isGraphql || effect === "none") throw unusable("JSON that is no GraphQL answer");
  return result as object;
}

/** Errors of a connection that was never made, so that no request was sent. */
const UNCONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Wraps an error of the connection, and tells whether a request may have been sent. */
function connectionError(error: unknown): BackendError {
  let isUnconnected = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    isUnconnected ||= UNCONNECTED.has((cause as NodeJS.ErrnoException).code ?? "");
  }
  const effect = isUnconnected ? "none" : "unknown";
  return new BackendError("the backend could not be reached", { cause: error, effect });
}

/**
 * Opens the gateway to a backend. It strips session headers from shared responses, serializes a
 * session's mutations, sanitizes HTML in responses once, and adds the widths that we resize
 * pictures to. `call` rejects with `BackendError` if the backend cannot be reached or its response is
 * not GraphQL.
 */
export function openGateway(
  backend: Backend,
  rules: PictureRules,
  observer?: CallObserver,
): ShopGateway {
  const locks = createSessionLocks();
  const known = rememberPages(async function* () {
    for await (const { path } of wordpressPages({ shared })) yield path;
  });
  const { cleanResponse } = createHtmlCleaner(backend.origin, rules.srcSetOf, known);

  async function sendUnobserved(shopCall: ShopCall): Promise<GatewayResponse> {
    const { body, session, authorization, isPersonal } = shopCall;
    const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
    if (isPersonal && session) headers.set(SESSION_HEADER, session);
    if (isPersonal && authorization) headers.set("authorization", authorization);
    const request = new Request(GATEWAY_URL, { method: "POST", headers, body });
    const response = await backend.graphql(request).catch((error: unknown) => {
      throw connectionError(error);
    });
    const result = await graphqlResponse(response);
    cleanResponse(result);
    replaceWidths(result, rules);
    const token = isPersonal ? response.headers.get(SESSION_HEADER) : null;
    const { status } = response;
    return { status, body: JSON.stringify(result), ...(token ? { token } : {}) };
  }

  const send = (shopCall: ShopCall): Promise<GatewayResponse> =>
    observer && shopCall.isPersonal
      ? observer.observe(shopCall, () => sendUnobserved(shopCall))
      : sendUnobserved(shopCall);

  const sessionOf = ({ session, authorization }: ShopSession) =>
    customerOf(session?.replace(/^Session /, "")) ?? authorization;

  function call(shopCall: ShopCall): Promise<GatewayResponse> {
    return shopCall.isMutation ? locks(sessionOf(shopCall), () => send(shopCall)) : send(shopCall);
  }

  const asFetch =
    (isPersonal: boolean, carry = call): typeof fetch =>
    async (_url, init) => {
      const given = new Headers(init?.headers);
      const session = given.get(SESSION_HEADER) ?? undefined;
      const authorization = given.get("authorization") ?? undefined;
      const body = typeof init?.body === "string" ? init.body : "";
      const isMutation = isPersonal && /"query":"mutation\b/.test(body);
      const response = await carry({ body, session, authorization, isMutation, isPersonal });
      const headers = new Headers({ "content-type": "application/json" });
      if (response.token) headers.set(SESSION_HEADER, response.token);
      return new Response(response.body, { status: response.status, headers });
    };

  const shared = asFetch(false);
  return {
    call,
    shared,
    personal: asFetch(true),
    withSessionLock: (session, work) => locks(sessionOf(session), () => work(asFetch(true, send))),
    wordpressPages: known,
  };
}
