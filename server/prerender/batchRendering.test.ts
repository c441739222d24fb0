import { expect, test } from "vitest";
import { createPatientRendering } from "./batchRendering.ts";

/** Renders one page whose first attempts have these results, with the backend's pauses after them. */
async function rendered(results: boolean[], pauses: number[]) {
  let attempts = 0;
  let time = 0;
  const render = createPatientRendering(
    async () => {
      attempts += 1;
      return results[attempts - 1] ?? false;
    },
    {
      delayMs: () => pauses[attempts - 1] ?? 0,
      now: () => time,
      wait: async (ms) => void (time += ms),
    },
  );
  return { isRendered: await render("/"), attempts, waitedMs: time };
}

test("a page that failed is rendered again after the backend's pause", async () => {
  expect(await rendered([false, true], [1_000])).toEqual({
    isRendered: true,
    attempts: 2,
    waitedMs: 1_000,
  });
});

test("a page that failed is rendered again if the pause ended before its rendering did", async () => {
  expect(await rendered([false, true], [0])).toEqual({
    isRendered: true,
    attempts: 2,
    waitedMs: 0,
  });
});

test("a page that fails twice without a pause has failed", async () => {
  expect(await rendered([], [1_000])).toEqual({
    isRendered: false,
    attempts: 3,
    waitedMs: 1_000,
  });
});

test("waiting ends after two minutes without a rendered page", async () => {
  expect(await rendered([], Array<number>(9).fill(50_000))).toEqual({
    isRendered: false,
    attempts: 4,
    waitedMs: 150_000,
  });
});
