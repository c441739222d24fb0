import { randomUUID } from "node:crypto";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { cartLines, quantitiesOn } from "#tests/worlds/pages/cartLines.ts";
import type { ShownLine } from "#tests/worlds/pages/cartLines.ts";
import type { Line, Shopper } from "./shopper.ts";

// Shopper without JavaScript, as far as the server can tell: pages, form posts and a cookie jar.

/** Headers of a request; an undefined `origin` sends none, as no browser does. */
type SentHeaders = Readonly<Record<string, string | undefined>>;

/** Response to a cart form. */
export type Submitted = { status: number; location: unknown; html: string };

/** Addition by a form. */
type Addition = { productId?: string | number; quantity?: string | number };

/** A shopper with a cookie jar; requests that only script sends go through the same jar. */
export interface FormShopper extends Shopper {
  cookies: () => Record<string, string>;
  token: () => string;
  /** Returns the last response's `Set-Cookie` lines. */
  given: () => readonly string[];
  /** Returns all bytes of all responses, without the `Set-Cookie` lines. */
  heard: () => string;
  open: (url: string) => Promise<LightMyRequestResponse>;
  /** Posts a plain form. */
  post: (
    url: string,
    fields: Record<string, string>,
    headers?: SentHeaders,
  ) => Promise<LightMyRequestResponse>;
  /** Posts JSON, as script does. */
  send: (
    url: string,
    body: object | undefined,
    headers?: SentHeaders,
  ) => Promise<LightMyRequestResponse>;
  /** Signs in as script does; as the reference shop's customer by default. */
  signIn: (fields?: object) => Promise<LightMyRequestResponse>;
  /** Queries the cart as the page's script does. */
  requestCart: (headers?: SentHeaders) => Promise<LightMyRequestResponse>;
  /** Adds a product; two beanies of the reference shop by default. */
  add: (line?: Addition) => Promise<Submitted>;
  setQuantity: (line: Pick<Line, "name" | "quantity">) => Promise<Submitted>;
  /** Posts a cart form; returns the response that the shopper sees, without its redirect. */
  submit: (fields: Record<string, string>) => Promise<Submitted>;
  /** Presses the "Try again" button of a report, or "Put it back" of a cart page. */
  tryAgain: (report: Pick<Submitted, "html">) => Promise<Submitted>;
  /** Returns the form fields of the server's cart page by product name. */
  lines: () => Promise<Record<string, ShownLine>>;
  /** Intent of the shopper's order. */
  intent: string;
  /** Returns the order that the checkout asks to confirm, as in its form's hidden input. */
  confirmed: () => Promise<string>;
  /** Fills in the checkout; returns all fields of a form that can be placed. */
  form: (over?: Record<string, string>) => Promise<Record<string, string>>;
  /** Posts the checkout's form as script does. */
  place: (fields: object) => Promise<{ status: number; response: CheckoutResponse }>;
}

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Returns the value of the first input or button with this name in a page. */
const valueIn = (html: string, name: string): string | undefined => {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  return value === undefined ? undefined : unescaped(value);
};

/** Creates a shopper, without cookies unless they are given; an empty one is none. */
export function formShopper(
  app: Pick<FastifyInstance, "inject">,
  cookies: Readonly<Record<string, string | undefined>> = {},
): FormShopper {
  let jar = Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ) as Record<string, string>;
  let given: string[] = [];
  let heard = "";
  const intent = randomUUID();

  const token = () => jar["woo-session"] ?? "";

  /** Returns the cookies as they were given: those of WordPress are percent-encoded. */
  const sent = (): SentHeaders => {
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    return cookie.length > 0 ? { cookie: cookie.join("; ") } : {};
  };

  function take(response: LightMyRequestResponse): LightMyRequestResponse {
    const { "set-cookie": lines, ...headers } = response.headers;
    given = [lines ?? []].flat();
    for (const line of given) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const { [name]: _, ...others } = jar;
      jar = /; Max-Age=0;/.test(line) ? others : { ...others, [name]: value };
    }
    heard += `${response.statusCode} ${JSON.stringify(headers)}\n${response.body}\n`;
    return response;
  }

  const open: FormShopper["open"] = async (url) => take(await app.inject({ url, headers: sent() }));

  const post: FormShopper["post"] = async (url, fields, headers = {}) =>
    take(
      await app.inject({
        method: "POST",
        url,
        headers: { ...sent(), "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    );

  const send: FormShopper["send"] = async (url, body, headers = {}) =>
    take(
      await app.inject({
        method: "POST",
        url,
        headers: { ...sent(), ...headers },
        ...(body && { payload: body }),
      }),
    );

  async function submit(fields: Record<string, string>): Promise<Submitted> {
    const { statusCode: status, headers, body: html } = await post("/cart/items", fields);
    return { status, location: headers["location"], html };
  }

  const lines = async () => cartLines((await open("/cart")).body);

  /** Returns the order that a checkout page asks to confirm; empty for a page without one. */
  const seenIn = (html: string) => valueIn(html, "seen") ?? "";

  return {
    cookies: () => jar,
    token,
    given: () => given,
    heard: () => heard,
    open,
    post,
    send,
    signIn: (fields = account) => send("/account/login", fields),
    requestCart: (headers = {}) =>
      send(
        "/graphql",
        { query: cartQuery.params.text, variables: {} },
        { ...(token() && { "woocommerce-session": `Session ${token()}` }), ...headers },
      ),
    add: ({ productId = 14, quantity = 2 } = {}) =>
      submit({ productId: String(productId), quantity: String(quantity) }),
    setQuantity: async ({ name, quantity }) =>
      submit({ [(await lines())[name]?.field ?? ""]: String(quantity) }),
    submit,
    tryAgain: async ({ html }) => {
      const again = valueIn(html, "again");
      if (again === undefined) throw new Error("The page has no report to try again.");
      return submit({ again });
    },
    lines,
    cart: async () => quantitiesOn((await open("/cart")).body),
    intent,
    confirmed: async () => seenIn((await open("/checkout")).body),
    form: async (over = {}) => {
      const fields = { ...completeOrder, customerNote: "leave at door", intent, ...over };
      // The totals depend on the address.
      const { body } = await post("/checkout", { ...fields, step: "update" });
      return { ...fields, seen: seenIn(body) };
    },
    place: async (fields) => {
      const { statusCode: status, body } = await send("/checkout", fields);
      return { status, response: JSON.parse(body) as CheckoutResponse };
    },
  };
}

/** Creates a shopper who has added a product, two beanies of the reference shop by default. */
export async function shopperWithCart(
  app: Pick<FastifyInstance, "inject">,
  line?: Addition,
): Promise<FormShopper> {
  const shopper = formShopper(app);
  await shopper.add(line);
  return shopper;
}
