import type { Download, OrderHead, Person, ShownAccount } from "#relay/contract/account.ts";
import { addressParts } from "#relay/contract/checkoutFields.ts";
import { askShop } from "#server/checkout/shopDocuments.ts";
import { plainText } from "#server/search/plainText.ts";
import type { ShopChoices } from "#server/checkout/shopChoices.ts";
import { documents } from "./accountDocuments.ts";
import { orderHead, wholeOrder } from "./customerOrder.ts";
import { everyNode } from "./everyNode.ts";
import type { ToldHead, ToldOrder } from "./customerOrder.ts";

type Nullable<Value> = Value | null | undefined;

type ToldCustomer = Nullable<{
  id: string;
  email?: Nullable<string>;
  username?: Nullable<string>;
  firstName?: Nullable<string>;
  lastName?: Nullable<string>;
  displayName?: Nullable<string>;
}>;

/** The customer in whose name something is asked, and how the backend calls them. */
export type KnownPerson = { id: string; person: Person };

/** Who asks; undefined for a guest. Rejects where the backend does not say. */
export async function askPerson(send: typeof fetch): Promise<KnownPerson | undefined> {
  const { data } = await askShop(send, documents.person);
  const { customer } = (data ?? {}) as { customer?: ToldCustomer };
  if (!customer) throw new Error("the backend did not say who is signed in");
  const { id, email, username, firstName, lastName, displayName } = customer;
  if (id === "guest" || !email) return undefined;
  const person: Person = {
    email,
    username: username ?? email,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    displayName: displayName ?? "",
  };
  return { id, person };
}

/** An order of the customer's own; undefined where there is none, or it is another's. */
export async function askOrder(send: typeof fetch, id: number): Promise<ToldOrder | undefined> {
  const { data } = await askShop(send, documents.order(id));
  const { [`order${id}`]: order, paymentGateways } = data ?? {};
  if (!order) return undefined;
  const gateways = (paymentGateways ?? { nodes: [] }) as ToldOrder["gateways"];
  const told = { ...(order as Omit<ToldOrder, "gateways">), gateways };
  const nodes = await everyNode(told.lineItems, async (after) => {
    const { data: more } = await askShop(send, documents.orderLines(id), { after });
    return (more?.[`order${id}`] as Pick<ToldOrder, "lineItems"> | null | undefined)?.lineItems;
  });
  return { ...told, lineItems: { nodes } };
}

/**
 * The customer's orders, ten at a time. What the backend lists are all orders to an email address
 * that the customer may have made up: only those are shown that it gives to this customer by name.
 */
async function askOrders(
  send: typeof fetch,
  after: string | undefined,
): Promise<{ orders: OrderHead[]; older?: string }> {
  const listed = await askShop(send, documents.orderNumbers, { after: after ?? null });
  const { customer } = (listed.data ?? {}) as {
    customer?: {
      orders?: {
        nodes?: { databaseId: number }[];
        pageInfo?: { hasNextPage: boolean; endCursor: string | null };
      } | null;
    } | null;
  };
  if (!customer?.orders) throw new Error("the backend did not tell the customer's orders");
  const { nodes = [], pageInfo } = customer.orders;
  const ids = nodes.map(({ databaseId }) => databaseId);
  const older = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  if (ids.length === 0) return { orders: [] };
  const { data } = await askShop(send, documents.orderHeads(ids));
  const told = (data ?? {}) as Record<string, ToldHead | null>;
  const orders = ids.flatMap((id) => {
    const order = told[`order${id}`];
    return order ? [orderHead(order)] : [];
  });
  return { orders, ...(older && { older }) };
}

async function askAddresses(send: typeof fetch) {
  const { data } = await askShop(send, documents.addresses);
  const { allowedCountries, customer } = (data ?? {}) as {
    allowedCountries?: Nullable<readonly Nullable<string>[]>;
    customer?: Nullable<Record<"billing" | "shipping", Nullable<Record<string, string | null>>>>;
  };
  if (!customer || !allowedCountries) throw new Error("the backend did not tell the addresses");
  const typed = (["billing", "shipping"] as const).flatMap((kind) =>
    [...addressParts, "phone"].map((part) => [`${kind}_${part}`, customer[kind]?.[part] ?? ""]),
  );
  return {
    countries: allowedCountries.filter((code) => code !== null && code !== undefined),
    typed: Object.fromEntries(typed) as Record<string, string>,
  };
}

async function askDownloads(send: typeof fetch): Promise<Download[]> {
  const { data } = await askShop(send, documents.downloads);
  const { customer } = (data ?? {}) as {
    customer?: Nullable<{
      downloadableItems?: Nullable<{
        nodes: readonly {
          name: Nullable<string>;
          url: Nullable<string>;
          downloadsRemaining: Nullable<number>;
          accessExpires: Nullable<string>;
        }[];
      }>;
    }>;
  };
  if (!customer?.downloadableItems) throw new Error("the backend did not tell the downloads");
  return customer.downloadableItems.nodes.map(
    ({ name, url, downloadsRemaining: remaining, accessExpires: until }) => ({
      name: plainText(name ?? ""),
      // A link is followed as it stands: nothing but the web's own.
      url: /^https?:\/\//.test(url ?? "") ? (url ?? "") : "",
      ...(typeof remaining === "number" && { remaining }),
      ...(until && { until }),
    }),
  );
}

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
      return { view: "orders", person, ...(await askOrders(send, after)) };
    }
    case "/account/addresses":
      return { view: "addresses", person, ...(await askAddresses(send)) };
    case "/account/details":
      return { view: "details", person };
    case "/account/downloads":
      return { view: "downloads", person, downloads: await askDownloads(send) };
    default: {
      const id = orderAt(path);
      const told = id === undefined ? undefined : await askOrder(send, id);
      if (!told) return undefined;
      const countries = [told.billing?.country ?? "", told.shipping?.country ?? ""];
      const statesOf = await choices.statesOfAll(countries);
      const order = wholeOrder(told, { statesOf, payAt: payAt(told) });
      return { view: "order", person, order };
    }
  }
}
