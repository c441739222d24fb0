import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { BackendError } from "#relay/contract/errors.ts";
import { RELEASE } from "#server/store/releaseScript.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { hashOfToken } from "./tokenFacts.ts";

// Leases of session locks, in the store that several servers share.

/** Lifetime of a lease without renewal: the session of a killed server is locked for so long. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;

/** Time between attempts to give a lease back, in milliseconds. */
const RETRY_MS = 500;

/** `Retry-After` of work that gets no lease, in seconds. */
export const RETRY_AFTER_SECONDS = 2;

// Takes or renews a lease. One of the same server is taken again: it is from a command that took
// effect although it failed, or has expired during an outage of the store.
const TAKE = `
local key, holder, server, lease = KEYS[1], unpack(ARGV)
local before = redis.call("get", key)
if before and string.sub(before, 1, #server) ~= server then return 0 end
redis.call("set", key, holder, "px", lease)
return 1`;

/** Leases of session locks: at most one server at a time works in a session. */
export type SessionLeases = {
  /**
   * Takes the lease of a session and returns the function that gives it back; undefined if another
   * server has it. Must be called in the server's own lock of the session. Rejects with `BackendError` if the store does not respond: nothing was sent.
   */
  take: (key: string) => Promise<(() => void) | undefined>;
};

/** True for the failure of a command that was sent: it has a cause, unlike a refusal to send one. */
const isSentCommand = (error: unknown) => error instanceof Error && error.cause !== undefined;

/** Creates the leases of one server; a lease is renewed until it is given back. */
export function createSessionLeases({ run }: Pick<SharedStore, "run">): SessionLeases {
  const server = randomUUID();
  const evaluate = (script: string, key: string, values: string[]) =>
    run((client) => client.eval(script, { keys: [key], arguments: values }));

  /** Gives a lease back; tries again while the store is down, until the lease has expired. */
  async function release(key: string, holder: string): Promise<void> {
    const until = performance.now() + LEASE_MS;
    while (performance.now() < until) {
      const isDone = await evaluate(RELEASE, key, [holder]).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }

  return {
    take: async (session) => {
      const key = `lock:${hashOfToken(session)}`;
      const holder = `${server} ${randomUUID()}`;
      const take = () => evaluate(TAKE, key, [holder, server, `${LEASE_MS}`]);
      const taken = await take().catch((cause: unknown) => {
        // A command that was sent may have taken effect, or still take effect.
        if (isSentCommand(cause)) void release(key, holder);
        throw new BackendError("a session cannot be locked while the shared store is down", {
          cause,
          effect: "none",
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      });
      if (taken !== 1) return undefined;
      const renewal = setInterval(() => void take().catch(() => {}), RENEW_MS).unref();
      return () => {
        clearInterval(renewal);
        void release(key, holder);
      };
    },
  };
}
