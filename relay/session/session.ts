import type { Answer } from "#relay/contract/errors.ts";

/** The header that carries the session both ways: `Session {token}` up, the bare token down. */
export const SESSION_HEADER = "woocommerce-session";
/** The cookie that keeps the token: the only identity a guest has. */
export const SESSION_COOKIE = "woo-session";
/** The cookie's lifetime in seconds (14 days). */
export const SESSION_LIFETIME = 1_209_600;

/** Where one shopper's token is kept: the page's cookie in a browser, one request's on a server. */
export type TokenStore = {
  read: () => string | undefined;
  write: (token: string) => void;
};

type TokenClaims = { iat?: number; exp?: number; data?: { customer_id?: string | number } | null };

/** The claims of a JWT, unverified; none where it is no JWT. */
export function claimsOf(token: string): TokenClaims {
  try {
    const body = token.split(".")[1] ?? "";
    const text = atob(body.replaceAll("-", "+").replaceAll("_", "/"));
    return (JSON.parse(text) as TokenClaims | null) ?? {};
  } catch {
    return {};
  }
}

/** The customer and the expiry in a session token; undefined where it is not a WooGraphQL JWT. */
function payloadOf(token: string): { customer: string; expires: number } | undefined {
  const { data, exp } = claimsOf(token);
  // WordPress writes a signed-in customer's number as a number or as a string.
  if (data?.customer_id === undefined) return undefined;
  return { customer: String(data.customer_id), expires: Number(exp) || 0 };
}

/** The customer that a token stands for, unverified; undefined where it is not a WooGraphQL JWT. */
export function customerOf(token: string | undefined): string | undefined {
  return token === undefined ? undefined : payloadOf(token)?.customer;
}

/** Whether a token is an account's: WordPress numbers those, and guests are `t_…`. */
export const isAccounts = (token: string): boolean => /^\d+$/.test(customerOf(token) ?? "");

/** Whether an offered token is of the same customer as ours, and lives as long at least. */
function renews(ours: string | undefined, offered: string): boolean {
  const [held, next] = [ours && payloadOf(ours), payloadOf(offered)];
  return !!held && next?.customer === held.customer && next.expires >= held.expires;
}

/**
 * Whether an offered token may take our token's place. The backend answers a refused token with a
 * stranger's empty session, so another customer's token is taken only when ours was refused or
 * absent; of two tokens for the same customer the one that lives longer is kept. An account's token
 * is given to whoever is logged in and to nobody else, when the guest's cart has moved there.
 */
export function mayReplace(ours: string | undefined, offered: string, refused: boolean): boolean {
  if (!ours || refused || !payloadOf(ours)) return true;
  return renews(ours, offered) || (!isAccounts(ours) && isAccounts(offered));
}

/** Whether an answer's errors say that the session was refused (WooGraphQL's two prefixes). */
export function isRefusal(errors: readonly { message: string }[] | null | undefined): boolean {
  return (errors ?? []).some((error) => /^invalid_(cart_)?token\b/.test(error.message));
}

/**
 * Sends a mutation, and once more where its session was refused: the refused call had no effect, and
 * its response brought the session to send it with.
 */
export async function retryRefused(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return isRefusal(answer.errors) ? send() : answer;
}

async function refusedIn(response: Response): Promise<boolean> {
  try {
    return isRefusal(
      ((await response.clone().json()) as { errors?: { message: string }[] }).errors,
    );
  } catch {
    return false;
  }
}

/** The session as headers, for whatever carries them; none where there is no token. */
export function sessionHeaders(tokens: TokenStore): Record<string, string> | undefined {
  const token = tokens.read();
  return token ? { [SESSION_HEADER]: `Session ${token}` } : undefined;
}

/**
 * `send` with the session: the stored token goes up with each call, a token that comes down
 * replaces it where `mayReplace` allows. Works wherever `fetch` does; keeps no state of its own.
 */
export function withSession(send: typeof fetch, tokens: TokenStore): typeof fetch {
  return async (input, init) => {
    const sent = tokens.read();
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      ...sessionHeaders(tokens),
    };
    const response = await send(input, { ...init, headers, credentials: "include" });
    const offered = response.headers.get(SESSION_HEADER);
    if (offered) {
      const refused = sent !== undefined && (await refusedIn(response));
      const held = tokens.read();
      // Another call may have stored a token while this one was under way, and a login or a logout
      // may have ended the session: it must not come back.
      const isWanted = held === sent ? mayReplace(held, offered, refused) : renews(held, offered);
      if (isWanted) tokens.write(offered);
    }
    return response;
  };
}

/**
 * `send` for a login. A guest's session goes up, whose cart the backend moves to the account;
 * another account's stays behind. The account's session that comes down takes the place of
 * whichever was there; a login that is refused brings none, and changes nothing.
 */
export function withLoginSession(send: typeof fetch, tokens: TokenStore): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const held = tokens.read();
    if (held && !isAccounts(held)) headers.set(SESSION_HEADER, `Session ${held}`);
    const response = await send(input, { ...init, headers });
    const offered = response.headers.get(SESSION_HEADER);
    if (offered && isAccounts(offered)) tokens.write(offered);
    return response;
  };
}

/** `send` for answers that everyone may see: no token goes up and none comes down. */
export function withoutSession(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete(SESSION_HEADER);
    const response = await send(input, { ...init, headers });
    if (!response.headers.has(SESSION_HEADER)) return response;
    const kept = new Headers(response.headers);
    kept.delete(SESSION_HEADER);
    return new Response(response.body, { status: response.status, headers: kept });
  };
}

/** The session cookie as `document.cookie` takes it. */
export function sessionCookie(token: string, { secure }: { secure: boolean }): string {
  const attributes = [`Max-Age=${SESSION_LIFETIME}`, "Path=/", "SameSite=Lax"];
  return [`${SESSION_COOKIE}=${token}`, ...attributes, ...(secure ? ["Secure"] : [])].join("; ");
}

/** Whether the cookie must be Secure at an address: always, but on plain-HTTP localhost. */
export function needsSecureCookie(origin: { protocol: string; hostname: string }): boolean {
  const local = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(origin.hostname);
  return origin.protocol !== "http:" || !local;
}

/** True for a cookie value that can be a token; no other could stand in a header. */
export const isToken = (value: string): boolean => /^[\w.~+/=-]+$/.test(value);

/** The session token in `document.cookie`, as it was written. */
export function tokenInCookies(cookies: string): string | undefined {
  const prefix = `${SESSION_COOKIE}=`;
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token && isToken(token) ? token : undefined;
}

/** The browser's token store: the page's own cookie, shared by all tabs. */
export const browserTokens: TokenStore = {
  read: () => tokenInCookies(document.cookie),
  write: (token) => {
    document.cookie = sessionCookie(token, { secure: needsSecureCookie(location) });
    // Browsers write behind our back. Reading waits for it, and so the next tab whose turn it is
    // finds the token, and does not begin a session of its own.
    tokenInCookies(document.cookie);
  },
};
