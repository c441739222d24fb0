import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShopFacts } from "#relay/pageQuery.ts";
import { handOverElement } from "#relay/payload.ts";
import { watchBuilds } from "./buildManifest.ts";

const shop = { buildId: "this" } as ShopFacts;
const requested: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = handOverElement({ shop });
  requested.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address.split("?")[0] ?? "");
    return Response.json({ id: "this", prerendered: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The module caches its manifest from the first case on and does not fetch it again.
test.each([
  ["at the configured interval", 60, 3],
  ["never when the interval is 0", 0, 0],
])("The browser polls for a newer build %s", async (_, buildPollSeconds, times) => {
  watchBuilds({ ...shop, buildPollSeconds });
  await vi.advanceTimersByTimeAsync(3 * 60_000 + 500);
  expect(requested.filter((address) => address === "/builds/latest.json")).toHaveLength(times);
  vi.clearAllTimers();
});
