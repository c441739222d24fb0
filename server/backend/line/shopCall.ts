import type { Effect } from "#relay/contract/errors.ts";
import type { CallPriority } from "./backendQueue.ts";

// Types of the gateway's calls and responses, and of their session.

/** Tokens, address and user agent of the shopper who made the call, and the call's priority. */
export type ShopSession = {
  /** Value of the session header, `Session {token}`. */
  session?: string | undefined;
  /** `Authorization` header of a signed-in customer. */
  authorization?: string | undefined;
  /** IP address that the shopper's request came from. */
  address?: string | undefined;
  /** User agent of the shopper's browser. */
  userAgent?: string | undefined;
  /**
   * Priority among the calls that wait for the backend, also of the gateway's own calls for the
   * session; unset, `cart` if personal, else `view`.
   */
  priority?: CallPriority | undefined;
  /** Language of the response, if it is not the backend's own; the access to the backend sets it. */
  language?: string | undefined;
  /** Currency of its prices, if it is not the backend's own; set as the language is. */
  currency?: string | undefined;
};

/** Call to the backend, as received from a browser or from one of our own pages. */
export type ShopCall = ShopSession & {
  body: string;
  isMutation: boolean;
  isPersonal: boolean;
  /** Customer whom the backend has confirmed for the session, if any; the gateway sets it. */
  customer?: string | undefined;
  /** Key under which a mutation is applied once, however often it is sent. */
  idempotencyKey?: string | undefined;
  /** Key of the cart's change, by which the backend may recognize a repetition of it. */
  changeKey?: string | undefined;
};

/** Backend's response: JSON text, and the shopper's session token if the call was personal. */
export type GatewayResponse = {
  status: number;
  body: string;
  token?: string;
  /** Effect of a mutation; one that was applied in part counts as applied. */
  effect?: "applied" | Effect;
};

/**
 * Headers that tell the gateway the shopper's address and user agent, for calls that a route sends
 * by `fetch`.
 */
export const ADDRESS_HEADER = "x-forwarded-for";
export const AGENT_HEADER = "user-agent";

/** Headers of the language and the currency in which the backend is to respond. */
export const LANGUAGE_HEADER = "x-vitrine-locale";
export const CURRENCY_HEADER = "x-vitrine-currency";

/** Sets the headers of a call's language and currency. */
export function describeLocale(
  headers: Headers,
  { language, currency }: Pick<ShopCall, "language" | "currency">,
): void {
  if (language !== undefined) headers.set(LANGUAGE_HEADER, language);
  if (currency !== undefined) headers.set(CURRENCY_HEADER, currency);
}

/**
 * Header of a session's cart token, which the Store API takes in place of the session header. The
 * token opens the cart without further proof.
 */
export const CART_TOKEN_HEADER = "cart-token";
