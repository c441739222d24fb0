import type { OperationResult } from "#relay/contract/errors.ts";

// Session token of WooGraphQL: header, cookie, and the rules by which responses rotate it.

/** Session header: requests send `Session {token}`, and responses may send another token. */
export const SESSION_HEADER = "woocommerce-session";

/** Returns the value of the session header for a token. */
export const sessionWith = (token: string): string => `Session ${token}`;

/** Returns the token in a session header; a value in another form counts as a token itself. */
export const tokenOf = (session: string | undefined): string | undefined =>
  session ? session.replace(/^Session /, "") : undefined;

/** Cookie that stores the token: the only identity a guest has. */
export const SESSION_COOKIE = "woo-session";
/** The cookie's lifetime in seconds (14 days). */
export const SESSION_LIFETIME = 1_209_600;

/** Storage of one shopper's token: the page's cookie in a browser, one request's on a server. */
export type TokenStore = {
  read: () => string | undefined;
  write: (token: string) => void;
  /** Discards a token that the backend refused. */
  clear: () => void;
};

type TokenClaims = {
  iat?: number;
  exp?: number;
  data?: { customer_id?: string | number } | null;
  /** Customer of a cart token, the Store API's own kind. */
  user_id?: string | number;
};

/** Decodes the claims of a JWT, unverified; empty if it is no JWT. */
export function claimsOf(token: string): TokenClaims {
  try {
    const body = token.split(".")[1] ?? "";
    const text = atob(body.replaceAll("-", "+").replaceAll("_", "/"));
    return (JSON.parse(text) as TokenClaims | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns customer and expiry of a session token; undefined if it is not a WooGraphQL JWT. */
function payloadOf(token: string): { customer: string; expires: number } | undefined {
  const { data, exp } = claimsOf(token);
  // WordPress writes a signed-in customer's id as a number or as a string.
  if (data?.customer_id === undefined) return undefined;
  return { customer: String(data.customer_id), expires: Number(exp) || 0 };
}

/** Returns a token's customer, unverified; undefined if it is not a WooGraphQL JWT. */
export function customerOf(token: string | undefined): string | undefined {
  return token === undefined ? undefined : payloadOf(token)?.customer;
}

/** True for the customer id of an account: WordPress numbers accounts, and guests are `t_…`. */
export const isAccountId = (customer: string | undefined): boolean => /^\d+$/.test(customer ?? "");

/** True for an account's token. */
export const isAccountToken = (token: string): boolean => isAccountId(customerOf(token));

/** True if a received token has the same customer as ours and expires no earlier. */
function renews(ours: string | undefined, receivedToken: string): boolean {
  const [current, next] = [ours && payloadOf(ours), payloadOf(receivedToken)];
  return !!current && next?.customer === current.customer && next.expires >= current.expires;
}

/** True for the token that continues a session: its renewal, or the account's it moved to. */
const continues = (ours: string, receivedToken: string): boolean =>
  renews(ours, receivedToken) || (!isAccountToken(ours) && isAccountToken(receivedToken));

/**
 * True if a received token may replace ours. The backend responds to a refused token with a
 * stranger's empty session, so another customer's token is accepted only if we have none; of two
 * tokens for the same customer, the later expiry wins. An account's token may replace a guest's:
 * the backend issues it only to the signed-in customer, after the cart has moved there.
 */
export function mayReplace(ours: string | undefined, receivedToken: string): boolean {
  return !ours || !payloadOf(ours) || continues(ours, receivedToken);
}

/** True if a response's errors refuse the session (WooGraphQL's two prefixes). */
export function isRefusal(errors: readonly { message: string }[] | null | undefined): boolean {
  return (errors ?? []).some((error) => /^invalid_(cart_)?token\b/.test(error.message));
}

/**
 * Sends a mutation and retries it once if its session was refused: the refused call had no effect,
 * and the retry, without a session, begins a new one.
 */
export async function retryRefused(send: () => Promise<OperationResult>): Promise<OperationResult> {
  const result = await send();
  return isRefusal(result.errors) ? send() : result;
}

async function refusedIn(response: Response): Promise<boolean> {
  try {
    const text = await response.clone().text();
    // Most responses are long, and no refusal.
    if (!text.includes("invalid_")) return false;
    return isRefusal((JSON.parse(text) as { errors?: { message: string }[] }).errors);
  } catch {
    return false;
  }
}

/** Returns the session as headers; undefined without a token. */
export function sessionHeaders(tokens: TokenStore): Record<string, string> | undefined {
  const token = tokens.read();
  return token ? { [SESSION_HEADER]: sessionWith(token) } : undefined;
}

/**
 * Wraps `fetch` with the session: requests send the stored token, and a token in the response
 * replaces it if `mayReplace` allows. A refused token is discarded, and the token of another
 * session in the refusal is not stored: the next mutation begins a new session, whose token the
 * gateway confirms. Runs wherever `fetch` does, without state of its own.
 */
export function withSession(send: typeof fetch, tokens: TokenStore): typeof fetch {
  return async (input, init) => {
    const sent = tokens.read();
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      ...sessionHeaders(tokens),
    };
    const response = await send(input, { ...init, headers, credentials: "include" });
    const receivedToken = response.headers.get(SESSION_HEADER);
    const refused = sent !== undefined && (await refusedIn(response)) ? sent : undefined;
    const current = tokens.read();
    const isAccepted = (token: string): boolean => {
      // Another call may have stored a token meanwhile, and a sign-in or a sign-out may have ended the
      // session, which must not come back.
      if (current !== sent) return renews(current, token);
      return refused === undefined ? mayReplace(current, token) : continues(refused, token);
    };
    if (receivedToken && isAccepted(receivedToken)) tokens.write(receivedToken);
    else if (refused !== undefined && current === refused) tokens.clear();
    return response;
  };
}

/**
 * Wraps `fetch` for a sign-in. Sends a guest's session, whose cart the backend moves to the
 * account, but not another account's. The account's session in the response replaces any other; a
 * refused sign-in brings none and changes nothing.
 */
export function withSignInSession(send: typeof fetch, tokens: TokenStore): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const current = tokens.read();
    if (current && !isAccountToken(current)) headers.set(SESSION_HEADER, sessionWith(current));
    const response = await send(input, { ...init, headers });
    const receivedToken = response.headers.get(SESSION_HEADER);
    if (receivedToken && isAccountToken(receivedToken)) tokens.write(receivedToken);
    return response;
  };
}

