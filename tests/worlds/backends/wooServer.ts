import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { IDEMPOTENCY_HEADER } from "#relay/contract/sendOperation.ts";
import { movedTo, createShopHandler, createWordPress, findOrder } from "./embeddedShop.ts";
import { CONFIRMED_TOTAL_KEY } from "#server/shop/checkout/backendOrder.ts";
import { openCardProvider } from "./cardProvider.ts";
import type { CardProvider } from "./cardProvider.ts";
import { openMerchant } from "./merchant.ts";
import type { Merchant } from "./merchant.ts";
import { headersOf, textOf } from "./wooCalls.ts";
import type { WooCall } from "./wooCalls.ts";
import { openReferenceShop } from "./referenceShop.ts";
import { openAccounts } from "./wooAccounts.ts";
import type { WooAccounts } from "./wooAccounts.ts";
import { failures } from "./wooErrors.ts";
import type { Failure } from "./wooErrors.ts";

// WooGraphQL test server in place of a merchant's WordPress, with failures on demand.

/** A response whose fields are changed here. */
type ResponseData = { data?: unknown; errors?: unknown[] };

/** Returns the object at a path in a response; undefined if it is not there. */
const objectAt = (data: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], data);

/** Returns an index of a list as a number, as in the path of an error. */
const indexIn = (name: string) => (/^\d+$/.test(name) ? Number(name) : name);

/** Returns a response's text without the fields at these paths, as after an error in a plugin. */
function withoutFields(text: string, fields: ReadonlySet<string>): string {
  const { data, ...rest } = JSON.parse(text) as ResponseData;
  const errors: object[] = [];
  for (const path of [...fields].map((field) => field.split("."))) {
    const name = path.at(-1) ?? "";
    const holder = objectAt(data, path.slice(0, -1)) as Record<string, unknown> | null | undefined;
    if (!holder || !Object.hasOwn(holder, name)) continue;
    holder[name] = null;
    errors.push({ message: "Internal server error", path: path.map(indexIn) });
  }
  if (errors.length === 0) return text;
  return JSON.stringify({ ...rest, data, errors: [...(rest.errors ?? []), ...errors] });
}

const HEADER = "woocommerce-session";
/** WPGraphQL's limit unless its setting is another. */
const MOST_IN_BATCH = 10;

/** Failure of an order. */
export type OrderFailure =
  /** The order is created, and its response is lost. */
  | "response lost"
  /** The order is created, and its response is withheld until `recover`, which breaks the connection. */
  | "response held"
  /** The order is lost before it is created. */
  | "never arrives";

/** A local WooGraphQL shop with a URL of its own. */
export type WooServer = Merchant & {
  endpoint: string;
  accounts: WooAccounts;
  cards: CardProvider;
  /** Returns every request since the last `forget`, in order of arrival. */
  calls: () => readonly WooCall[];
  /** Returns those of them that query a field. */
  callsFor: (field: string) => readonly WooCall[];
  /** Returns the highest number of parallel mutations since the last `forget`. */
  mutationsAtOnce: () => number;
  forget: () => void;
  /** Advances its clock: tokens carry whole seconds, so two of the same second are equal. */
  passTime: (seconds: number) => void;
  /** Makes every request fail in one way. */
  fail: (fault: Failure) => void;
  /**
   * Responds to the field at this path, for example `cart.contents.nodes.0.product`, with null and
   * an error, and to all others as usual.
   */
  failField: (field: string) => void;
  /** Makes every order fail in one way. */
  failOrders: (failure: OrderFailure) => void;
  /** Resolves when an order has met its failure. */
  orderFailed: () => Promise<void>;
  /** Runs `work` between the last cart query and its order. */
  meanwhile: (work: () => void) => void;
  /** Changes the texts of responses, for those that no schema allows. */
  change: (changing: (body: string, operation: string) => string) => void;
  /** Ends all failures and changes of responses, and what its WordPress compares beyond its default. */
  recover: () => void;
  /** Makes its WordPress compare orders with the confirmed total, or not; off by default. */
  checkTotals: (doesCheck: boolean) => void;
  /** Makes its WordPress reject a second order of one intent, or not; off by default. */
  checkIntents: (doesCheck: boolean) => void;
  /** Makes its WordPress recognize a repeated change by its key, or not; on by default. */
  checkChanges: (doesCheck: boolean) => void;
  /** Returns the inputs of all orders received since the last `forget`, created or not. */
  orders: () => readonly Record<string, unknown>[];
  /** Returns the number of its orders. */
  orderCount: () => number;
  /** Returns the cart tokens of all requests to its Store API. */
  cartTokens: () => readonly string[];
  /** Returns the metadata of its last order with this key. */
  orderMeta: (key: string) => string | undefined;
  /**
   * Makes WordPress's own site respond to these paths, as plugins for redirects do, or with nothing
   * until `recover`.
   */
  onSite: (answering: (path: string) => SiteAnswer | undefined) => void;
  /** Returns the paths of its own pages that were requested. */
  sitePaths: () => readonly string[];
  close: () => Promise<void>;
};

