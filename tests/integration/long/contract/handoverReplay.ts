import {
  createShopHandler,
  createWordPress,
  issueToken,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { Shop } from "#tests/worlds/backends/embeddedShop.ts";
import type { Recording } from "#tests/worlds/backends/recordings.ts";
import { openWordPressBrowser } from "#tests/worlds/browser/wordpressBrowser.ts";

// Replay of recorded links to WordPress: their placeholders stand for our tokens, nonces and keys.

/** Shopper of a GraphQL request: the session's owner, and the access token of an account. */
export type Caller = { customerId?: string; access?: string };
/** Browser with its own cookies. */
export type WordPressBrowser = ReturnType<typeof openWordPressBrowser>;

type Comparable = { ours: unknown; recorded: unknown };
type Compared = Comparable & { headers: Headers };

/** Replaces our own names by the recordings' placeholders. */
const masked = (text: string) =>
  text
    .replaceAll(/t_[0-9a-f]{30}/g, "{guest-session-id}")
    .replaceAll(/("\w+Nonce":"|_wc_\w+=)[0-9a-f]{10}/g, "$1{nonce}")
    .replaceAll(/wc_order_\w+/g, "{order-key}");

/** Sends a recorded GraphQL request. */
export async function playOperation(
  shop: Shop,
  { request, response }: Recording,
  { customerId, access }: Caller,
): Promise<Compared> {
  const token = customerId === undefined ? undefined : issueToken(shop, customerId, 3600);
  const result = await createShopHandler(shop)(
    new Request(request.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { "woocommerce-session": `Session ${token}` }),
        ...(access && { authorization: `Bearer ${access}` }),
      },
      body: JSON.stringify(request.body),
    }),
  );
  const { headers } = result;
  return {
    headers,
    ours: {
      status: result.status,
      cacheControl: headers.get("cache-control"),
      hasToken: headers.has("woocommerce-session"),
      hasCartToken: headers.has("cart-token"),
      body: JSON.parse(masked(await result.text())) as unknown,
    },
    recorded: {
      status: response.status,
      cacheControl: response.headers["cache-control"] ?? null,
      hasToken: "woocommerce-session" in response.headers,
      hasCartToken: "cart-token" in response.headers,
      body: response.body,
    },
  };
}

/**
 * Requests a recorded address of WordPress in a browser.
 * @param address our address, for a link; by default the recorded one
 * @param fields fields of the page's form, which is posted with the nonce of the page
 */
export async function playPage(
  browser: WordPressBrowser,
  { request, response }: Recording,
  address = request.url,
  fields?: Record<string, string>,
): Promise<Comparable> {
  const { status, headers } = await (fields
    ? browser.submit(address, fields)
    : browser.visit(address));
  const { location = null, "set-cookie": set = [] } = response.headers;
  return {
    ours: {
      status,
      location: headers.get("location") && masked(headers.get("location") ?? ""),
      cookies: cookiesOf(headers.getSetCookie()),
    },
    recorded: { status: response.status, location, cookies: cookiesOf([set].flat()) },
  };
}

/** Headers of the Store API that are compared. */
const STORE_HEADERS = [
  "content-type",
  "x-robots-tag",
  "cache-control",
  "access-control-expose-headers",
  "access-control-allow-headers",
  "access-control-allow-credentials",
  "vary",
];

/**
 * Sends a recorded request of the Store API from a browser, or with a cart token.
 * @param sent our own nonce or cart token
 */
export async function playStore(
  browser: WordPressBrowser,
  { request, response }: Recording,
  sent: Record<string, string> = {},
): Promise<Compared> {
  const { origin } = request.headers;
  const { status, headers, text } = await browser.request(request.url, {
    method: request.method,
    headers: { ...sent, ...(origin !== undefined && { origin: String(origin) }) },
    ...(request.body !== null && { body: JSON.stringify(request.body) }),
  });
  const recordedHeaders = new Headers(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  const shown = (of: Headers) => STORE_HEADERS.map((name) => [name, of.get(name)]);
  const hasTokens = (of: Headers) => ["nonce", "cart-token"].map((name) => of.has(name));
  return {
    headers,
    ours: {
      status,
      headers: shown(headers),
      hasTokens: hasTokens(headers),
      cookies: cookiesOf(headers.getSetCookie()),
      body: JSON.parse(masked(text)) as unknown,
    },
    recorded: {
      status: response.status,
      headers: shown(recordedHeaders),
      hasTokens: hasTokens(recordedHeaders),
      cookies: cookiesOf([response.headers["set-cookie"] ?? []].flat()),
      body: response.body,
    },
  };
}

/** Returns the cookies of session and login after a response: set, or cleared. */
function cookiesOf(lines: readonly string[]): Record<string, string> {
  const known = lines.flatMap((line): [string, string][] => {
    const [, kind] = /^(wp_woocommerce_session|wordpress_logged_in)_/.exec(line) ?? [];
    return kind === undefined ? [] : [[kind, /Max-Age=0(;|$)/.test(line) ? "cleared" : "set"]];
  });
  return Object.fromEntries(known);
}

/** Opens a browser on a shop's WordPress. */
export const browserOf = (shop: Shop): WordPressBrowser =>
  openWordPressBrowser(createWordPress(shop));
