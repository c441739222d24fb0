import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "./store.ts";

// Leases in the store: of a session, and of work that one of several servers does for all.

/** Time for which the lease of work is held without being renewed, and time between renewals, in milliseconds. */
const [WORK_MS, RENEW_WORK_MS] = [30_000, 10_000];

/** Time between attempts to release a lease, in milliseconds. */
const RETRY_MS = 500;

type LeaseStore = Pick<Store, "lease" | "release">;

/** Lease of one holder. */
export type Lease = {
  /**
   * Takes the lease, which is then renewed until its release; resolves to false while another holder
   * has it. Rejects if the store is down.
   */
  take: () => Promise<boolean>;
  /**
   * Ends the lease, so that another holder gets it at once. If the store is down, tries again in the
   * background until the lease has expired.
   */
  release: () => Promise<void>;
};

/**
 * Creates a lease. The owner's own lease is taken again: it is from a command that took effect
 * although it failed, or has expired during an outage of the store.
 */
export function createLease(
  store: LeaseStore,
  name: string,
  options: { ms: number; renewMs: number; owner: string; holder: string },
): Lease {
  const { ms, renewMs, owner, holder } = options;
  let renewal: NodeJS.Timeout | undefined;

  const request = () => store.lease(name, holder, { ms, owner });
  const tryRelease = () =>
    store.release(name, holder).then(
      () => true,
      () => false,
    );

  async function retryRelease(): Promise<void> {
    const until = performance.now() + ms;
    let isReleased = false;
    while (!isReleased && performance.now() < until) {
      await pause(RETRY_MS, undefined, { ref: false });
      isReleased = await tryRelease();
    }
  }

  return {
    take: async () => {
      const isTaken = await request();
      if (isTaken) renewal ??= setInterval(() => void request().catch(() => {}), renewMs).unref();
      return isTaken;
    },
    release: async () => {
      clearInterval(renewal);
      renewal = undefined;
      if (!(await tryRelease())) void retryRelease();
    },
  };
}

/** Lease of a piece of work. */
export type WorkLease = Pick<Lease, "release"> & {
  /**
   * True if this server has the lease, or gets it now. While the store is down each server has it,
   * once another one's would have ended: the work must be correct, if wasteful, at several servers.
   */
  isHeld: () => Promise<boolean>;
};

/** Opens the lease of a piece of work; it is taken with the first question. */
export function openWorkLease(
  store: LeaseStore,
  work: string,
  now: () => number = () => performance.now(),
): WorkLease {
  const holder = randomUUID();
  const times = { ms: WORK_MS, renewMs: RENEW_WORK_MS };
  const lease = createLease(store, `lease:${work}`, { ...times, owner: holder, holder });
  let othersUntil = -Infinity;
  return {
    isHeld: async () => {
      try {
        const isOurs = await lease.take();
        othersUntil = isOurs ? -Infinity : now() + WORK_MS;
        return isOurs;
      } catch {
        return now() >= othersUntil;
      }
    },
    release: lease.release,
  };
}
