import type { ShownAccount } from "#relay/contract/accountData.ts";
import type { SuppliedData } from "#relay/contract/suppliedData.ts";
import type { Orders } from "#server/checkout/orders.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";

type Address = { path: string; search: string };

/** Data of a page, a path to redirect to, or the information that there is no such page. */
type Supply<Name extends keyof SuppliedData> =
  | { supplied: Pick<SuppliedData, Name> }
  | { location: string }
  | { isMissing: true };

/** Providers of server-only data, by the name that a page's rules list in `needs`. */
export type PageProviders = {
  [Name in keyof SuppliedData]: (shopper: Shopper, address: Address) => Promise<Supply<Name>>;
};

/** Creates the providers of order and account data. */
export const createPageProviders = (options: {
  orders: Pick<Orders, "start" | "shown" | "isUnpaid">;
  accountAt: (shopper: Shopper, address: Address) => Promise<ShownAccount | undefined>;
}): PageProviders => ({
  order: async (shopper) => {
    const order = await options.orders.shown(shopper);
    return order === undefined ? { location: "/" } : { supplied: { order } };
  },
  account: async (shopper, address) => {
    const account = await options.accountAt(shopper, address);
    return account === undefined ? { isMissing: true } : { supplied: { account } };
  },
  checkout: async (shopper) => {
    const isUnpaid = () => options.orders.isUnpaid(shopper);
    return { supplied: { checkout: { ...options.orders.start(), isUnpaid } } };
  },
});
