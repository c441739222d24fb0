import type { ShownAccount } from "#relay/contract/account.ts";
import type { Backend } from "#server/backend.ts";
import type { ShopChoices } from "#server/checkout/shopChoices.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { returnAddress } from "./returnAddress.ts";
import { accountView, orderAt } from "./accountView.ts";
import { requestPerson } from "./requestPerson.ts";
import type { ToldOrder } from "./toldOrder.ts";

const ORDER_KEY = /^wc_order_\w+$/;

/** What a page of the account shows to whoever asks for it, over the backend. */
export function createAccounts({
  backend,
  choices,
}: {
  choices: ShopChoices;
  backend: Pick<Backend, "payAt">;
}) {
  const payAt = ({ databaseId: id, orderKey: key }: Pick<ToldOrder, "databaseId" | "orderKey">) =>
    id && key ? backend.payAt?.({ id, key }) : undefined;

  /** The way to pay for an order, for who has its key from a letter and is not shown the order. */
  function payView({ path, search }: { path: string; search: string }): ShownAccount | undefined {
    const id = orderAt(path);
    const key = new URLSearchParams(search).get("key") ?? "";
    if (id === undefined || !ORDER_KEY.test(key)) return undefined;
    const address = payAt({ databaseId: id, orderKey: key });
    return address === undefined ? undefined : { view: "pay", id, payAt: address };
  }

  async function shown(
    { customer, send }: Shopper,
    asked: { path: string; search: string },
  ): Promise<ShownAccount | undefined> {
    const { path, search } = asked;
    if (path === "/account/forgotten") return { view: "forgotten" };
    if (path === "/account/reset") {
      const given = new URLSearchParams(search);
      return { view: "reset", login: given.get("login") ?? "", key: given.get("key") ?? "" };
    }
    const known = customer.isLoggedIn() ? await requestPerson(send) : undefined;
    if (known) {
      return (await accountView(send, asked, known.person, { payAt, choices })) ?? payView(asked);
    }
    const pay = payView(asked);
    if (pay) return pay;
    // The page goes on there by script: nothing but a path of ours.
    const wanted = returnAddress(new URLSearchParams(search).get("return")) ?? path;
    return { view: "signIn", ...(wanted !== "/account" && { wanted }) };
  }

  return { shown };
}
