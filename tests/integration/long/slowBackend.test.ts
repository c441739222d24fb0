import { expect, onTestFinished, test, vi } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "4500" }, woo: {}, proxy: true });

test(
  "a page that waits for the backend for more than four seconds writes no warning of Vike's",
  { timeout: scaled(30_000) },
  async () => {
    const written = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => written.mockRestore());
    world().proxy.inject({ fault: "hangBefore", matching: "ProductPageQuery" });
    const { statusCode } = await world().app.inject({ url: "/product/belt" });
    expect(statusCode).toBe(503);
    expect(written.mock.calls).toEqual([]);
  },
);
