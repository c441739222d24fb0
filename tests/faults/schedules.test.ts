import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startFastClock } from "./fastClock.ts";
import { openFaultyShop } from "./faultyShop.ts";
import type { FaultyShop } from "./faultyShop.ts";
import { runSchedule } from "./runSchedule.ts";
import { schedules, textOf } from "./schedule.ts";

let shop: FaultyShop;
let stopClock: () => void;
beforeAll(async () => {
  stopClock = startFastClock();
  vi.spyOn(console, "error").mockImplementation(() => {});
  shop = await openFaultyShop();
});
afterAll(async () => {
  await shop.close();
  vi.unstubAllGlobals();
  stopClock();
});

test("probe", { timeout: 600_000 }, async () => {
  const [from = 1, to = 20] = (process.env.SEEDS ?? "1-20").split("-").map(Number);
  for (let seed = from; seed <= to; seed += 1) {
    const [schedule] = fc.sample(schedules(20), { seed, numRuns: 1 });
    if (!schedule) continue;
    const t = performance.now(); const c = process.cpuUsage();
    const r = await runSchedule(shop, schedule);
    const d = process.cpuUsage(c);
    console.log(seed, schedule.shopper, Math.round(performance.now() - t), "ms", Math.round((d.user + d.system) / 1000), "cpu", JSON.stringify(r));
    if (r.violations.length) console.log(textOf(schedule));
  }
  expect(1).toBe(1);
});
