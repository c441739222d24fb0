import type { Fault } from "#tests/worlds/backends/incompleteShop.ts";

// Faults of an endpoint, each of which one check of the doctor finds.

const SESSION = "woocommerce-session";

/** Setup of a WordPress with the plugin, as the doctor reads it. */
export const wordpressSetup = {
  version: "0.2.0",
  wordpress: "7.0.4",
  php: "8.2.35",
  woocommerce: "11.0.1",
  wpgraphql: "2.20.0",
  woographql: "1.0.2",
  guestCheckout: true,
  phone: "required",
  shipTo: "shipping",
  parts: [
    "displayed-total",
    "one-order",
    "prepaid-orders",
    "cart-changes",
    "change-notices",
    "sessions",
    "sign-ins",
  ].map((name) => ({ name, state: "on" })),
  webhooks: [] as { topic: string; status: string }[] | null,
  problems: [] as string[],
};

/** Responds to one operation with other data. */
export const withData = (name: string, data: object | null): Fault => ({
  reply: (reply, { operation }) => {
    if (operation === name) reply.body = JSON.stringify({ data });
  },
});

/** Responds to one operation with an error. */
export const withError = (name: string, message: string): Fault => ({
  reply: (reply, { operation }) => {
    const error = { message, locations: [{ line: 2, column: 1 }] };
    if (operation === name) reply.body = JSON.stringify({ errors: [error] });
  },
});

/** WordPress with a setup that differs from a complete one. */
export function withSetup(changes: Partial<typeof wordpressSetup>): Fault {
  const operations = new Set(["doctorSetupQuery", "doctorHeadersQuery"]);
  return {
    reply: (reply, { operation }) => {
      const data = { vitrineSetup: { ...wordpressSetup, ...changes } };
      if (operations.has(operation)) reply.body = JSON.stringify({ data });
    },
  };
}

/** WordPress with the single file of an earlier release, whose setup has no version. */
export const earlierFile: Fault = {
  reply: (reply, { operation, body }) => {
    if (operation !== "doctorSetupQuery") return;
    const { version: _, ...setup } = wordpressSetup;
    const error = { message: 'Cannot query field "version" on type "VitrineSetup".' };
    const response = /\bversion\b/.test(body)
      ? { errors: [error] }
      : { data: { vitrineSetup: setup } };
    reply.body = JSON.stringify(response);
  },
};

/** Web server that refuses the response to one operation. */
export const refusing = (name: string): Fault => ({
  reply: (_, { operation }) => {
    if (operation === name) throw new Error("upstream sent too big header");
  },
});

/** Schema without a field: documents with it are refused. */
export const withoutField = (field: string): Fault => ({
  request: (exchange) => {
    if (exchange.operation === "doctorOperationsQuery") {
      exchange.body = exchange.body.replaceAll(new RegExp(`\\b${field}\\b`, "g"), `no_${field}`);
    }
  },
});

/** Text that is replaced in the responses to one operation. */
export const withText = (name: string, text: RegExp, by: string): Fault => ({
  reply: (reply, { operation }) => {
    if (operation === name) reply.body = reply.body.replaceAll(text, by);
  },
});

/** Response that takes time. */
export const slow = (name: string, ms: number): Fault => ({
  reply: (_, { operation }) =>
    operation === name ? new Promise((resolve) => void setTimeout(resolve, ms)) : undefined,
});

/** Responses to one operation that take time each, one after another, as from a single worker. */
export function oneAtATime(name: string, ms: number): Fault {
  let last = Promise.resolve();
  return {
    reply: (_, { operation }) => {
      if (operation !== name) return undefined;
      last = last.then(() => new Promise((resolve) => void setTimeout(resolve, ms)));
      return last;
    },
  };
}

/** Response with a header of a proxy. */
export const withHeader = (header: string, value: string): Fault => ({
  reply: ({ headers }) => headers.set(header, value),
});

/** Proxy that passes on no session token of responses. */
export const withoutTokens: Fault = { reply: ({ headers }) => headers.delete(SESSION) };

/** Proxy that passes on no session token of requests. */
export const withoutSessions: Fault = { request: ({ headers }) => headers.delete(SESSION) };

/** WooGraphQL that renews no token. */
export const withoutRenewal: Fault = {
  reply: (reply, { headers }) => {
    if (headers.has(SESSION)) reply.headers.delete(SESSION);
  },
};

/** Cache that keeps the first response to each request without a session. */
export function cachingTokens(): Fault {
  let kept: string | null = null;
  return {
    reply: (reply, { operation, headers }) => {
      if (headers.has(SESSION) || operation !== "doctorTokenQuery") return;
      kept ??= reply.headers.get(SESSION);
      if (kept !== null) reply.headers.set(SESSION, kept);
    },
  };
}

/** WooGraphQL 1.0.0, which empties a cart when it is read. */
export const emptiedByReading: Fault = {
  reply: async (_, { operation, headers, endpoint }) => {
    if (operation !== "doctorCartQuery") return;
    const query = "mutation { emptyCart(input: {}) { cart { total } } }";
    await fetch(endpoint, { method: "POST", headers, body: JSON.stringify({ query }) });
  },
};

/** WooGraphQL that loses one of several additions at once. */
export function losingParallel(): Fault {
  let running = 0;
  return {
    request: ({ operation, headers }) => {
      if (operation !== "doctorAddMutation") return;
      running += 1;
      // Its change goes to another session.
      if (running > 1) headers.delete(SESSION);
    },
    reply: (_, { operation }) => {
      if (operation === "doctorAddMutation") running -= 1;
    },
  };
}
