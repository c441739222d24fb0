import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

// Kinds of faults that the fault proxy injects.

/** Header of the session token, in requests and responses. */
export const TOKEN_HEADER = "woocommerce-session";
/** Header of a change's key, in requests and responses. */
export const CHANGE_HEADER = "idempotency-key";
const HTML = "<!doctype html><title>Briefly unavailable for scheduled maintenance</title>";

/** Header of the cart token, for the Store API. */
export const CART_TOKEN_HEADER = "cart-token";

/** The backend's response to a forwarded call. */
export type Forwarded = {
  status: number;
  text: string;
  token: string | null;
  cartToken?: string | null;
  /** Key of a change, which the backend repeats if it applies the change once. */
  changeKey?: string | null;
  /** The backend's clock. */
  date?: string | null;
};

/** One call on its way through the proxy. */
export type FaultyCall = {
  response: ServerResponse;
  /** Sends the call to the backend, which applies it. */
  forward: () => Promise<Forwarded>;
  /** Token of a stranger's session, for `swappedToken`. */
  strangersToken: string;
  /** Resolves when the next other call has its response. */
  nextResponse: Promise<void>;
  /** Resolves when calls that are applied late are. */
  released: Promise<void>;
};

const SLOW_MS = 300;
/** Less than any timeout, and long enough to leave the page. */
const OVERTAKEN_MS = 3000;

let bomb: Buffer | undefined;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns a response in which a part is null, with an error, as after a plugin has failed. */
function withoutPart(text: string): string {
  const { data, ...rest } = JSON.parse(text) as { data?: Record<string, unknown> | null };
  const [field, value] = Object.entries(data ?? {})[0] ?? [];
  const parts = Object.entries(value ?? {});
  const [part] = parts.find(([, inner]) => typeof inner === "object" && inner !== null) ?? [];
  if (field === undefined || part === undefined) return text;
  const error = { message: "Internal server error", path: [field, part] };
  const partial = { ...data, [field]: { ...(value as object), [part]: null } };
  return JSON.stringify({ ...rest, data: partial, errors: [error] });
}

const respond = (response: ServerResponse, status: number, type: string, body: string) =>
  response.writeHead(status, { "content-type": type }).end(body);

/** Sends the backend's response on. */
export const relay = (
  response: ServerResponse,
  { status, text, token, cartToken, changeKey, date }: Forwarded,
) =>
  response
    .writeHead(status, {
      "content-type": "application/json",
      ...(token && { [TOKEN_HEADER]: token }),
      ...(cartToken && { [CART_TOKEN_HEADER]: cartToken }),
      ...(changeKey && { [CHANGE_HEADER]: changeKey }),
      ...(date && { date }),
    })
    .end(text);

/** Faults before the backend gets a call: it is never applied. */
const unapplied = {
  resetBefore: ({ response }) => response.destroy(),
  html500: ({ response }) => respond(response, 500, "text/html", HTML),
  html200: ({ response }) => respond(response, 200, "text/html", HTML),
  json503: ({ response }) => respond(response, 503, "application/json", '{"code":"busy"}'),
  status429: ({ response }) => {
    response.setHeader("retry-after", "1");
    respond(response, 429, "text/html", HTML);
  },
  empty200: ({ response }) => respond(response, 200, "application/json", ""),
  hangBefore: () => undefined,
  gzipBomb: ({ response }) => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    response.writeHead(200, headers).end((bomb ??= gzipSync(Buffer.alloc(64 * 1024 * 1024))));
  },
} satisfies Record<string, (call: FaultyCall) => unknown>;

/** Faults after the backend has applied a call: only its response is lost or changed. */
const applied = {
  resetAfter: async ({ response, forward }) => {
    await forward();
    response.destroy();
  },
  html500After: async ({ response, forward }) => {
    await forward();
    respond(response, 500, "text/html", HTML);
  },
  hangAfter: async ({ forward }) => void (await forward()),
  truncated: async ({ response, forward }) => {
    const { text, token } = await forward();
    relay(response, { status: 200, text: text.slice(0, text.length / 2), token });
  },
  truncatedConnection: async ({ response, forward }) => {
    const { text } = await forward();
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  },
  droppedToken: async ({ response, forward }) => {
    relay(response, { ...(await forward()), token: null });
  },
  swappedToken: async ({ response, forward, strangersToken }) => {
    relay(response, { ...(await forward()), token: strangersToken });
  },
  serverErrors: async ({ response, forward }) => {
    await forward();
    const error = { message: "Internal server error" };
    respond(response, 200, "application/json", JSON.stringify({ data: null, errors: [error] }));
  },
  slow: async ({ response, forward }) => {
    const forwarded = await forward();
    await pause(SLOW_MS);
    relay(response, forwarded);
  },
} satisfies Record<string, (call: FaultyCall) => unknown>;

/** Faults that seeded schedules and cart forms meet: the shop survives them like their neighbors above. */
const unusual = {
  bare429: ({ response }) => respond(response, 429, "text/html", HTML),
  html502: ({ response }) => respond(response, 502, "text/html", "<h1>502 Bad Gateway</h1>"),
  /** Takes effect after another call that came later, or after a while; never if cut off before. */
  overtaken: async ({ response, forward, nextResponse }) => {
    await Promise.race([nextResponse, pause(OVERTAKEN_MS)]);
    if (!response.destroyed) relay(response, await forward());
  },
  /** Takes effect after every timeout, as at a backend that is stuck for a while. */
  lateApply: async ({ response, forward, released }) => {
    await released;
    await forward();
    response.destroy();
  },
  /** Sends a byte at a time: only a total timeout ends it. */
  slowDrip: async ({ response, forward }) => {
    const { text } = await forward();
    response.writeHead(200, { "content-type": "application/json" });
    for (const byte of text) {
      if (response.destroyed) return;
      response.write(byte);
      await pause(SLOW_MS);
    }
  },
  partialData: async ({ response, forward }) => {
    const forwarded = await forward();
    relay(response, { ...forwarded, text: withoutPart(forwarded.text) });
  },
  byteOrderMark: async ({ response, forward }) => {
    const forwarded = await forward();
    relay(response, { ...forwarded, text: `\uFEFF${forwarded.text}` });
  },
  phpNotice: async ({ response, forward }) => {
    const forwarded = await forward();
    const notice = "<b>Notice</b>: Undefined index: id in <b>/plugins/x.php</b> on line <b>7</b>\n";
    relay(response, { ...forwarded, text: notice + forwarded.text });
  },
  wrongType: async ({ response, forward }) => {
    const { text, token } = await forward();
    if (token) response.setHeader(TOKEN_HEADER, token);
    respond(response, 200, "text/html", text);
  },
} satisfies Record<string, (call: FaultyCall) => unknown>;

/** Injections by fault. */
export const injections: Record<AnyFault, (call: FaultyCall) => unknown> = {
  ...unapplied,
  ...applied,
  ...unusual,
};

export type Fault = keyof typeof unapplied | keyof typeof applied;
export type AnyFault = Fault | keyof typeof unusual;

export const unappliedFaults = Object.keys(unapplied) as (keyof typeof unapplied)[];
export const appliedFaults = Object.keys(applied) as (keyof typeof applied)[];
export const unusualFaults = Object.keys(unusual) as (keyof typeof unusual)[];
