import { randomUUID } from "node:crypto";
import type { Store } from "./store.ts";

// Lease in the store, for work that one of several servers does for all.

/** Time for which a lease is held without being renewed, and time between renewals, in milliseconds. */
const [LEASE_MS, RENEW_MS] = [30_000, 10_000];

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
  store: Pick<Store, "lease" | "release">,
  work: string,
  now: () => number = () => performance.now(),
): Lease {
  const name = `lease:${work}`;
  const holder = randomUUID();
  let othersUntil = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  async function isHeld(): Promise<boolean> {
    let isOurs: boolean;
    try {
      isOurs = await store.lease(name, holder, { ms: LEASE_MS, owner: holder });
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
      await store.release(name, holder).catch(() => {});
    },
  };
}
