import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { customerOf } from "#relay/session/session.ts";
import { seededRandom } from "./embeddedShop.ts";
import { injections, relay, TOKEN_HEADER } from "./faultKinds.ts";
import type { AnyFault, Forwarded } from "./faultKinds.ts";

/** Condition under which a fault strikes: by operation, call number, session and chance. */
export type FaultRule = {
  fault: AnyFault;
  /** Part of the request body, for example `addToCart(`; every call if absent. */
  matching?: string;
  /** Name of the operation; every one if absent. */
  operation?: string;
  /** Customer of the session; everybody if absent. */
  customer?: string;
  /** Number of the first matching call that fails, from 1. */
  from?: number;
  /** Number of matching calls that fail; every one if absent. */
  times?: number;
  /** Percentage of the matching calls that fail, drawn from the proxy's seed; all if absent. */
  percent?: number;
};

/** A proxy in front of a backend that injects faults into its responses. */
export type FaultProxy = {
  endpoint: string;
  /** Injects faults by these rules, the first match first; replaces earlier rules. */
  inject: (...rules: FaultRule[]) => void;
  /** Draws the calls that fail by `percent` from this seed on. */
  seed: (seed: number) => void;
  /** Passes all calls on again. */
  recover: () => void;
  /** Refuses connections, or accepts them again. */
  listen: (isListening: boolean) => Promise<void>;
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
  /** Resolves when no call is under way any more, whether anybody waits for it or not. */
  rest: () => Promise<void>;
  /** Counts the calls that a fault has struck since the last `forget`. */
  struck: () => number;
  forget: () => void;
  close: () => Promise<void>;
};

/** A received call, as rules see it. */
type Received = { body: string; customer: string | undefined };

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const serverOf = ({ url = "" }: IncomingMessage) =>
  new URL(url, "http://proxy").searchParams.get("server") ?? "";

const isMatch = ({ matching = "", operation, customer }: FaultRule, call: Received) =>
  call.body.includes(matching) &&
  (operation === undefined || call.body.includes(`"operationName":"${operation}"`)) &&
  (customer === undefined || customer === call.customer);

/** Rules for the next calls; each counts its matching calls. */
function createRules() {
  let rules: FaultRule[] = [];
  let random = seededRandom(0);

  /** Counts a matching call; returns true if it fails. */
  function strikes(rule: FaultRule): boolean {
    const { from = 1, times = Number.POSITIVE_INFINITY, percent = 100 } = rule;
    if (times <= 0) return false;
    rule.from = from - 1;
    if (from > 1 || random.below(100) >= percent) return false;
    rule.times = times - 1;
    return true;
  }

  return {
    set: (next: readonly FaultRule[]) => void (rules = next.map((rule) => ({ ...rule }))),
    seed: (seed: number) => void (random = seededRandom(seed)),
    faultOf: (call: Received) => rules.find((rule) => isMatch(rule, call) && strikes(rule))?.fault,
  };
}

/** Opens a fault proxy for a GraphQL endpoint; it passes calls on until faults are injected. */
export async function openFaultProxy(endpoint: string): Promise<FaultProxy> {
  const rules = createRules();
  let strangersToken = "";
  let struck = 0;
  const calls: string[] = [];
  const cut = new Set<string>();
  const open = new Map<ServerResponse, string>();
  const passing = new Set<Promise<void>>();
  let late = Promise.withResolvers<void>();
  let next = Promise.withResolvers<void>();
  let answer = Promise.withResolvers<void>();

  async function pass(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const server = serverOf(message);
    open.set(response, server);
    response.once("close", () => open.delete(response));
    const body = await bodyOf(message);
    if (cut.has(server)) throw new Error("the server is killed");
    calls.push(body);
    next.resolve();
    next = Promise.withResolvers<void>();
    const forward = async (): Promise<Forwarded> => {
      if (cut.has(server)) throw new Error("the server is killed");
      const headers = new Headers({ "content-type": "application/json" });
      for (const name of [TOKEN_HEADER, "authorization"]) {
        const value = message.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const result = await fetch(endpoint, { method: "POST", headers, body });
      const { status } = result;
      return { status, text: await result.text(), token: result.headers.get(TOKEN_HEADER) };
    };
    const session = message.headers[TOKEN_HEADER];
    const customer =
      typeof session === "string" ? customerOf(session.replace(/^Session /, "")) : undefined;
    const fault = rules.faultOf({ body, customer });
    if (fault) struck += 1;
    const [nextAnswer, released] = [answer.promise, late.promise];
    if (fault) {
      await injections[fault]({ response, forward, strangersToken, nextAnswer, released });
    } else relay(response, await forward());
    answer.resolve();
    answer = Promise.withResolvers<void>();
  }

  const server = createServer((message, response) => {
    const passed = pass(message, response).catch(() => void response.destroy());
    passing.add(passed);
    void passed.then(() => passing.delete(passed));
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
  const url = `http://127.0.0.1:${port}/graphql`;

  return {
    endpoint: url,
    inject: (...given) => rules.set(given),
    seed: rules.seed,
    recover: () => rules.set([]),
    listen: async (isListening) => {
      if (isListening !== server.listening) await (isListening ? listenOn(port) : stop());
    },
    endpointFor: (name) => `${url}?server=${name}`,
    cut: (name) => {
      cut.add(name);
      for (const [response, of] of open) if (of === name) response.destroy();
    },
    setStrangersToken: (token) => void (strangersToken = token),
    calls: () => calls,
    nextCall: () => next.promise,
    release: async () => {
      const before = [...passing];
      late.resolve();
      late = Promise.withResolvers<void>();
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
    close: async () => {
      if (server.listening) await stop();
    },
  };
}
