import type { ShownAccount } from "#relay/contract/accountData.ts";
import type { Backend } from "#server/backend.ts";
import type { ShopChoices } from "#server/checkout/shopChoices.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { returnAddress } from "./returnAddress.ts";
import { accountView, orderAt } from "./accountView.ts";
import { requestPerson } from "./requestPerson.ts";
import type { OrderData } from "./orderFragments.ts";

const ORDER_KEY = /^wc_order_\w+$/;

/** Creates the data source of the account's pages, over the backend. */
export function createAccounts({
  backend,
  choices,
}: {
  choices: ShopChoices;
  backend: Pick<Backend, "payAt">;
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

  async function shown(
    { customer, send }: Shopper,
    requested: { path: string; search: string },
  ): Promise<ShownAccount | undefined> {
    const { path, search } = requested;
    if (path === "/account/forgotten") return { view: "forgotten" };
    if (path === "/account/reset") {
      const given = new URLSearchParams(search);
      return { view: "reset", login: given.get("login") ?? "", key: given.get("key") ?? "" };
    }
    const known = customer.isLoggedIn() ? await requestPerson(send) : undefined;
    if (known) {
      return (
        (await accountView(send, requested, known.person, { payAt, choices })) ?? payView(requested)
      );
    }
    const pay = payView(requested);
    if (pay) return pay;
    // The page's script navigates to this path, so it must be one of ours.
    const wanted = returnAddress(new URLSearchParams(search).get("return")) ?? path;
    return { view: "signIn", ...(wanted !== "/account" && { wanted }) };
  }

  return { shown };
}
