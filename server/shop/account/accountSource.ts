import { randomUUID } from "node:crypto";
import type { Download, Person, ShownAccount } from "#relay/contract/account/accountData.ts";
import { startCountry } from "#relay/contract/account/startCountry.ts";
import { addressParts } from "#relay/contract/order/orderFields.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import addressesDocument from "#server/__generated__/accountSourceAddressesQuery.graphql.ts";
import type { accountSourceAddressesQuery } from "#server/__generated__/accountSourceAddressesQuery.graphql.ts";
import downloadsDocument from "#server/__generated__/accountSourceDownloadsQuery.graphql.ts";
import type { accountSourceDownloadsQuery } from "#server/__generated__/accountSourceDownloadsQuery.graphql.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { Orders } from "#server/shop/checkout/orders.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { returnAddress } from "./returnAddress.ts";
import { completeOrder } from "./customerOrder.ts";
import { requestOrder } from "./requestOrder.ts";
import { requestOrderList } from "./requestOrderList.ts";
import { requestPerson } from "./requestPerson.ts";
import type { OrderData } from "./requestOrder.ts";

// Data of the account pages, by path: orders, addresses, details and downloads.

void graphql`
  query accountSourceAddressesQuery {
    allowedCountries
    customer {
      billing {
        ...customerAddress_address @relay(mask: false)
        phone
      }
      shipping {
        ...customerAddress_address @relay(mask: false)
        phone
      }
    }
  }
`;

void graphql`
  query accountSourceDownloadsQuery {
    customer {
      downloadableItems(first: 100) {
        nodes {
          name
          url
          downloadsRemaining
          accessExpires
        }
      }
    }
  }
`;

const ORDER_KEY = /^wc_order_\w+$/;

/** Fetches the customer's downloads; null if the backend's response lacks the list. */
async function requestDownloads(send: typeof fetch): Promise<Download[] | null> {
  const { data } = await requestShop<accountSourceDownloadsQuery>(send, downloadsDocument, {});
  const items = data?.customer?.downloadableItems;
  if (!items?.nodes) return null;
  return items.nodes.map(({ name, url, downloadsRemaining: remaining, accessExpires: until }) => ({
    name: htmlToText(name ?? ""),
    // The page links to this URL as is, so only http and https are allowed.
    url: /^https?:\/\//.test(url ?? "") ? (url ?? "") : "",
    ...(typeof remaining === "number" && { remaining }),
    ...(until && { until }),
  }));
}

/**
 * Fetches the customer's addresses as form fields, and the countries that the shop sells to. An
 * address without a country starts with the shop's.
 */
export async function requestAddresses(
  send: typeof fetch,
  { baseCountry }: Pick<ShopChoices, "baseCountry">,
) {
  const { data } = await requestShop<accountSourceAddressesQuery>(send, addressesDocument, {});
  const { allowedCountries, customer } = data ?? {};
  if (!customer || !allowedCountries) throw new Error("the backend returned no addresses");
  const countries = allowedCountries.filter((code) => code != null);
  const parts = [...addressParts, "phone"] as const;
  const kinds = ["billing", "shipping"] as const;
  const base = kinds.every((kind) => customer[kind]?.country) ? undefined : await baseCountry();
  const valueOf = (kind: (typeof kinds)[number], part: (typeof parts)[number]) =>
    part === "country"
      ? startCountry(customer[kind]?.country, countries, base)
      : (customer[kind]?.[part] ?? "");
  const typed = kinds.flatMap((kind) =>
    parts.map((part) => [`${kind}_${part}`, valueOf(kind, part)]),
  );
  return {
    countries,
    typed: Object.fromEntries(typed) as Record<string, string>,
  };
}

/** Dependencies of an order's page besides the order. */
type OrderPageTools = {
  choices: ShopChoices;
  /** Returns an order's payment URL, if the backend has one. */
  payAt: (order: OrderData) => string | undefined;
  /** True if the server signs a customer in to WordPress before a payment. */
  signsIn: boolean;
};

const ORDER = /^\/account\/orders\/([1-9]\d{0,14})$/;

/** Returns the order id in a path of an order's page. */
function orderAt(path: string): number | undefined {
  const [, id] = ORDER.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Returns the data of an account page for a signed-in customer; undefined if there is no such page.
 * Rejects without a usable backend response.
 */
async function accountView(
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

/** Creates the data source of the account's pages, over the backend. */
export function createAccountSource({
  backend,
  choices,
  orders,
  signsIn,
  canEmailLinks,
  canWithdraw,
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
  /** True if the backend takes withdrawals from contracts. */
  canWithdraw: () => Promise<boolean>;
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

  /** Prefills a withdrawal: a customer's own, or from the order whose page led to it. */
  async function withdrawalOf(shopper: Shopper, search: string): Promise<Record<string, string>> {
    const contract = new URLSearchParams(search).get("order")?.slice(0, 40) ?? "";
    if (shopper.customer.isSignedIn()) {
      const { firstName, lastName, email } = (await requestPerson(shopper.send))?.person ?? {};
      const name = [firstName, lastName].filter(Boolean).join(" ");
      return { name, contract, contractEmail: email ?? "" };
    }
    const email = contract && (await orders.guestEmail(shopper));
    return { contract, contractEmail: email ?? "" };
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
    if (path === "/withdraw") {
      const [can, typed] = await Promise.all([canWithdraw(), withdrawalOf(shopper, search)]);
      return { view: "withdraw", canWithdraw: can, typed };
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
