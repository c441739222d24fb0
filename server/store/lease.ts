import { randomUUID } from "node:crypto";
import { RELEASE } from "./releaseScript.ts";
import type { SharedStore } from "./sharedStore.ts";

// Lease in the shared store, for work that one of several servers does for all.

/** Time for which a lease is held without being renewed, and time between renewals, in milliseconds. */
const [LEASE_MS, RENEW_MS] = [30_000, 10_000];

/** Takes a free lease, or renews the holder's; returns 1 for the holder and 0 for all others. */
const TAKE = `
  if redis.call("set", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then return 1 end
  if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call("pexpire", KEYS[1], ARGV[2])
  return 1`;

/** Lease of a piece of work. */
export type Lease = {
  /**
   * True if this server has the lease, or gets it now. While the store is down each server has it,
   * once another one's would have ended: the work must be correct, if wasteful, at several servers.
   */
  isHeld: () => Promise<boolean>;
  /** Ends the lease, so that another server gets it at once. */
  release: () => Promise<void>;
};

/** Opens a lease; it is taken with the first question, and renewed until it is released. */
export function openLease(
  { run }: Pick<SharedStore, "run">,
  name: string,
  now: () => number = () => performance.now(),
): Lease {
  const keys = [`lease:${name}`];
  const holder = randomUUID();
  let othersUntil = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  async function isHeld(): Promise<boolean> {
    let isOurs: boolean;
    try {
      const options = { keys, arguments: [holder, `${LEASE_MS}`] };
      isOurs = (await run((client) => client.eval(TAKE, options))) === 1;
      othersUntil = isOurs ? -Infinity : now() + LEASE_MS;
    } catch {
      isOurs = now() >= othersUntil;
    }
    if (isOurs) timer ??= setInterval(() => void isHeld(), RENEW_MS).unref();
    else end();
    return isOurs;
  }

  function end(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    isHeld,
    release: async () => {
      if (!timer) return;
      end();
      await run((client) => client.eval(RELEASE, { keys, arguments: [holder] })).catch(() => {});
    },
  };
}
