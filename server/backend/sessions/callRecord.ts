import { BackendError, effectOf } from "#relay/contract/errors.ts";
import { sealOf } from "#server/store/sealed.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { hashOfToken } from "./tokenFacts.ts";
import {
  LIFETIME_MS,
  hashOfBody,
  mayBeApplied,
  requireSameBody,
  secretOfCall,
} from "./idempotentCalls.ts";
import type { KeyedCall } from "./idempotentCalls.ts";
import type { GatewayResponse } from "#server/backend/line/shopCall.ts";

// Record of idempotent calls, in the store that several servers share.

/** Longest recorded response: a cart of a hundred lines has about 100 kB. */
const MAX_CHARACTERS = 256 * 1024;

/** A call; without a response it is running, or its result is not known. */
type RecordedCall = { bodyHash: string; response?: GatewayResponse; owner?: string | undefined };

/** Record of the calls of all servers. */
export type CallRecord = {
  /**
   * Runs a call unless one with its key and session is recorded; then returns its response. Rejects
   * with `BackendError` of an unknown effect if that has none, and without an effect if the store
   * does not respond. Must be called in the session lock: another server's call with the key has
   * then ended, or its server was killed.
   */
  once: (call: KeyedCall) => Promise<GatewayResponse>;
};

/** Place of a call in the store, whose key and content do not reveal the idempotency key. */
function entryOf(idempotencyKey: string, owner?: string) {
  const secret = secretOfCall(idempotencyKey, owner);
  const { open, close } = sealOf(secret, "recorded call");
  return {
    id: `call:${hashOfToken(secret)}`,
    close: (recorded: RecordedCall) => close(JSON.stringify(recorded)),
    open: (text: string): RecordedCall | undefined => {
      const opened = open(text);
      return opened === undefined ? undefined : (JSON.parse(opened) as RecordedCall);
    },
  };
}

type Entry = ReturnType<typeof entryOf>;

/** Returns the response of a recorded call to its repeat. */
function repeated(recorded: RecordedCall | undefined, body: string): GatewayResponse {
  if (recorded) requireSameBody(recorded.bodyHash, body);
  if (recorded?.response) return recorded.response;
  throw new BackendError("the result of an earlier call with this key is not known", {
    effect: "unknown",
  });
}

/**
 * Creates the record of idempotent calls for several servers. Responses have session tokens in them:
 * each is encrypted with a key that derives from the idempotency key and the session, which the store
 * does not have.
 */
export function createCallRecord({ run }: Pick<SharedStore, "run">): CallRecord {
  const expiration = { type: "PX", value: LIFETIME_MS } as const;

  // Neither is waited for: what is not written, counts as unknown.
  const save = (entry: Entry, recorded: RecordedCall) => {
    const text = entry.close(recorded);
    if (text.length > MAX_CHARACTERS) return;
    void run((client) => client.set(entry.id, text, { expiration })).catch(() => {});
  };
  const remove = ({ id }: Entry) => void run((client) => client.del(id)).catch(() => {});

  /** Marks a call as running; returns the earlier record, and that of a session's first call. */
  async function mark(own: Entry, first: Entry | undefined, bodyHash: string) {
    const marked = own.close({ bodyHash });
    return run((client) =>
      Promise.all([
        client.set(own.id, marked, { expiration, condition: "NX", GET: true }),
        first ? client.get(first.id) : null,
      ]),
    ).catch((cause: unknown) => {
      throw new BackendError("a change cannot be recorded while the shared store is down", {
        cause,
        effect: "none",
      });
    });
  }

  async function runRecorded(
    { body, owner, ownerOf, run: send }: KeyedCall,
    entry: Entry,
  ): Promise<GatewayResponse> {
    try {
      const response = await send();
      if (mayBeApplied(response.effect)) {
        const settled = owner ?? (await ownerOf(response).catch(() => undefined));
        save(entry, { bodyHash: hashOfBody(body), response, owner: settled });
      } else remove(entry);
      return response;
    } catch (error) {
      if (!mayBeApplied(effectOf(error))) remove(entry);
      throw error;
    }
  }

  return {
    once: async (call) => {
      const { idempotencyKey, owner, body } = call;
      const own = entryOf(idempotencyKey, owner);
      // A repeat may come with the session that the first call has started.
      const first = owner === undefined ? undefined : entryOf(idempotencyKey);
      const [earlier, started] = await mark(own, first, hashOfBody(body));
      if (earlier !== null) return repeated(own.open(earlier), body);
      const begun = started === null ? undefined : first?.open(started);
      if (begun?.owner === undefined || begun.owner !== owner) return runRecorded(call, own);
      save(own, begun);
      return repeated(begun, body);
    },
  };
}
