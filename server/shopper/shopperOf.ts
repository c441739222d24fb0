import type { FastifyReply, FastifyRequest } from "fastify";
import {
  SESSION_HEADER,
  customerOf,
  isAccountToken,
  sessionHeaders,
  sessionWith,
  withSession,
} from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import type { CallPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { CustomerTokens } from "./customerTokens.ts";
import { requestCustomer, withAuthorization, withCustomer } from "./requestCustomer.ts";
import { clientOf, withClient } from "./requestClient.ts";
import type { RequestCustomer } from "./requestCustomer.ts";
import { isRedacted, redactToken } from "#relay/session/redactedToken.ts";
import { cookies, readTokens, removeCookie, setCookie } from "./cookies.ts";

// Shopper of a request: session, sign-in and backend calls in the shopper's name.

/** The shopper behind one request. */
export type Shopper = {
  session: RequestSession;
  /** The sign-in; a guest's session has a customer at the backend too, by its id only. */
  customer: RequestCustomer;
  /** `fetch` for personal calls: it carries the session and the customer. */
  send: typeof fetch;
  /** `fetch` in the customer's name without the session: an expired one would be refused. */
  sendAsCustomer: typeof fetch;
  /** `fetch` without session and customer, for a sign-in, which adds tokens of its own. */
  sendWithoutTokens: typeof fetch;
  /** `fetch` without session and customer, whose responses return no token either. */
  sendAnonymous: typeof fetch;
  /**
   * Runs work that no mutation of the session may interleave with. The work must use the `fetch`
   * that it receives: any other would wait for the work itself and deadlock. It receives the
   * id of the session's customer too, a guest's or an account's, if the backend has confirmed it.
   * @param priority of the work's calls, and of those that find the session's lock
   */
  withSessionLock: <T>(
    work: (send: typeof fetch, customerId: string | undefined) => Promise<T>,
    priority?: CallPriority,
  ) => Promise<T>;
  /** Runs work one at a time per exact session token; the work may use the session lock. */
  withTokenLock: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * Reads the shopper of a request from its cookies and writes changes to the response's. With
 * `replacesRefused`, a refused session is given up, and the next call begins a new one.
 */
export type ShopperOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: { replacesRefused?: boolean },
) => Promise<Shopper>;

/**
 * Keeps a refused session, so that the browser, which still has its lines, meets the refusal itself
 * and can restore them.
 */
function savingRefused(tokens: TokenStore): TokenStore {
  return {
    read: tokens.read,
    write: (next) => {
      const isSame = customerOf(next) === customerOf(tokens.read());
      if (isSame || isAccountToken(next)) tokens.write(next);
    },
    clear: () => {},
  };
}

/**
 * Creates the function that reads shoppers from requests, for backend calls through the gateway.
 */
export function createShopperOf({
  gateway,
  customers,
}: {
  gateway: Pick<
    ShopGateway,
    | "personal"
    | "shared"
    | "withSessionLock"
    | "withTokenLock"
    | "isConfirmed"
    | "isRefused"
    | "confirm"
  >;
  customers: CustomerTokens;
}): ShopperOf {
  return async (request, reply, { replacesRefused = false } = {}) => {
    const customer = await requestCustomer(request, reply, customers);
    const check = {
      isConfirmed: gateway.isConfirmed,
      isRefused: gateway.isRefused,
      confirm: (token: string) =>
        gateway.confirm({ session: sessionWith(token), ...clientOf(request) }),
    };
    const session = await requestSession(request, reply, check, customer);
    const tokens = replacesRefused ? session : savingRefused(session);
    const sendWithoutTokens = withClient(gateway.personal, request);
    const sendAsCustomer = withCustomer(sendWithoutTokens, customer);
    const sessionOf = () => ({
      session: sessionHeaders(tokens)?.[SESSION_HEADER],
      ...clientOf(request),
    });
    return {
      session,
      customer,
      // The customer comes first: with a refused sign-in the session is not the account's either.
      send: withCustomer(withSession(sendWithoutTokens, tokens), customer),
      sendAsCustomer,
      sendWithoutTokens,
      sendAnonymous: withClient(gateway.shared, request),
      withSessionLock: async (work, priority) => {
        const authorization = await customer.authorization();
        const tokensOf = { ...sessionOf(), authorization, priority };
        // One authorization for all of the work: its customer must not change halfway.
        return gateway.withSessionLock(tokensOf, (send, customerId) => {
          const sendAsClient = withAuthorization(withClient(send, request), authorization);
          return work(withSession(sendAsClient, tokens), customerId);
        });
      },
      withTokenLock: (work) => gateway.withTokenLock(sessionOf(), work),
    };
  };
}

/** True if a shopper may have a cart: a customer has one even without a session cookie. */
export const hasSession = ({ session, customer }: Pick<Shopper, "session" | "customer">): boolean =>
  session.read() !== undefined || customer.isSignedIn();

/**
 * The session of one request. A token that is written is read back within the request, so that its
 * next call continues the same session.
 */
export type RequestSession = TokenStore & {
  /** Ends the session in the browser. */
  end: () => void;
  /** True if the browser sent several session cookies: its script may read another than ours. */
  isAmbiguous: boolean;
  /**
   * Resolves the browser's token: a redacted one stands for the account's in the HttpOnly cookie,
   * and one of several session cookies for the one that counts.
   * Without that cookie, a signed-in customer gets a new session. Without the account's sign-in the
   * token is redacted, and the backend refuses it: it opens nothing of the account.
   */
  restore: (held: string | undefined) => string | undefined;
  /** Stores an account's token in the HttpOnly cookie; returns the redacted one for the browser. */
  redact: (token: string) => string;
};

/** Check of a session token by the backend. */
export type TokenCheck = {
  /** True for a token that the backend has confirmed. */
  isConfirmed: (token: string) => boolean;
  /** True for a token that the backend has refused lately. */
  isRefused: (token: string) => boolean;
  /** Sends a token to the backend, which may confirm it; never rejects. */
  confirm: (token: string) => Promise<void>;
};

/** Tokens of one request that are sent to the backend, at most: the sender chooses the number. */
const MAX_SENT = 4;

/**
 * Lets the backend confirm one of several tokens: a server that has restarted knows none. One that
 * it has refused is not sent again.
 */
async function confirmOne(
  tokens: readonly string[],
  { isConfirmed, isRefused, confirm }: TokenCheck,
): Promise<void> {
  if (tokens.length > 1 && !tokens.some(isConfirmed)) {
    const sent = tokens.slice(0, MAX_SENT).filter((token) => !isRefused(token));
    await Promise.all(sent.map(confirm));
  }
}

/**
 * Chooses one of several tokens, of which another site of the domain may have planted some: the one
 * that the backend has confirmed if exactly one is, else the first of those sent to it that it has
 * not refused.
 * @param tokenOf returns the token that a cookie's text stands for
 */
function choose(
  held: readonly string[],
  { isConfirmed, isRefused }: TokenCheck,
  tokenOf: (text: string) => string = (text) => text,
): string | undefined {
  if (held.length < 2) return held[0];
  const confirmed = held.filter((text) => isConfirmed(tokenOf(text)));
  if (confirmed.length === 1) return confirmed[0];
  return held.slice(0, MAX_SENT).find((text) => !isRefused(tokenOf(text))) ?? held[0];
}

/** Reads the session from a request's cookies and writes it to the response's `Set-Cookie`. */
export async function requestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  check: TokenCheck,
  customer: Pick<RequestCustomer, "isSignedIn" | "account">,
): Promise<RequestSession> {
  const accounts = readTokens(request, cookies.account);
  await confirmOne(accounts, check);

  function restore(held: string | undefined): string | undefined {
    if (held === undefined || !isRedacted(held)) return held;
    const own = accounts.filter((account) => customerOf(account) === customerOf(held));
    const account = choose(own, check);
    if (account !== undefined) return account;
    return customer.isSignedIn() ? undefined : held;
  }

  /** Redacts an account's token unless its customer is signed in, also if that ends meanwhile. */
  function withSignIn(given: string | undefined): string | undefined {
    if (given === undefined || !isAccountToken(given)) return given;
    const account = customer.account() ?? customerOf(given);
    const isOwn = customer.isSignedIn() && account === customerOf(given);
    return isOwn ? given : redactToken(given);
  }

  const sessions = readTokens(request, cookies.session);
  const isAmbiguous = sessions.length > 1;
  const restored = (each: string) => restore(each) ?? each;
  await confirmOne(sessions.map(restored), check);
  const held = choose(sessions, check, restored);
  let token = restore(held);
  // Earlier versions stored an account's token where scripts read it.
  let isExposed =
    token !== undefined && token === held && isAccountToken(token) && !isRedacted(token);

  function redact(next: string): string {
    if (!isAccountToken(next)) return next;
    setCookie(request, reply, cookies.account, next);
    return redactToken(next);
  }

  function forgetAccount(): void {
    if (accounts.length > 0) removeCookie(request, reply, cookies.account);
  }

  function write(next: string): void {
    token = next;
    isExposed = false;
    if (!isAccountToken(next)) forgetAccount();
    setCookie(request, reply, cookies.session, redact(next));
  }

  return {
    read: () => {
      const current = withSignIn(token);
      if (isExposed && current !== undefined && current === token) write(current);
      return current;
    },
    write,
    // The cookie stays until a new session replaces it: the browser still has the refused one's
    // lines, and restores them when it meets the refusal itself.
    clear: () => {
      token = undefined;
      isExposed = false;
    },
    end: () => {
      token = undefined;
      isExposed = false;
      forgetAccount();
      removeCookie(request, reply, cookies.session);
      removeCookie(request, reply, cookies.ordered);
    },
    isAmbiguous,
    restore: (current) =>
      withSignIn(isAmbiguous && sessions.includes(current ?? "") ? token : restore(current)),
    redact,
  };
}
