import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CART_TOKEN_HEADER, CHANGE_HEADER, injections, relay, TOKEN_HEADER } from "./faultKinds.ts";
import type { AnyFault, Forwarded } from "./faultKinds.ts";

// Fault injection proxy between the storefront and a GraphQL backend.

/** Headers of a call that it passes on. */
const FORWARDED = [
  TOKEN_HEADER,
  CART_TOKEN_HEADER,
  CHANGE_HEADER,
  "authorization",
  "x-vitrine-client",
];

/** Condition under which a fault strikes: by the call's body, number and chance. */
export type FaultRule = {
  fault: AnyFault;
  /** Part of the request body, for example `addToCart(`; every call if absent. */
  matching?: string;
  /** Number of the first matching call that fails, from 1. */
  from?: number;
  /** Number of matching calls that fail; every one if absent. */
  times?: number;
  /** Draws whether a matching call fails; all fail if absent. */
  draw?: () => boolean;
};

/** Proxy whose faults, connections and recorded calls a test controls. */
export type FaultProxy = {
  endpoint: string;
  /** Injects faults by these rules, the first match first; replaces earlier rules. */
  inject: (...rules: FaultRule[]) => void;
  /** Passes all calls on again. */
  recover: () => void;
  /**
   * Breaks and refuses connections, or accepts them again. Calls that have reached the backend are
   * still applied.
   */
  listen: (isListening: boolean) => Promise<void>;
  /** Refuses connections once the next calls with these texts in their bodies have their responses. */
  refuseAfter: (...matching: string[]) => void;
  /** Endpoint for one of several servers, which `cut` ends. */
  endpointFor: (server: string) => string;
  /** Breaks a server's connections, now and from now on: its process is killed. */
  cut: (server: string) => void;
  setStrangersToken: (token: string) => void;
  /** Bodies of the calls received since the last `forget`, whether they failed or not. */
  calls: () => readonly string[];
  /** Resolves at the next call that it receives. */
  nextCall: () => Promise<void>;
  /** Applies the calls that are applied late; resolves once they are. */
  release: () => Promise<void>;
  /** Resolves when no call is in flight any more, whether anybody waits for it or not. */
  rest: () => Promise<void>;
  /** Counts the calls that a fault has struck since the last `forget`. */
  struck: () => number;
  forget: () => void;
  close: () => Promise<void>;
};

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const serverOf = ({ url = "" }: IncomingMessage) =>
  new URL(url, "http://proxy").searchParams.get("server") ?? "";

/** Rules for the next calls; each counts its matching calls. */
function createRules() {
  let rules: FaultRule[] = [];

  /** Counts a matching call; returns true if it fails. */
  function strikes(rule: FaultRule): boolean {
    const { from = 1, times = Number.POSITIVE_INFINITY, draw } = rule;
    if (times <= 0) return false;
    rule.from = from - 1;
    if (from > 1 || draw?.() === false) return false;
    rule.times = times - 1;
    return true;
  }

  return {
    set: (next: readonly FaultRule[]) => void (rules = next.map((rule) => ({ ...rule }))),
    faultOf: (body: string) =>
      rules.find((rule) => body.includes(rule.matching ?? "") && strikes(rule))?.fault,
  };
}

/** Open connections by server, to cut those of a killed one. */
function createServerConnections() {
  const isCut = new Set<string>();
  const open = new Map<ServerResponse, string>();
  return {
    add: (response: ServerResponse, server: string) => {
      open.set(response, server);
      response.once("close", () => open.delete(response));
    },
    /** Throws if the server's connections are cut. */
    check: (server: string) => {
      if (isCut.has(server)) throw new Error("the server is killed");
    },
    cut: (server: string) => {
      isCut.add(server);
      for (const [response, of] of open) if (of === server) response.destroy();
    },
  };
}

/** Event that recurs: each of its promises resolves when it occurs next. */
function createRecurringEvent() {
  let next = Promise.withResolvers<void>();
  return {
    next: () => next.promise,
    occur: () => {
      next.resolve();
      next = Promise.withResolvers<void>();
    },
  };
}

/** Sends a call on to the backend, with the tokens of its shopper. */
async function forward(
  endpoint: string,
  message: IncomingMessage,
  body: string,
): Promise<Forwarded> {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of FORWARDED) {
    const value = message.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const { method = "POST", url = "" } = message;
  const address = url.startsWith("/graphql") ? endpoint : new URL(url, endpoint);
  const result = await fetch(address, { method, headers, ...(method === "POST" && { body }) });
  const { status, headers: given } = result;
  return {
    status,
    text: await result.text(),
    token: given.get(TOKEN_HEADER),
    cartToken: given.get(CART_TOKEN_HEADER),
    changeKey: given.get(CHANGE_HEADER),
    date: given.get("date"),
  };
}

/** Starts an HTTP server on a port of its own, which stays the same when it listens again. */
export async function openListener(handle: RequestListener) {
  const server = createServer(handle);
  const start = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await start(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    listen: async (isListening: boolean) => {
      if (isListening !== server.listening) await (isListening ? start(port) : stop());
    },
  };
}

/** Opens a fault proxy for a GraphQL endpoint; it passes calls on until faults are injected. */
export async function openFaultProxy(endpoint: string): Promise<FaultProxy> {
  const rules = createRules();
  const connections = createServerConnections();
  let strangersToken = "";
  let struck = 0;
  let lastServed: string[] = [];
  const calls: string[] = [];
  const passing = new Set<Promise<void>>();
  const [received, answered, released] = [
    createRecurringEvent(),
    createRecurringEvent(),
    createRecurringEvent(),
  ];

  async function pass(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const server = serverOf(message);
    connections.add(response, server);
    const body = await bodyOf(message);
    connections.check(server);
    calls.push(body);
    received.occur();
    const [next] = lastServed;
    if (next !== undefined && body.includes(next)) lastServed = lastServed.slice(1);
    if (next !== undefined && lastServed.length === 0) {
      response.setHeader("connection", "close").once("finish", () => void listen(false));
    }
    const send = async () => {
      connections.check(server);
      return forward(endpoint, message, body);
    };
    const fault = rules.faultOf(body);
    if (fault) struck += 1;
    const later = { nextResponse: answered.next(), released: released.next() };
    if (fault) await injections[fault]({ response, forward: send, strangersToken, ...later });
    else relay(response, await send());
    answered.occur();
  }

  const { url, listen } = await openListener((message, response) => {
    const passed = pass(message, response).catch(() => void response.destroy());
    passing.add(passed);
    void passed.then(() => passing.delete(passed));
  });

  return {
    endpoint: `${url}/graphql`,
    inject: (...given) => rules.set(given),
    recover: () => {
      rules.set([]);
      lastServed = [];
    },
    listen,
    refuseAfter: (...matching) => void (lastServed = matching),
    endpointFor: (name) => `${url}/graphql?server=${name}`,
    cut: connections.cut,
    setStrangersToken: (token) => void (strangersToken = token),
    calls: () => calls,
    nextCall: received.next,
    release: async () => {
      const before = [...passing];
      released.occur();
      await Promise.all(before);
    },
    rest: async () => {
      while (passing.size > 0) await Promise.all(passing);
    },
    struck: () => struck,
    forget: () => {
      calls.splice(0);
      struck = 0;
    },
    close: () => listen(false),
  };
}
