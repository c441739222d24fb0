import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { openBackend } from "./backend.ts";
import type { Backend } from "./backend.ts";
import { readConfig } from "#server/kernel/config.ts";
import { openBackendAccess } from "./backendAccess.ts";
import type { BackendAccess } from "./backendAccess.ts";
import { probeCall } from "./backendProbe.ts";
import type { ShopCall } from "./shopCall.ts";

const BOUNDS = { connections: 8, timeoutMs: 20_000 };

test("A Retry-After that holds back views holds back the lookup of moved pages too", async () => {
  const redirect = { status: 301, location: "https://wp.example/product/cup/" } as const;
  const movedTo = vi.fn(async () => redirect);
  const graphql = async () =>
    new Response("busy", { status: 429, headers: { "retry-after": "10" } });
  const access = openBackendAccess({ kind: "remote", graphql, movedTo, close: () => {} }, BOUNDS);
  expect(await access.movedTo("/product/mug/")).toBe(redirect);
  await expect(access.request(probeCall)).rejects.toMatchObject({ status: 429 });
  await expect(access.movedTo("/product/mug/")).rejects.toMatchObject({ effect: "none" });
  expect(movedTo).toHaveBeenCalledTimes(1);
  access.close();
});

test("A Retry-After of the shop's site holds back views and further lookups", async () => {
  const site = createServer((_request, response) => {
    response.writeHead(429, { "retry-after": "10" }).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const backend = await openBackend(
    readConfig({ GRAPHQL_ENDPOINT: `http://127.0.0.1:${port}/graphql` }),
  );
  const access = openBackendAccess(backend, BOUNDS);
  await expect(access.movedTo("/product/mug/")).rejects.toMatchObject({ status: 429 });
  const heldBack = { status: undefined, effect: "none", retryAfterSeconds: 10 };
  await expect(access.movedTo("/product/cup/")).rejects.toMatchObject(heldBack);
  await expect(access.request(probeCall)).rejects.toMatchObject(heldBack);
  access.close();
});

test("A call to the Store API goes below WordPress's address, and its Retry-After holds back the same route of the session", async () => {
  const paths: string[] = [];
  const site = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    response.writeHead(429, { "retry-after": "10" }).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const backend = await openBackend(
    readConfig({ GRAPHQL_ENDPOINT: `http://127.0.0.1:${port}/shop/graphql` }),
  );
  const access = openBackendAccess(backend, BOUNDS);
  onTestFinished(access.close);
  const ann = { cartToken: "a", customer: "t_ann" };
  const checkout = { route: "checkout", body: "{}" } as const;
  await expect(access.store({ ...ann, ...checkout })).rejects.toMatchObject({ status: 429 });
  const heldBack = { status: undefined, effect: "none", retryAfterSeconds: 10 };
  await expect(access.store({ ...ann, ...checkout })).rejects.toMatchObject(heldBack);
  await expect(access.store({ ...ann, route: "cart" })).rejects.toMatchObject({ status: 429 });
  const bob = { cartToken: "b", customer: "t_bob" };
  await expect(access.store({ ...bob, ...checkout })).rejects.toMatchObject({ status: 429 });
  expect(paths).toEqual([
    "POST /shop/wp-json/wc/store/v1/checkout",
    "GET /shop/wp-json/wc/store/v1/cart",
    "POST /shop/wp-json/wc/store/v1/checkout",
  ]);
});

test("A call that has waited for most of its timeout is not sent", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let respond = (_: Response) => {};
  const graphql = vi.fn(() => new Promise<Response>((resolve) => (respond = resolve)));
  const access = openBackendAccess(
    { kind: "remote", graphql, movedTo: async () => undefined, close: () => {} },
    { connections: 1, timeoutMs: 10_000 },
  );
  const first = access.request(probeCall);
  const second = access.request(probeCall).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9000);
  respond(Response.json({ data: {} }));
  await first;
  expect(await second).toMatchObject({ effect: "none" });
  expect(graphql).toHaveBeenCalledTimes(1);
  access.close();
});

/** A browser's change of the cart. */
const change = {
  ...probeCall,
  isMutation: true,
  isPersonal: true,
  idempotencyKey: "a-change_an-attempt",
  changeKey: "a-change",
};

/** Opens access to a backend that responds to the first call only. */
function accessThatHangs(headers: Record<string, string>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let calls = 0;
  const graphql = async (_request: Request, signal?: AbortSignal): Promise<Response> => {
    calls += 1;
    if (calls === 1) return Response.json({ data: {} }, { headers });
    return new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
  };
  const movedTo = async () => undefined;
  const access = openBackendAccess({ kind: "remote", graphql, movedTo, close: () => {} }, BOUNDS);
  onTestFinished(access.close);
  return access;
}

/** Sends a call that gets no response; returns its error and the time after which it came. */
async function giveUp(access: BackendAccess, call: ShopCall) {
  const since = Date.now();
  const failed = access
    .request(call)
    .catch((error: unknown) => ({ error, afterMs: Date.now() - since }));
  await vi.runOnlyPendingTimersAsync();
  return failed;
}

test.each([
  ["seven seconds if the backend recognizes repetitions", change, change.changeKey, 7000],
  ["the whole timeout if the backend does not", change, undefined, 20_000],
  [
    "the whole timeout if nobody repeats it",
    { ...change, idempotencyKey: undefined },
    change.changeKey,
    20_000,
  ],
])("A change without a response is given up after %s", async (_, sent, key, expected) => {
  const access = accessThatHangs(key === undefined ? {} : { "idempotency-key": key });
  await access.request(change);
  expect(await giveUp(access, sent)).toMatchObject({
    error: { effect: "unknown" },
    afterMs: expected,
  });
});

test("Changes that are given up soon do not count as an outage", async () => {
  const access = accessThatHangs({ "idempotency-key": change.changeKey });
  await access.request(change);
  for (let count = 0; count < 10; count += 1) {
    expect(await giveUp(access, change)).toMatchObject({ error: { effect: "unknown" } });
  }
  expect(access.counts().breaker).toBe("closed");
});

test("A call sends the backend its shopper's address", async () => {
  const addresses: (string | null)[] = [];
  const backend: Backend = {
    kind: "remote",
    graphql: async ({ headers }) => {
      addresses.push(headers.get("x-vitrine-client"));
      return Response.json({ data: {} });
    },
    movedTo: async () => undefined,
    close: () => {},
  };
  const access = openBackendAccess(backend, BOUNDS);
  await access.request({ ...probeCall, address: "203.0.113.5" });
  await access.request({ ...probeCall, address: "203.0.113.6" });
  access.close();
  expect(addresses).toEqual(["203.0.113.5", "203.0.113.6"]);
});
