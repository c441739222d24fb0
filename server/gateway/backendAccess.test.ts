import { expect, onTestFinished, test, vi } from "vitest";
import { openBackendAccess } from "./backendAccess.ts";
import { probeCall } from "./backendProbe.ts";

test("A Retry-After that holds back views holds back the lookup of moved pages too", async () => {
  const movedTo = vi.fn(async () => "/product/cup/");
  const access = openBackendAccess({
    kind: "remote",
    graphql: async () => new Response("busy", { status: 429, headers: { "retry-after": "10" } }),
    movedTo,
    close: () => {},
  });
  expect(await access.movedTo("/product/mug/")).toBe("/product/cup/");
  await expect(access.request(probeCall)).rejects.toMatchObject({ status: 429 });
  await expect(access.movedTo("/product/mug/")).rejects.toMatchObject({ effect: "none" });
  expect(movedTo).toHaveBeenCalledTimes(1);
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
