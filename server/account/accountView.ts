import type { Person, ShownAccount } from "#relay/contract/account.ts";
import type { ShopChoices } from "#server/checkout/shopChoices.ts";
import { wholeOrder } from "./customerOrder.ts";
import { requestAddresses } from "./requestAddresses.ts";
import { requestDownloads } from "./requestDownloads.ts";
import { requestOrder } from "./requestOrder.ts";
import { requestOrders } from "./requestOrders.ts";
import type { ToldOrder } from "./toldOrder.ts";

/** What an order's page goes by besides the order. */
export type OrderPlaces = {
  choices: ShopChoices;
  /** Where one of the shop's orders is paid, if that can be said. */
  payAt: (order: ToldOrder) => string | undefined;
};

const ORDER = /^\/account\/orders\/([1-9]\d{0,14})$/;

/** The id of the order whose page a path is. */
export function orderAt(path: string): number | undefined {
  const [, id] = ORDER.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * What a page of the account shows to a customer who is signed in; undefined where there is no such
 * page. Rejects where the backend gives no usable answer.
 */
export async function accountView(
  send: typeof fetch,
  { path, search }: { path: string; search: string },
  person: Person,
  { payAt, choices }: OrderPlaces,
): Promise<ShownAccount | undefined> {
  switch (path) {
    case "/account": {
      const after = new URLSearchParams(search).get("after") ?? undefined;
      return { view: "orders", person, ...(await requestOrders(send, after)) };
    }
    case "/account/addresses":
      return { view: "addresses", person, ...(await requestAddresses(send)) };
    case "/account/details":
      return { view: "details", person };
    case "/account/downloads":
      return { view: "downloads", person, downloads: await requestDownloads(send) };
    default: {
      const id = orderAt(path);
      const told = id === undefined ? undefined : await requestOrder(send, id);
      if (!told) return undefined;
      const countries = [told.billing?.country ?? "", told.shipping?.country ?? ""];
      const statesOf = await choices.statesOfAll(countries);
      const order = wholeOrder(told, { statesOf, payAt: payAt(told) });
      return { view: "order", person, order };
    }
  }
}
