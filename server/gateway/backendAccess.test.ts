import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { openBackend } from "#server/backend.ts";
import type { Backend } from "#server/backend.ts";
import { readConfig } from "#server/config.ts";
import { createGuards } from "#server/limits/guards.ts";
import { openBackendAccess } from "./backendAccess.ts";
import { probeCall } from "./backendProbe.ts";

const BOUNDS = { connections: 8, timeoutMs: 20_000 };

test("A Retry-After that holds back views holds back the lookup of moved pages too", async () => {
  const movedTo = vi.fn(async () => "/product/cup/");
  const graphql = async () =>
    new Response("busy", { status: 429, headers: { "retry-after": "10" } });
  const access = openBackendAccess({ kind: "remote", graphql, movedTo, close: () => {} }, BOUNDS);
  expect(await access.movedTo("/product/mug/")).toBe("/product/cup/");
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

test("A call sends the backend its shopper's address, unless the guard is off", async () => {
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
  for (const guards of [createGuards(), createGuards(["forwardedClient"])]) {
    const access = openBackendAccess(backend, { ...BOUNDS, guards });
    await access.request({ ...probeCall, address: "203.0.113.5" });
    await access.request({ ...probeCall, address: "203.0.113.6" });
    access.close();
  }
  // Without it, WordPress takes all shoppers for the storefront's server.
  expect(addresses).toEqual(["203.0.113.5", "203.0.113.6", null, null]);
});
