import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf, isAccounts, sessionHeaders, withSession } from "#relay/session/session.ts";
import { SESSION_HEADER } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import type { CustomerTokens } from "./customerTokens.ts";
import { requestCustomer, withAuthorization, withCustomer } from "./requestCustomer.ts";
import type { RequestCustomer } from "./requestCustomer.ts";
import { requestSession } from "./requestSession.ts";
import type { RequestSession } from "./requestSession.ts";

/** The shopper behind one request: their session, their login, and calls in their name. */
export type Shopper = {
  session: RequestSession;
  customer: RequestCustomer;
  /** `fetch` for personal calls: it carries the session and the customer. */
  send: typeof fetch;
  /**
   * Does work that no mutation of the session may interleave with. The work's own calls go by the
   * `fetch` that it is given: any other would wait for the work itself to end.
   */
  withSessionLock: <T>(work: (send: typeof fetch) => Promise<T>) => Promise<T>;
};

/**
 * The shopper of a request, read from its cookies; changes go into the response's. With
 * `replacesRefused` a session that the backend refuses gives way to the one that it offers.
 */
export type ShopperOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: { replacesRefused?: boolean },
) => Shopper;

/**
 * A refused session stays refused, so that the browser, which still knows its lines, meets the
 * refusal itself and can restore them.
 */
function keepingRefused(tokens: TokenStore): TokenStore {
  return {
    read: tokens.read,
    write: (next) => {
      const isSame = customerOf(next) === customerOf(tokens.read());
      if (isSame || isAccounts(next)) tokens.write(next);
    },
  };
}

/** Reads shoppers from requests, for calls to the backend through its gateway. */
export function createShopperOf({
  gateway,
  customers,
}: {
  gateway: Pick<ShopGateway, "personal" | "withSessionLock">;
  customers: CustomerTokens;
}): ShopperOf {
  return (request, reply, { replacesRefused = false } = {}) => {
    const session = requestSession(request, reply);
    const customer = requestCustomer(request, reply, customers);
    const tokens = replacesRefused ? session : keepingRefused(session);
    return {
      session,
      customer,
      send: withSession(withCustomer(gateway.personal, customer), tokens),
      withSessionLock: async (work) => {
        const authorization = await customer.authorization();
        const header = sessionHeaders(tokens)?.[SESSION_HEADER];
        // One authorization for all of the work: it must not end as another than it began as.
        return gateway.withSessionLock({ session: header, authorization }, (send) =>
          work(withSession(withAuthorization(send, authorization), tokens)),
        );
      },
    };
  };
}

/** True where a shopper may have a cart: a customer has one in whichever session they return. */
export const hasSession = ({ session, customer }: Shopper): boolean =>
  session.read() !== undefined || customer.isLoggedIn();
