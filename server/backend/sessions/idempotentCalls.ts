import { LRUCache } from "lru-cache";
import { effectOf } from "#relay/contract/errors.ts";
import { lendPlace } from "#server/limits/admission.ts";
import { createWaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import { hashOfToken } from "./tokenFacts.ts";
import type { GatewayResponse } from "#server/backend/line/shopCall.ts";
import { createHash } from "node:crypto";

// Idempotency keys of mutations, recorded per session.

const MAX_RESPONSES = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Runs a mutation once per idempotency key and session: a repeat gets the response of the first
 * call, or rejects with it. Rejects with `KeyReusedError` if the body differs.
 */
export type IdempotentCalls = (call: KeyedCall) => Promise<GatewayResponse>;

/** Response to a key, or the promise of one. */
type Entry = {
  bodyHash: string;
  response: GatewayResponse | Promise<GatewayResponse>;
  /** Session that the call belongs to once it has a response. */
  owner: string | undefined;
};

const entryId = (idempotencyKey: string, owner?: string) =>
  hashOfToken(secretOfCall(idempotencyKey, owner));

/**
 * Creates the record of idempotent calls, in the memory of this process; `callRecord.ts` is behind
 * it if there are several servers. A call in flight is shared by its repeats. A response or an error
 * is repeated for ten minutes unless the mutation certainly had no effect: a shopper who repeats it
 * may have read the cart before it took effect. At most 10,000 are recorded, of 32 MB in all. Calls
 * in flight are bounded by the queues of the session lock and of the backend, and their repeats by
 * the places of each call (`repeats`). A network's places are not used: a refused repeat means to
 * its sender that the call is no longer under way, so no neighbor may cause it. The key of a first
 * call is a secret that stands for its session, so a repeat may come without a session or with the
 * one it has started.
 */
export function createIdempotentCalls({
  repeats = createWaitingPlaces(Infinity),
  now = Date.now,
}: { repeats?: WaitingPlaces; now?: () => number } = {}): IdempotentCalls {
  const running = new Map<string, Entry>();
  const ended = new LRUCache<string, Entry>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: ({ response }) => 1 + ("body" in response ? response.body.length : 0),
  });
  const entryOf = (id: string) => running.get(id) ?? ended.get(id);

  function start({ idempotencyKey, owner, body, ownerOf, run }: KeyedCall): Entry {
    const id = entryId(idempotencyKey, owner);
    const finish = async () => {
      try {
        const response = await run();
        const settled = owner ?? (await ownerOf(response));
        if (mayBeApplied(response.effect)) ended.set(id, { ...entry, response, owner: settled });
        return response;
      } catch (error) {
        // The body of a call that another server refuses is not that of its key.
        const isRecorded = mayBeApplied(effectOf(error)) && !(error instanceof KeyReusedError);
        if (isRecorded) ended.set(id, entry);
        throw error;
      } finally {
        running.delete(id);
      }
    };
    const entry: Entry = {
      bodyHash: hashOfBody(body),
      response: Promise.resolve().then(finish),
      owner,
    };
    running.set(id, entry);
    return entry;
  }

  /** Waits until a call in flight has ended, in one of its places. */
  async function settle(id: string): Promise<void> {
    const leave = repeats.enter(id);
    await lendPlace(async () => running.get(id)?.response).catch(() => undefined);
    leave();
  }

  /** Finds a first call that has started the session of a repeat; waits for one in flight. */
  async function firstCall({ idempotencyKey, owner }: KeyedCall): Promise<Entry | undefined> {
    const id = entryId(idempotencyKey);
    if (running.has(id)) await settle(id);
    const first = ended.get(id);
    return first?.owner === owner ? first : undefined;
  }

  return async (call) => {
    const id = entryId(call.idempotencyKey, call.owner);
    const first = entryOf(id) ?? (call.owner === undefined ? undefined : await firstCall(call));
    // Another repeat may have started while this one waited for the first call.
    const repeated = first ?? entryOf(id);
    const entry = repeated ?? start(call);
    requireSameBody(entry.bodyHash, call.body);
    if (repeated && running.get(id) === repeated) await settle(id);
    return entry.response;
  };
}

/** Time for which the response to a key is repeated, in milliseconds: ten minutes. */
export const LIFETIME_MS = 10 * 60_000;

/** Mutation with an idempotency key. */
export type KeyedCall = {
  idempotencyKey: string;
  /** Key of the session; undefined for a first call. */
  owner: string | undefined;
  body: string;
  /** Returns the session that a first call started, by its response. */
  ownerOf: (response: GatewayResponse) => Promise<string | undefined>;
  run: () => Promise<GatewayResponse>;
};

/** A key that was sent with another body before. */
export class KeyReusedError extends Error {
  override name = "KeyReusedError";
}

/**
 * True for effects whose response is recorded: after a mutation that certainly had no effect, its
 * repeat is sent.
 */
export const mayBeApplied = (effect: GatewayResponse["effect"]): boolean =>
  effect === "applied" || effect === "unknown";

/** Hashes the body of a call, to recognize another one. */
export const hashOfBody = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Throws `KeyReusedError` if a key was recorded with another body. */
export function requireSameBody(recordedHash: string, body: string): void {
  if (recordedHash === hashOfBody(body)) return;
  throw new KeyReusedError("the idempotency key was sent with another body");
}

/** Secret of a key in a session, known to the session alone; that of a first call is the key. */
export const secretOfCall = (idempotencyKey: string, owner = ""): string =>
  `${idempotencyKey} ${owner}`;
