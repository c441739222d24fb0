import type { FastifyReply, FastifyRequest } from "fastify";
import { withSession } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import { requestCustomer, withCustomer } from "#server/shopper/requestCustomer.ts";
import type { RequestCustomer } from "#server/shopper/requestCustomer.ts";
import { readingTokens, requestTokens } from "#server/shopper/requestSession.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";

/** Who asks for a page of the account, or sends one of its forms. */
export type AccountShopper = {
  customer: RequestCustomer;
  tokens: TokenStore;
  /** `fetch` in the shopper's name. */
  send: typeof fetch;
};

/** The shopper of one request, by its cookies. */
export function accountShopper(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway, customers }: { gateway: ShopGateway; customers: CustomerTokens },
): AccountShopper {
  const customer = requestCustomer(request, reply, customers);
  const tokens = readingTokens(requestTokens(request, reply));
  return { customer, tokens, send: withSession(withCustomer(gateway.personal, customer), tokens) };
}