/** Wraps `fetch` for anonymous requests: strips the session header from request and response. */
export function withoutSession(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete(SESSION_HEADER);
    const response = await send(input, { ...init, headers });
    if (!response.headers.has(SESSION_HEADER)) return response;
    const stripped = new Headers(response.headers);
    stripped.delete(SESSION_HEADER);
    return new Response(response.body, { status: response.status, headers: stripped });
  };
}

/** Serializes the session cookie for `document.cookie`; an empty token removes it. */
export function sessionCookie(token: string, { secure }: { secure: boolean }): string {
  const attributes = [`Max-Age=${token ? SESSION_LIFETIME : 0}`, "Path=/", "SameSite=Lax"];
  return [`${SESSION_COOKIE}=${token}`, ...attributes, ...(secure ? ["Secure"] : [])].join("; ");
}

/** True if the cookie must be Secure: always, except on plain-HTTP localhost. */
export function needsSecureCookie(origin: { protocol: string; hostname: string }): boolean {
  const local = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(origin.hostname);
  return origin.protocol !== "http:" || !local;
}

/** True for a cookie value that can be a token; no other is valid in a header. */
export const isToken = (value: string): boolean => /^[\w.~+/=-]+$/.test(value);

/** Reads the session token from `document.cookie`: the first valid one, as the server does. */
export function tokenInCookies(cookies: string): string | undefined {
  const prefix = `${SESSION_COOKIE}=`;
  const isSession = (pair: string) => pair.startsWith(prefix) && isToken(pair.slice(prefix.length));
  return cookies.split(/;\s*/).find(isSession)?.slice(prefix.length);
}

/** Reads the page's cookies; a sandboxed frame throws at any access. */
export function pageCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Token that the browser did not store, as it blocks cookies. */
let unstored: string | undefined;

/** Writes the session cookie; an empty token removes it. */
function writeCookie(token: string): void {
  try {
    document.cookie = sessionCookie(token, { secure: needsSecureCookie(location) });
  } catch {
    // The token then lasts as long as the page.
  }
  // Browsers write cookies asynchronously. Reading flushes the write, so that the next tab to get
  // the session lock finds the token and does not start a session of its own.
  const isStored = tokenInCookies(pageCookies()) !== undefined;
  unstored = isStored || token === "" ? undefined : token;
}

/**
 * The browser's token store: the page's cookie, shared by all tabs. Where cookies are blocked, the
 * token lasts as long as the page: otherwise each call would start another session.
 */
export const browserTokens: TokenStore = {
  read: () => tokenInCookies(pageCookies()) ?? unstored,
  write: writeCookie,
  clear: () => writeCookie(""),
};
