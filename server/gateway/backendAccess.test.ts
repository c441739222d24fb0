import { expect, test, vi } from "vitest";
import { openBackendAccess } from "./backendAccess.ts";
import { probeCall } from "./backendProbe.ts";

test("A backend that wants no views for now is not searched for moved pages either", async () => {
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
