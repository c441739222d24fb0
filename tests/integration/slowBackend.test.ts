import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openAppOverFaults } from "#tests/worlds/servers/appOverFaults.ts";
import type { AppOverFaults } from "#tests/worlds/servers/appOverFaults.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";

let over: AppOverFaults;
beforeAll(async () => void (over = await openAppOverFaults({ BACKEND_TIMEOUT_MS: "4500" })));
afterAll(() => over.close());

test(
  "a page that waits for the backend for more than four seconds writes no warning of Vike's",
  { timeout: scaled(30_000) },
  async () => {
    const written = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => written.mockRestore());
    over.proxy.inject({ fault: "hangBefore", matching: "ProductPageQuery" });
    const { statusCode } = await over.app.inject({ url: "/product/belt" });
    expect(statusCode).toBe(503);
    expect(written.mock.calls).toEqual([]);
  },
);
