import { CONFIRM_PATH } from "#relay/contract/order/cardMethods.ts";
import type { ShownAccount } from "#relay/contract/account/accountData.ts";
import type { LastCart, SuppliedData } from "#relay/contract/page/suppliedData.ts";
import { isAccountToken } from "#relay/session/session.ts";
import { ownOrderPage } from "#server/shop/account/ownOrderPage.ts";
import { expiredCart } from "#server/shop/cart/cartReport.ts";
import type { Removals } from "#server/shop/cart/cartReport.ts";
import { orderLinkIn } from "#server/shop/checkout/orderLink.ts";
import type { OrderLink } from "#server/shop/checkout/orderLink.ts";
import type { Orders } from "#server/shop/checkout/orders.ts";
import type { Attempts } from "#server/limits/accountRateLimits.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";

// Data providers of personal pages: order, account, checkout and cart data.

type Address = { path: string; search: string };

/** Address that a page is requested at, and the client's own. */
type Requested = Address & { ip: string };

/** Supplied data. */
type Supplied<Name extends keyof SuppliedData> = { supplied: Pick<SuppliedData, Name> };

/** Data of a page, a path to redirect to, or the information that there is no such page. */
type Supply<Name extends keyof SuppliedData> =
  | Supplied<Name>
  | { location: string }
  | { isMissing: true };

/** Providers of server-only data, by the name that a page's rules list in `needs`. */
export type PageProviders = {
  [Name in keyof SuppliedData]: (shopper: Shopper, requested: Requested) => Promise<Supply<Name>>;
} & { lastCart: (shopper: Shopper) => Promise<Supplied<"lastCart">> };

/** Page with the form that finds an order. */
const FIND_ORDER = "/account/find-order";

/**
 * Supplies the order of a link, or redirects to it in the customer's own account. A wrong key and an
 * unknown number lead to the same page, and each network has a limited number of attempts.
 */
async function linkedOrder(
  shopper: Shopper,
  link: OrderLink,
  ip: string,
  { orders, attempts }: { orders: Pick<Orders, "atLink">; attempts: Pick<Attempts, "orderKey"> },
): Promise<Supply<"order">> {
  const attempt = await attempts.orderKey(ip, link.number);
  if (!attempt) return { location: `${FIND_ORDER}?done=tooMany` };
  const order = await orders.atLink(shopper, link);
  if (order === undefined) {
    const location = await ownOrderPage(shopper, link);
    if (location !== undefined) attempt.refund();
    return { location: location ?? `${FIND_ORDER}?done=unknownOrder` };
  }
  attempt.refund();
  return typeof order === "object" && "location" in order ? order : { supplied: { order } };
}

/** Creates the providers from the sources of their data. */
export const createPageProviders = (options: {
  orders: Pick<
    Orders,
    "start" | "baseCountry" | "terms" | "adapted" | "shown" | "atLink" | "isUnpaid" | "toConfirm"
  >;
  attempts: Pick<Attempts, "orderKey">;
  accountAt: (shopper: Shopper, address: Address) => Promise<ShownAccount | undefined>;
  /** Returns a session's last known cart. */
  lastCartOf: (token: string | undefined) => LastCart | undefined;
  removals: Pick<Removals, "take">;
}): PageProviders => ({
  order: async (shopper, { search, ip }) => {
    const link = orderLinkIn(search);
    if (link) return linkedOrder(shopper, link, ip, options);
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
    const ways = { isUnpaid, baseCountryOf, termsOf: orders.terms, adaptedOf: orders.adapted };
    return { supplied: { checkout: { ...orders.start(), ...ways } } };
  },
  confirmation: async (shopper, { path }) => {
    const found = await options.orders.toConfirm(shopper, path.slice(CONFIRM_PATH.length));
    return "location" in found ? found : { supplied: { confirmation: found } };
  },
  lastCart: async ({ session }) => {
    const token = session.read();
    return { supplied: { lastCart: () => options.lastCartOf(token) ?? null } };
  },
  removal: async ({ session }) => ({
    supplied: { removal: options.removals.take(session.read()) },
  }),
  expiredCart: async ({ session }) => {
    const token = session.read() ?? "";
    return {
      supplied: {
        expiredCart: () => {
          // An account's lines stay in its cart.
          const last = isAccountToken(token) ? undefined : options.lastCartOf(token);
          return last && expiredCart(last);
        },
      },
    };
  },
});
