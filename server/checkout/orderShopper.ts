import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf, isAccounts, isRefusal, withSession } from "#relay/session/session.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import { requestCustomer } from "#server/shopper/requestCustomer.ts";
import { readingTokens, requestTokens } from "#server/shopper/requestSession.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { requestCustomerId } from "./requestCustomerId.ts";

/** The shopper of one request, in whose name orders are placed and found again. */
export type OrderShopper = {
  /**
   * Does work that nothing else of the session's may come between. It is given the session's name
   * in our state, none where there is no session, and the shopper's own `fetch`.
   */
  withSessionLock: <T>(
    work: (session: string | undefined, send: typeof fetch) => Promise<T>,
  ) => Promise<T>;
};

/** Our state holds no name that opens anything at the backend. */
const nameOf = (customer: string) =>
  createHash("sha256").update(`order ${customer}`).digest("base64url");

/** Who orders by a request's cookies. */
export function orderShopper(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway, customers }: { gateway: ShopGateway; customers: CustomerTokens },
): OrderShopper {
  const tokens = readingTokens(requestTokens(request, reply));
  const customer = requestCustomer(request, reply, customers);

  /** A guest's name is a secret; an account's is a number, which only the backend can vouch for. */
  async function sessionName(send: typeof fetch): Promise<string | undefined> {
    const token = tokens.read();
    if (token === undefined && !customer.isLoggedIn()) return undefined;
    if (token !== undefined && !isAccounts(token)) {
      const guest = customerOf(token);
      return guest === undefined ? undefined : nameOf(guest);
    }
    const { errors } = await requestCustomerId(send);
    const known = customerOf(tokens.read());
    return isRefusal(errors) || known === undefined ? undefined : nameOf(known);
  }

  return {
    withSessionLock: async (work) => {
      const authorization = await customer.authorization();
      const token = tokens.read();
      const session = token === undefined ? undefined : `Session ${token}`;
      return gateway.withSessionLock({ session, authorization }, async (plain) => {
        const named: typeof fetch = (input, init) => {
          const headers = new Headers(init?.headers);
          if (authorization !== undefined) headers.set("authorization", authorization);
          return plain(input, { ...init, headers });
        };
        const send = withSession(named, tokens);
        return work(await sessionName(send), send);
      });
    },
  };
}
