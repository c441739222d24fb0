import { signToken } from "./embeddedShop.ts";
import type { createShopHandler, Shop } from "./embeddedShop.ts";
import type { RecordedClaims, Recording } from "./recordings.ts";

// Replay of recorded WooGraphQL requests against the embedded shop, for the contract tests.

const TOKEN_NAME = /TOKEN_\d+/;
const ORDER_KEY = /wc_order_\w+/;
const SESSION = "woocommerce-session";

/** Our response and the recorded one, in which names of tokens are replaced by our tokens. */
export type Comparison = { ours: ReplayedResponse; recorded: ReplayedResponse };
export type ReplayedResponse = {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** Recorded name of the customer whose session the response's token opens. */
  tokenOf: string | undefined;
};

/**
 * Creates a replay against a shop. Tokens are matched by role: a recorded name stands for the token
 * we returned in its place, and the same customer must always be the same customer.
 */
export function createReplay(shop: Shop, claims: Record<string, RecordedClaims>) {
  let seconds = 0;
  const timed: Shop = { ...shop, now: () => seconds * 1000 };
  const ourTokens = new Map<string, string>();
  /** Our customer IDs by the recorded ones. */
  const customers = new Map<string, string>();
  /** Our order keys by the recorded ones. */
  const orderKeys = new Map<string, string>();

  function claimsOf(name: string): RecordedClaims {
    const known = claims[name];
    if (!known) throw new Error(`tokens.json has no ${name}`);
    return known;
  }

  /**
   * Returns our token for a recorded name: the one we returned for it, else one with the same
   * claims.
   */
  function tokenFor(name: string, secret = shop.secret): string {
    const known = ourTokens.get(name);
    if (known !== undefined) return known;
    const recorded = claimsOf(name);
    const recordedId = ownerOf(recorded);
    const customerId = customers.get(recordedId) ?? recordedId;
    customers.set(recordedId, customerId);
    return signToken({ ...recorded, data: { customer_id: customerId } }, secret);
  }

  /** Stores our token for a recorded one; returns the recorded customer it belongs to. */
  function bind(name: string, token: string): string {
    const recordedId = ownerOf(claimsOf(name));
    const ourId = customerOf(token);
    if (!customers.has(recordedId)) {
      if ([...customers.values()].includes(ourId)) return `another one than ${recordedId}`;
      customers.set(recordedId, ourId);
    }
    ourTokens.set(name, token);
    return customers.get(recordedId) === ourId ? recordedId : `another one than ${recordedId}`;
  }

  /** Returns a recorded body with names replaced by our tokens. */
  function withOurTokens(recorded: unknown, ours: unknown): unknown {
    if (typeof recorded === "string" && TOKEN_NAME.test(recorded) && typeof ours === "string") {
      return bind(recorded, ours) === ownerOf(claimsOf(recorded)) ? ours : recorded;
    }
    if (typeof recorded === "string" && typeof ours === "string") return withOurKey(recorded, ours);
    if (Array.isArray(recorded)) {
      return recorded.map((part: unknown, at) => withOurTokens(part, propertyOf(ours, String(at))));
    }
    if (typeof recorded !== "object" || recorded === null) return recorded;
    return Object.fromEntries(
      Object.entries(recorded).map(([key, part]) => [
        key,
        withOurTokens(part, propertyOf(ours, key)),
      ]),
    );
  }

  /** Returns a recorded text with our order's key; one key always stands for the same order. */
  function withOurKey(recorded: string, ours: string): string {
    const [theirs] = ORDER_KEY.exec(recorded) ?? [];
    const [own] = ORDER_KEY.exec(ours) ?? [];
    if (theirs === undefined || own === undefined) return recorded;
    const known = orderKeys.get(theirs) ?? own;
    orderKeys.set(theirs, known);
    return recorded.replace(theirs, known);
  }

  function requestOf({ method, url, headers, body }: Recording["request"], secret?: string) {
    const { "content-length": _, ...sent } = headers;
    const entries = Object.entries(sent).map(([name, value]) => [
      name,
      String(value).replace(TOKEN_NAME, (token) => tokenFor(token, secret)),
    ]);
    const text = (typeof body === "string" ? body : JSON.stringify(body))
      .replace(TOKEN_NAME, (token) => tokenFor(token, secret))
      .replace(ORDER_KEY, (key) => orderKeys.get(key) ?? key);
    return new Request(url, {
      method,
      headers: Object.fromEntries(entries) as Record<string, string>,
      ...(method === "POST" && { body: text }),
    });
  }

  return {
    shop: timed,
    tokenFor,
    /** Sets the clock, in epoch seconds. */
    setClock: (now: number) => void (seconds = now),

    /**
     * Sends a recorded request at its recorded time.
     * @param handle another endpoint than the shop's own, with other settings
     * @param secret signs the request's token, if the recording used a wrong one
     */
    async play(
      { request, response }: Recording,
      handle: ReturnType<typeof createShopHandler>,
      secret?: string,
    ): Promise<Comparison> {
      const answered = response.headers[SESSION];
      const name = typeof answered === "string" ? answered : undefined;
      const [sent] = TOKEN_NAME.exec(String(request.headers[SESSION])) ?? [];
      if (name !== undefined) seconds = claimsOf(name).iat;
      else if (sent !== undefined) seconds = Math.max(seconds, claimsOf(sent).iat);
      seconds = dateIn(response.body) ?? seconds;
      const result = await handle(requestOf(request, secret));
      const token = result.headers.get(SESSION);
      const text = await result.text();
      const body: unknown = text === "" ? "" : JSON.parse(text);
      const tokenOf = token === null ? undefined : name ? bind(name, token) : customerOf(token);
      return {
        ours: {
          status: result.status,
          headers: comparable(result.headers),
          body: withoutNote(body, response.body),
          tokenOf,
        },
        recorded: {
          status: response.status,
          headers: comparable(new Headers(plainHeaders(response.headers))),
          body: withOurTokens(response.body, body),
          tokenOf: name === undefined ? undefined : ownerOf(claimsOf(name)),
        },
      };
    },
  };
}

/** Removes the debug extensions of a response, which most recordings lack. */
function withoutNote(ours: unknown, recorded: unknown): unknown {
  if (propertyOf(recorded, "extensions") || Array.isArray(ours)) return ours;
  if (typeof ours !== "object" || ours === null) return ours;
  return Object.fromEntries(Object.entries(ours).filter(([key]) => key !== "extensions"));
}

/** Removes cookies, which PHP uses for the cart, and the token, which is compared by role. */
function comparable(headers: Headers): Record<string, string> {
  const { "set-cookie": _, [SESSION]: __, ...rest } = Object.fromEntries(headers);
  return rest;
}

function plainHeaders(headers: Recording["response"]["headers"]): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

/** Returns the owner of a token: a session's or an account's ID. */
function ownerOf({ data }: RecordedClaims): string {
  return String(data.customer_id ?? data.user?.id);
}

/** Returns the date of a recorded order, in epoch seconds. */
function dateIn(body: unknown): number | undefined {
  const order = ["data", "checkout", "order"].reduce(propertyOf, body);
  const date = propertyOf(order, "date");
  return typeof date === "string" ? Date.parse(date) / 1000 : undefined;
}

function customerOf(token: string): string {
  const [, payload = ""] = token.split(".");
  return ownerOf(JSON.parse(Buffer.from(payload, "base64url").toString()) as RecordedClaims);
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
