import type { ShownAccount } from "#relay/contract/account/accountData.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { Orders } from "#server/shop/checkout/orders.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { returnAddress } from "./returnAddress.ts";
import { accountView, orderAt } from "./accountView.ts";
import { requestPerson } from "./requestPerson.ts";
import type { OrderData } from "./orderFragments.ts";

const ORDER_KEY = /^wc_order_\w+$/;

/** Creates the data source of the account's pages, over the backend. */
export function createAccountSource({
  backend,
  choices,
  orders,
  signsIn,
  canEmailLinks,
  findsOlderOrders,
  warn,
}: {
  choices: ShopChoices;
  backend: Pick<Backend, "payAt">;
  orders: Pick<Orders, "guestEmail">;
  /** True if the server signs a customer in to WordPress before a payment. */
  signsIn: boolean;
  /** True if the backend can email an order's link. */
  canEmailLinks: () => Promise<boolean>;
  /** True if the backend shows guests' orders that are not stored any more. */
  findsOlderOrders: () => Promise<boolean>;
  /** Logs that the backend's response lacks a list. */
  warn: (message: string, facts: object) => void;
}) {
  const payAt = ({ databaseId: id, orderKey: key }: Pick<OrderData, "databaseId" | "orderKey">) =>
    id && key ? backend.payAt?.({ id, key }) : undefined;

  /**
   * Returns the payment link for a shopper who has the order's key from an email but may not see
   * the order.
   */
  function payView({ path, search }: { path: string; search: string }): ShownAccount | undefined {
    const id = orderAt(path);
    const key = new URLSearchParams(search).get("key") ?? "";
    if (id === undefined || !ORDER_KEY.test(key)) return undefined;
    const address = payAt({ databaseId: id, orderKey: key });
    return address === undefined ? undefined : { view: "pay", id, payAt: address };
  }

  /** Returns the sign-in view; a guest's receipt links to it for the guest's email address. */
  async function signInView(
    shopper: Shopper,
    { path, search }: { path: string; search: string },
  ): Promise<ShownAccount> {
    const given = new URLSearchParams(search);
    // The page's script navigates to this path, so it must be one of ours.
    const wanted = returnAddress(given.get("return")) ?? path;
    const email = given.get("for") === "order" ? await orders.guestEmail(shopper) : undefined;
    return {
      view: "signIn",
      ...(wanted !== "/account" && { wanted }),
      ...(email !== undefined && { email }),
    };
  }

  async function shown(
    shopper: Shopper,
    requested: { path: string; search: string },
  ): Promise<ShownAccount | undefined> {
    const { customer, send } = shopper;
    const { path, search } = requested;
    if (path === "/account/find-order") {
      const [canEmail, findsOlder] = await Promise.all([canEmailLinks(), findsOlderOrders()]);
      return { view: "findOrder", canEmail, findsOlder };
    }
    if (path === "/account/forgotten") return { view: "forgotten" };
    if (path === "/account/reset") {
      const given = new URLSearchParams(search);
      return { view: "reset", login: given.get("login") ?? "", key: given.get("key") ?? "" };
    }
    const known = customer.isSignedIn() ? await requestPerson(send) : undefined;
    if (known) {
      const view = await accountView(send, requested, known.person, {
        payAt,
        signsIn,
        choices,
      });
      if (view && Object.values(view).includes(null)) {
        warn("the backend did not return a list of the account", { view: view.view });
      }
      return view ?? payView(requested);
    }
    return payView(requested) ?? signInView(shopper, requested);
  }

  return { shown };
}
