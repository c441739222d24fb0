import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

const HEADER = "woocommerce-session";
const HTML = "<!doctype html><title>Briefly unavailable for scheduled maintenance</title>";

/** The backend's response to a forwarded call. */
type Forwarded = { status: number; text: string; token: string | null };

/** One call on its way through the proxy. */
type FaultyCall = {
  response: ServerResponse;
  /** Sends the call to the backend, which applies it. */
  forward: () => Promise<Forwarded>;
  /** Token of a stranger's session, for `swappedToken`. */
  strangersToken: string;
};

const respond = (response: ServerResponse, status: number, type: string, body: string) =>
  response.writeHead(status, { "content-type": type }).end(body);

const relay = (response: ServerResponse, { status, text, token }: Forwarded) =>
  response
    .writeHead(status, { "content-type": "application/json", ...(token && { [HEADER]: token }) })
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
    response.writeHead(200, headers).end(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
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
    setTimeout(() => relay(response, forwarded), 300);
  },
} satisfies Record<string, (call: FaultyCall) => unknown>;

const faults: Record<Fault, (call: FaultyCall) => unknown> = { ...unapplied, ...applied };

export type Fault = keyof typeof unapplied | keyof typeof applied;

export const unappliedFaults = Object.keys(unapplied) as (keyof typeof unapplied)[];
export const appliedFaults = Object.keys(applied) as (keyof typeof applied)[];

/** Condition under which a fault strikes: a part of the request's text, and how often. */
export type FaultRule = {
  fault: Fault;
  /** Part of the request body, for example `addToCart(`; every call if absent. */
  matching?: string;
  /** Number of matching calls that fail; every one if absent. */
  times?: number;
};

/** A proxy in front of a backend that injects faults into its responses. */
export type FaultProxy = {
  endpoint: string;
  /** Injects faults by these rules, the first match first; replaces earlier rules. */
  inject: (...rules: FaultRule[]) => void;
  /** Passes all calls on again. */
  recover: () => void;
  /** Refuses connections, or accepts them again. */
  listen: (isListening: boolean) => Promise<void>;
  setStrangersToken: (token: string) => void;
  /** Bodies of the calls received since the last `forget`, whether they failed or not. */
  calls: () => readonly string[];
  forget: () => void;
  close: () => Promise<void>;
};

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Opens a fault proxy for a GraphQL endpoint; it passes calls on until faults are injected. */
export async function openFaultProxy(endpoint: string): Promise<FaultProxy> {
  let rules: FaultRule[] = [];
  let strangersToken = "";
  const calls: string[] = [];

  function faultOf(body: string): Fault | undefined {
    const rule = rules.find(
      ({ matching = "", times = Number.POSITIVE_INFINITY }) => times > 0 && body.includes(matching),
    );
    if (rule?.times !== undefined) rule.times -= 1;
    return rule?.fault;
  }

  async function pass(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(message);
    calls.push(body);
    const forward = async (): Promise<Forwarded> => {
      const headers = new Headers({ "content-type": "application/json" });
      for (const name of [HEADER, "authorization"]) {
        const value = message.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const result = await fetch(endpoint, { method: "POST", headers, body });
      const { status } = result;
      return { status, text: await result.text(), token: result.headers.get(HEADER) };
    };
    const fault = faultOf(body);
    if (fault) await faults[fault]({ response, forward, strangersToken });
    else relay(response, await forward());
  }

  const server = createServer((message, response) => {
    pass(message, response).catch(() => response.destroy());
  });
  const listenOn = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listenOn(0);
  const { port } = server.address() as AddressInfo;

  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    inject: (...next) => void (rules = next.map((rule) => ({ ...rule }))),
    recover: () => void (rules = []),
    listen: async (isListening) => {
      if (isListening !== server.listening) await (isListening ? listenOn(port) : stop());
    },
    setStrangersToken: (token) => void (strangersToken = token),
    calls: () => calls,
    forget: () => void calls.splice(0),
    close: async () => {
      if (server.listening) await stop();
    },
  };
}
