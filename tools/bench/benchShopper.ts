import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";

// HTTP shopper of the overload benchmark: fills a cart and places one order.

/** Response to a shopper's request. */
type Response = { status: number; body: string; cookie: string | undefined };

/** A shopper with a cart, who places one order. */
export type BenchShopper = {
  cookie: string;
  /** Opens the checkout and places the order; false if it was not placed. */
  checkOut: () => Promise<boolean>;
};

// Connections are kept alive, as by a proxy, and opened as needed.
const agent = new Agent({ keepAlive: true, maxFreeSockets: 1000 });

const TIMEOUT_MS = 30_000;

/** Sends a request, with fields as a form or as JSON, and reads the response. */
export async function exchange(
  address: string,
  headers: Record<string, string>,
  sent?: { form: Record<string, string> } | { json: object },
): Promise<Response> {
  const url = new URL(address);
  const body =
    sent && ("form" in sent ? String(new URLSearchParams(sent.form)) : JSON.stringify(sent.json));
  const type = sent && ("form" in sent ? "application/x-www-form-urlencoded" : "application/json");
  const given = { ...headers, origin: url.origin, ...(type && { "content-type": type }) };
  const method = sent ? "POST" : "GET";
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const out = request(url, { agent, method, headers: given }, (response) => {
    const cookie = response.headers["set-cookie"]?.find((line) => line.startsWith("woo-session="));
    text(response).then(
      (read) =>
        resolve({ status: response.statusCode ?? 0, body: read, cookie: cookie?.split(";", 1)[0] }),
      reject,
    );
  });
  out.on("error", reject);
  out.setTimeout(TIMEOUT_MS, () => out.destroy(new Error("no response in time")));
  out.end(body);
  return promise;
}

/** Reads the value of a hidden input. */
const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&") ?? "";

/** Addresses of shoppers, as a proxy would forward them. */
const addressOf = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`;

/** Creates a shopper with a product in the cart and the addresses of the order. */
export async function createBenchShopper(
  url: string,
  productId: string,
  number: number,
): Promise<BenchShopper> {
  const forwarded = { "x-forwarded-for": addressOf(number), accept: "text/html" };
  const added = await exchange(`${url}/cart/items`, forwarded, {
    form: { productId, quantity: "1" },
  });
  if (!added.cookie) throw new Error(`A shopper got no cart: ${added.status}`);
  const headers = { ...forwarded, cookie: added.cookie };
  const intent = randomUUID();
  const fields = { ...completeOrder, shippingMethod: "flat_rate:5", terms: "yes", intent };
  const form = { ...fields, step: "update" };
  const { body } = await exchange(`${url}/checkout`, headers, { form });
  const confirmed = hiddenIn(body, "seen");
  if (!confirmed) throw new Error("The checkout has no order to confirm.");
  return {
    cookie: added.cookie,
    checkOut: async () => {
      const opened = await exchange(`${url}/checkout`, headers);
      if (opened.status !== 200) return false;
      const json = { ...fields, seen: confirmed };
      const placed = await exchange(`${url}/checkout`, { ...headers, accept: "*/*" }, { json });
      return placed.status === 200 && placed.body.includes('"outcome":"placed"');
    },
  };
}
