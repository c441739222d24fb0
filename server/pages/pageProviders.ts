import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShownAccount } from "#relay/contract/account.ts";
import type { SuppliedData } from "#relay/contract/suppliedData.ts";
import type { Orders } from "#server/checkout/orders.ts";

type Address = { path: string; search: string };

/** A page's data; or the path to go to instead, or that there is no such page. */
type Supply<Name extends keyof SuppliedData> =
  | { supplied: Pick<SuppliedData, Name> }
  | { location: string }
  | { isMissing: true };

/** Providers of the data that only our server has, by the name that a page's rules give in `needs`. */
export type PageProviders = {
  [Name in keyof SuppliedData]: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
  ) => Promise<Supply<Name>>;
};

/** The providers over orders and accounts. */
export const createPageProviders = (options: {
  orders: Pick<Orders, "start" | "shown" | "isUnpaid">;
  accountAt: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
  ) => Promise<ShownAccount | undefined>;
}): PageProviders => ({
  order: async (request, reply) => {
    const order = await options.orders.shown(request, reply);
    return order === undefined ? { location: "/" } : { supplied: { order } };
  },
  account: async (request, reply, address) => {
    const account = await options.accountAt(request, reply, address);
    return account === undefined ? { isMissing: true } : { supplied: { account } };
  },
  checkout: async (request, reply) => {
    const isUnpaid = () => options.orders.isUnpaid(request, reply);
    return { supplied: { checkout: { ...options.orders.start(), isUnpaid } } };
  },
});
