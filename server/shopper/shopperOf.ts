import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf, isAccountToken, sessionHeaders, withSession } from "#relay/session/session.ts";
import { SESSION_HEADER } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import type { CallPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { CustomerTokens } from "./customerTokens.ts";
import { requestCustomer, withAuthorization, withCustomer } from "./requestCustomer.ts";
import { clientOf, withClient } from "./requestClient.ts";
import type { RequestCustomer } from "./requestCustomer.ts";
import { requestSession } from "./requestSession.ts";
import type { RequestSession } from "./requestSession.ts";

// Shopper of a request: session, sign-in and backend calls in the shopper's name.

/** The shopper behind one request. */
export type Shopper = {
  session: RequestSession;
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
   * customer too, if the backend has confirmed one.
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
        gateway.confirm({ session: `Session ${token}`, ...clientOf(request) }),
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
