import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { movedTo, createShopHandler } from "./embeddedShop.ts";
import { SEEN_TOTAL_KEY } from "#server/checkout/orderMetaKeys.ts";
import { openReferenceShop } from "./referenceShop.ts";
import { openAccounts } from "./wooAccounts.ts";
import type { WooAccounts } from "./wooAccounts.ts";
import { faults } from "./wooFaults.ts";
import type { Fault } from "./wooFaults.ts";

const HEADER = "woocommerce-session";

/** A call of the storefront's, and the token that its answer brought. */
export type WooCall = {
  body: { operationName?: string; query: string; variables?: Record<string, unknown> };
  /** The session header's whole value. */
  session: string | undefined;
  /** The whole `Authorization`. */
  authorization: string | undefined;
  /** The bare token of the answer. */
  token: string | undefined;
};

/** A WooGraphQL shop on this machine, at an address of its own. */
export type WooServer = {
  endpoint: string;
  accounts: WooAccounts;
  /** Every call since the last `forget`, in the order in which they arrived. */
  calls: () => readonly WooCall[];
  /** The most mutations that were ever under way together since the last `forget`. */
  mutationsAtOnce: () => number;
  forget: () => void;
  /** Lets its clock run ahead: tokens carry whole seconds, so two of one second are the same. */
  passTime: (seconds: number) => void;
  /** Lets every call fail in one way. */
  fail: (fault: Fault) => void;
  /**
   * Answers the root fields of this name, or `parent.field` below one, with null and an error, and
   * all else as ever.
   */
  failField: (field: string) => void;
  recover: () => void;
  /** Takes a product off the shelves, as a merchant does. */
  withdraw: (slug: string) => void;
  /** Gives a product another price, in the smallest unit. */
  reprice: (slug: string, price: number) => void;
  /** Ends a coupon. */
  endCoupon: (code: string) => void;
  /** Has delivery at a flat rate cost something else from now on. */
  chargeForDelivery: (cost: string) => void;
  /** Has its WordPress hold orders to the total that was seen, or not: it does not unless told. */
  checkTotals: (doesCheck: boolean) => void;
  /** Gives a product another slug, as a merchant does. */
  rename: (slug: string, newSlug: string) => void;
  /** The paths of its own pages that were asked for. */
  sitePaths: () => readonly string[];
  close: () => Promise<void>;
};

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const headersOf = (message: IncomingMessage) =>
  new Headers(
    Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(", ")]],
    ),
  );

/** An answer, as far down as it is broken here. */
type Answered = {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: unknown[];
};

/** An answer in which some root fields could not be resolved, as after a fault in a plugin. */
function withoutFields(text: string, fields: ReadonlySet<string>): string {
  const { data, ...rest } = JSON.parse(text) as Answered;
  const errors: object[] = [];
  for (const path of [...fields].map((field) => field.split("."))) {
    const name = path.at(-1) ?? "";
    const holder: Record<string, unknown> | null | undefined =
      path.length > 1 ? data?.[path[0] ?? ""] : data;
    if (!holder || !Object.hasOwn(holder, name)) continue;
    holder[name] = null;
    errors.push({ message: "Internal server error", path });
  }
  if (errors.length === 0) return text;
  return JSON.stringify({ ...rest, data, errors: [...(rest.errors ?? []), ...errors] });
}

/**
 * Opens a stand-in for a merchant's WordPress: plain HTTP over the reference shop, which sells in
 * USD without tax in its prices, keeps sessions and answers as WooGraphQL does.
 */