/** Answer of WordPress's own site, as opposed to its GraphQL. */
export type SiteAnswer = { status: number; location?: string } | "nothing";

const isCheckout = ({ body }: WooCall) => body.query.includes("checkout(input");

/**
 * Opens a server with plain HTTP over the reference shop, which sells in USD without tax in its
 * prices, has sessions and responds as WooGraphQL does.
 * @param options `ledger` records the applied changes, `orderSecret` is wp-config.php's, `isSmall` omits
 * a thousand plain products; `settings`, `more` and `extendSchema` add settings, products and fields
 */
export async function openWooServer(
  options: Omit<NonNullable<Parameters<typeof openReferenceShop>[0]>, "now"> &
    Pick<NonNullable<Parameters<typeof createShopHandler>[1]>, "extendSchema"> = {},
): Promise<WooServer> {
  let delayed = 0;
  let failure: Failure | undefined;
  let checksTotals = false;
  let checksChanges = true;
  let orderFailure: OrderFailure | undefined;
  let orderMet = Promise.withResolvers<void>();
  let happening = () => {};
  let changing = (text: string, _operation: string) => text;
  let answering: (path: string) => SiteAnswer | undefined = () => undefined;
  const held: ServerResponse[] = [];
  const brokenFields = new Set<string>();
  const calls: WooCall[] = [];
  const sitePaths: string[] = [];
  const cartTokens: string[] = [];
  const mutations = { now: 0, most: 0 };
  const { extendSchema, ...ofShop } = options;
  const shop = await openReferenceShop({ ...ofShop, now: () => Date.now() + delayed });
  const handle = createShopHandler(shop, extendSchema ? { extendSchema } : {});
  const wordpress = createWordPress(shop);
  const accounts = openAccounts(shop);
  // Without the plugin WooGraphQL stores the intent like any other meta data, and finds no order by
  // it.
  const checkIntents = (doesCheck: boolean) =>
    void shop.database.run(
      doesCheck
        ? "drop trigger if exists no_intents"
        : `create trigger if not exists no_intents before insert on order_intent
           begin select raise(ignore); end`,
    );
  checkIntents(false);

  /** Works for a moment, in which a parallel mutation would be counted. */
  async function mutate(work: () => Promise<Response>): Promise<Response> {
    mutations.now += 1;
    mutations.most = Math.max(mutations.most, mutations.now);
    await pause(5);
    return work().finally(() => void (mutations.now -= 1));
  }

  /** Returns the shop's response to a customer's or a guest's request. */
  async function request({ query, variables }: WooCall["body"], text: string, headers: Headers) {
    const { input = {} } = (variables ?? {}) as { input?: Record<string, string> };
    const account = accounts.response(query, input, headers);
    if (account) return account;
    const { token, refusal } = accounts.admit(headers);
    if (refusal) return refusal;
    const url = "http://shop.example/graphql";
    // Without the plugin WooGraphQL stores the confirmed total like any other meta data.
    const body = checksTotals
      ? text
      : text.replaceAll(CONFIRMED_TOTAL_KEY, `un${CONFIRMED_TOTAL_KEY}`);
    const backendResponse = await handle(new Request(url, { method: "POST", headers, body }));
    if (token && !backendResponse.headers.has(HEADER)) backendResponse.headers.set(HEADER, token);
    return backendResponse;
  }

  /** Returns the response to an operation, or to a batch of as many as WPGraphQL allows. */
  function responseTo(
    body: WooCall["body"] | WooCall["body"][],
    text: string,
    headers: Headers,
  ): Promise<Response> {
    if (!Array.isArray(body)) {
      const respond = () => request(body, text, headers);
      return body.query.startsWith("mutation") ? mutate(respond) : respond();
    }
    const count = body.length;
    if (count <= MOST_IN_BATCH) return request({ query: "" }, text, headers);
    const message = `Batch requests are limited to ${MOST_IN_BATCH} operations. This request contained ${count}`;
    return Promise.resolve(Response.json({ errors: [{ message }] }, { status: 500 }));
  }

  async function result(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(message);
    const headers = headersOf(message);
    // Without the plugin WordPress knows no keys of changes.
    if (!checksChanges) headers.delete(IDEMPOTENCY_HEADER);
    const body = JSON.parse(text) as WooCall["body"] | WooCall["body"][];
    const received = [body].flat().map((operation): WooCall => ({
      body: operation,
      session: headers.get(HEADER) ?? undefined,
      authorization: headers.get("authorization") ?? undefined,
      headers,
      token: undefined,
    }));
    calls.push(...received);
    if (failure) {
      await failures[failure](response);
      return;
    }
    const isOrder = received.some(isCheckout);
    if (isOrder) happening();
    const failed = isOrder ? orderFailure : undefined;
    if (failed === "never arrives") {
      response.destroy();
      orderMet.resolve();
      return;
    }
    const backendResponse = await responseTo(body, text, headers);
    if (failed) {
      if (failed === "response held") held.push(response);
      else response.destroy();
      orderMet.resolve();
      return;
    }
    const token = backendResponse.headers.get(HEADER) ?? undefined;
    for (const call of received) call.token = token;
    // WordPress plugins set cookies on any response.
    const cookie = { "set-cookie": "wordpress_plugin=its-own; path=/" };
    const date = new Date(Date.now() + delayed).toUTCString();
    response.writeHead(backendResponse.status, {
      ...Object.fromEntries(backendResponse.headers),
      ...cookie,
      date,
    });
    const operation = received[0]?.body.operationName ?? "";
    response.end(changing(withoutFields(await backendResponse.text(), brokenFields), operation));
  }

  /** Responds to a request of the Store API. */
  async function respondInStore(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(message);
    // Without the plugin WooCommerce drops the confirmed total.
    const body = checksTotals ? text : text.replace("seen_total", "dropped");
    const { method = "GET", url = "" } = message;
    const headers = headersOf(message);
    cartTokens.push(headers.get("cart-token") ?? "");
    const backendResponse = await wordpress(
      new Request(new URL(url, "http://shop.example"), {
        method,
        headers,
        ...(method === "POST" && { body }),
      }),
    );
    response.writeHead(backendResponse.status, Object.fromEntries(backendResponse.headers));
    response.end(await backendResponse.text());
  }

  /**
   * Responds for WordPress's own site: redirects a moved product, what `onSite` says, and has no
   * pages.
   */
  function respondOnSite({ url = "/", headers }: IncomingMessage, response: ServerResponse): void {
    sitePaths.push(url);
    const own = answering(url);
    if (own === "nothing") return void held.push(response);
    if (own) {
      response.writeHead(own.status, own.location === undefined ? {} : { location: own.location });
      return void response.end();
    }
    const target = movedTo(shop, url);
    if (target) response.setHeader("location", `http://${headers.host}${target}`);
    response.writeHead(target ? 301 : 404).end();
  }

  const server = createServer((message, response) => {
    const isStore = message.url?.startsWith("/wp-json/") === true;
    if (message.method !== "POST" && !isStore) {
      respondOnSite(message, response);
      return;
    }
    const responded = isStore ? respondInStore(message, response) : result(message, response);
    responded.catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    accounts,
    cards: openCardProvider(shop),
    calls: () => calls,
    callsFor: (field) => calls.filter(({ body }) => body.query.includes(field)),
    mutationsAtOnce: () => mutations.most,
    forget: () => {
      calls.splice(0);
      mutations.most = 0;
    },
    passTime: (seconds) => void (delayed += seconds * 1000),
    fail: (next) => void (failure = next),
    failField: (field) => void brokenFields.add(field),
    failOrders: (next) => {
      orderFailure = next;
      orderMet = Promise.withResolvers();
    },
    orderFailed: () => orderMet.promise,
    meanwhile: (work) => void (happening = work),
    change: (next) => void (changing = next),
    recover: () => {
      failure = undefined;
      orderFailure = undefined;
      for (const response of held.splice(0)) response.destroy();
      happening = () => {};
      changing = (text) => text;
      answering = () => undefined;
      brokenFields.clear();
      checksTotals = false;
      checksChanges = true;
      checkIntents(false);
    },
    ...openMerchant(shop),
    checkTotals: (doesCheck) => void (checksTotals = doesCheck),
    checkIntents,
    checkChanges: (doesCheck) => void (checksChanges = doesCheck),
    orders: () =>
      calls
        .filter(isCheckout)
        .map(({ body }) => (body.variables?.["input"] ?? {}) as Record<string, unknown>),
    orderCount: () => Number(shop.database.first("select count(*) as n from shop_order")?.["n"]),
    cartTokens: () => cartTokens,
    orderMeta: (wanted) =>
      findOrder(shop, {
        id: Number(shop.database.first("select max(id) as id from shop_order")?.["id"]),
      })?.metaData.find(({ key }) => key === wanted)?.value,
    onSite: (next) => void (answering = next),
    sitePaths: () => sitePaths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      shop.close();
    },
  };
}
