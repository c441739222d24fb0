import { randomUUID } from "node:crypto";
import type { Person, ShownAccount } from "#relay/contract/account/accountData.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import { completeOrder } from "./customerOrder.ts";
import { requestAddresses } from "./requestAddresses.ts";
import { requestDownloads } from "./requestDownloads.ts";
import { requestOrder } from "./requestOrder.ts";
import { requestOrderList } from "./requestOrderList.ts";
import type { OrderData } from "./orderFragments.ts";

// Data of the account pages, by path: orders, addresses, details and downloads.

/** Dependencies of an order's page besides the order. */
export type OrderPageTools = {
  choices: ShopChoices;
  /** Returns an order's payment URL, if the backend has one. */
  payAt: (order: OrderData) => string | undefined;
  /** True if the server signs a customer in to WordPress before a payment. */
  signsIn: boolean;
};

const ORDER = /^\/account\/orders\/([1-9]\d{0,14})$/;

/** Returns the order id in a path of an order's page. */
export function orderAt(path: string): number | undefined {
  const [, id] = ORDER.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Returns the data of an account page for a signed-in customer; undefined if there is no such page.
 * Rejects without a usable backend response.
 */
export async function accountView(
  send: typeof fetch,
  { path, search }: { path: string; search: string },
  person: Person,
  { payAt, signsIn, choices }: OrderPageTools,
): Promise<ShownAccount | undefined> {
  switch (path) {
    case "/account": {
      const after = new URLSearchParams(search).get("after") ?? undefined;
      return { view: "orders", person, ...(await requestOrderList(send, after)) };
    }
    case "/account/addresses":
      return { view: "addresses", person, ...(await requestAddresses(send, choices)) };
    case "/account/details":
      return { view: "details", person };
    case "/account/downloads":
      return { view: "downloads", person, downloads: await requestDownloads(send) };
    default: {
      const id = orderAt(path);
      const backendOrder = id === undefined ? undefined : await requestOrder(send, id);
      if (!backendOrder) return undefined;
      const countries = [backendOrder.billing?.country ?? "", backendOrder.shipping?.country ?? ""];
      const statesOf = await choices.statesOfAll(countries);
      const order = completeOrder(backendOrder, {
        statesOf,
        payAt: payAt(backendOrder),
        signsIn,
      });
      return { view: "order", person, order, again: randomUUID() };
    }
  }
}