export async function openWooServer(): Promise<WooServer> {
  let ahead = 0;
  let fault: Fault | undefined;
  let checksTotals = false;
  const brokenFields = new Set<string>();
  const calls: WooCall[] = [];
  const sitePaths: string[] = [];
  const mutations = { now: 0, most: 0 };
  const shop = await openReferenceShop({ now: () => Date.now() + ahead });
  const handle = createShopHandler(shop);
  const accounts = openAccounts(shop);

  /** A moment of work, in which another mutation would be seen to arrive. */
  async function mutate(work: () => Promise<Response>): Promise<Response> {
    mutations.now += 1;
    mutations.most = Math.max(mutations.most, mutations.now);
    await pause(5);
    return work().finally(() => void (mutations.now -= 1));
  }

  /** The shop's answer, to a customer's call or a guest's. */
  async function ask({ query, variables }: WooCall["body"], text: string, headers: Headers) {
    const { input = {} } = (variables ?? {}) as { input?: Record<string, string> };
    const account = accounts.answer(query, input, headers);
    if (account) return account;
    const { token, refusal } = accounts.admit(headers);
    if (refusal) return refusal;
    const url = "http://shop.example/graphql";
    // To WooGraphQL alone the total that was seen is meta data like any other.
    const body = checksTotals ? text : text.replaceAll(SEEN_TOTAL_KEY, `un${SEEN_TOTAL_KEY}`);
    const answered = await handle(new Request(url, { method: "POST", headers, body }));
    if (token && !answered.headers.has(HEADER)) answered.headers.set(HEADER, token);
    return answered;
  }

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(message);
    const headers = headersOf(message);
    const body = JSON.parse(text) as WooCall["body"];
    const call: WooCall = {
      body,
      session: headers.get(HEADER) ?? undefined,
      authorization: headers.get("authorization") ?? undefined,
      token: undefined,
    };
    calls.push(call);
    if (fault) {
      await faults[fault](response);
      return;
    }
    const answered = await (body.query.startsWith("mutation")
      ? mutate(() => ask(body, text, headers))
      : ask(body, text, headers));
    call.token = answered.headers.get(HEADER) ?? undefined;
    // WordPress's plugins set cookies wherever they please.
    const cookie = { "set-cookie": "wordpress_plugin=its-own; path=/" };
    response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), ...cookie });
    response.end(withoutFields(await answered.text(), brokenFields));
  }

  /** WordPress's own front: it knows where a product went, and shows nothing here. */
  function answerOnSite({ url = "/", headers }: IncomingMessage, response: ServerResponse): void {
    sitePaths.push(url);
    const target = movedTo(shop, url);
    if (target) response.setHeader("location", `http://${headers.host}${target}`);
    response.writeHead(target ? 301 : 404).end();
  }

  const server = createServer((message, response) => {
    if (message.method === "HEAD") {
      answerOnSite(message, response);
      return;
    }
    answer(message, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    accounts,
    calls: () => calls,
    mutationsAtOnce: () => mutations.most,
    forget: () => {
      calls.splice(0);
      mutations.most = 0;
    },
    passTime: (seconds) => void (ahead += seconds * 1000),
    fail: (next) => void (fault = next),
    failField: (field) => void brokenFields.add(field),
    recover: () => {
      fault = undefined;
      brokenFields.clear();
    },
    withdraw: (slug) =>
      void shop.database.run("update product set status = 'draft' where slug = ?", slug),
    reprice: (slug, price) =>
      void shop.database.run(
        "update product set regular_price = ?, sale_price = null where slug = ?",
        price,
        slug,
      ),
    endCoupon: (code) =>
      void shop.database.run(
        "update coupon set expires = ? where code = ?",
        Math.floor(Date.now() / 1000) - 60,
        code,
      ),
    chargeForDelivery: (cost) => {
      const [first, ...others] = shop.settings.shippingZones;
      if (!first) throw new Error("The shop delivers somewhere.");
      const methods = first.methods.map((method) =>
        method.kind === "flat_rate" ? { ...method, cost } : method,
      );
      shop.settings = { ...shop.settings, shippingZones: [{ ...first, methods }, ...others] };
    },
    checkTotals: (doesCheck) => void (checksTotals = doesCheck),
    rename: (slug, newSlug) =>
      void shop.database.run("update product set slug = ? where slug = ?", newSlug, slug),
    sitePaths: () => sitePaths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      shop.close();
    },
  };
}
