import type { ShownAccount } from "#relay/contract/accountData.ts";
import type { LastCart, SuppliedData } from "#relay/contract/suppliedData.ts";
import type { Orders } from "#server/checkout/orders.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";

type Address = { path: string; search: string };

/** Supplied data; none if its guard is off. */
type Supplied<Name extends keyof SuppliedData> = { supplied: Partial<Pick<SuppliedData, Name>> };

/** Data of a page, a path to redirect to, or the information that there is no such page. */
type Supply<Name extends keyof SuppliedData> =
  | Supplied<Name>
  | { location: string }
  | { isMissing: true };

/** Providers of server-only data, by the name that a page's rules list in `needs`. */
export type PageProviders = {
  [Name in keyof SuppliedData]: (shopper: Shopper, address: Address) => Promise<Supply<Name>>;
} & { lastCart: (shopper: Shopper) => Promise<Supplied<"lastCart">> };

/** Creates the providers of order, account and cart data. */
export const createPageProviders = (options: {
  orders: Pick<Orders, "start" | "baseCountry" | "shown" | "isUnpaid">;
  accountAt: (shopper: Shopper, address: Address) => Promise<ShownAccount | undefined>;
  /** Returns a session's last known cart; absent if its guard is off. */
  lastCartOf?: (token: string | undefined) => LastCart | undefined;
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
    const { orders } = options;
    const isUnpaid = () => orders.isUnpaid(shopper);
    const baseCountryOf = orders.baseCountry;
    return { supplied: { checkout: { ...orders.start(), isUnpaid, baseCountryOf } } };
  },
  lastCart: async ({ session }) => {
    const { lastCartOf } = options;
    return { supplied: lastCartOf ? { lastCart: lastCartOf(session.read()) ?? null } : {} };
  },
});
