import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { watchTraffic } from "./traffic.ts";
import type { Traffic } from "./traffic.ts";

/** A page in a fresh browser profile. */
export type BrowserVisit = { page: Page; traffic: Traffic; session: CDPSession };

const TIMEOUT_MS = 60_000;

/** Runs `work` in a fresh browser profile, which is removed afterwards. */
export async function inFreshProfile<Result>(
  browser: Browser,
  baseURL: string,
  work: (visit: BrowserVisit) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ baseURL, ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await work({ page, session, traffic: await watchTraffic(session) });
  } finally {
    await context.close();
  }
}

/** Throttling of processor and network. */
export type Condition = { name: string; impose: (session: CDPSession) => Promise<void> };

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

/** This machine as it is, and a phone on a mobile network; imposed on a loaded page. */
export const conditions: readonly Condition[] = [
  { name: "unthrottled", impose: async () => {} },
  {
    name: "throttled",
    impose: async (session) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: bytesASecond(1600),
        uploadThroughput: bytesASecond(750),
      });
    },
  },
];

/** Description of `throttled` for the output. */
export const THROTTLED =
  "throttled: processor 4 times slower, latency 150 ms, 1.6 Mbit/s down, 750 kbit/s up";
