import { createHash } from "node:crypto";
import { BackendError, effectOf } from "#relay/contract/errors.ts";
import { lendPlace } from "#server/limits/admission.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { Secret, Store } from "#server/store/store.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import type { GatewayResponse } from "#server/backend/line/shopCall.ts";

// Idempotency keys of mutations, recorded per session.

/** Time for which the response to a key is repeated, in milliseconds: ten minutes. */
const LIFETIME_MS = 10 * 60_000;

/** Longest recorded response: a cart of a hundred lines has about 100 kB. */
const MAX_CHARACTERS = 256 * 1024;

/** Mutation with an idempotency key. */
export type KeyedCall = {
  idempotencyKey: string;
  /** Key of the session's lock; undefined for a first call. */
  sessionKey: string | undefined;
  body: string;
  /** Returns the key of the session that a first call started, by its response. */
  startedSessionKey: (response: GatewayResponse) => Promise<string | undefined>;
  run: () => Promise<GatewayResponse>;
  /** Runs work in the session lock: another server's call with the key has ended then. */
  lock: (work: () => Promise<GatewayResponse>) => Promise<GatewayResponse>;
};

/** A key that was sent with another body before. */
export class KeyReusedError extends Error {
  override name = "KeyReusedError";
}

/**
 * Runs a mutation once per idempotency key and session: a repeat gets the response of the first
 * call, or rejects with `BackendError` of an unknown effect if that has none. Rejects with
 * `KeyReusedError` if the body differs, and with `BackendError` without an effect if the store does
 * not respond.
 */
export type IdempotentCalls = (call: KeyedCall) => Promise<GatewayResponse>;

/**
 * Recorded call; without a response it is running, or its result is not known. `owner` is the
 * session's key: servers of earlier releases read this name in the same store.
 */
type RecordedCall = { bodyHash: string; response?: GatewayResponse; owner?: string | undefined };

/** Place of a call in the store, whose name and content do not reveal the idempotency key. */
type Entry = { name: string; secret: Secret };

/** Returns the place of a key in a session; that of a first call is known by its key alone. */
function entryOf(idempotencyKey: string, sessionKey = ""): Entry {
  const text = `${idempotencyKey} ${sessionKey}`;
  return { name: `call:${hashOfToken(text)}`, secret: { text, purpose: "recorded call" } };
}

/** Hashes the body of a call, to recognize another one. */
const hashOfBody = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Throws `KeyReusedError` if a key was recorded with another body. */
function requireSameBody(recordedHash: string, body: string): void {
  if (recordedHash === hashOfBody(body)) return;
  throw new KeyReusedError("the idempotency key was sent with another body");
}

/**
 * True for effects whose response is recorded: after a mutation that certainly had no effect, its
 * repeat is sent.
 */
const mayBeApplied = (effect: GatewayResponse["effect"]) =>
  effect === "applied" || effect === "unknown";

/** Returns the recorded call in a stored text; undefined if that cannot be read. */
const recordedIn = (text: string | undefined): RecordedCall | undefined =>
  text ? (JSON.parse(text) as RecordedCall) : undefined;

/** Returns the response of a recorded call to its repeat. */
function repeated(recorded: RecordedCall | undefined, body: string): GatewayResponse {
  if (recorded) requireSameBody(recorded.bodyHash, body);
  if (recorded?.response) return recorded.response;
  throw new BackendError("the result of an earlier call with this key is not known", {
    effect: "unknown",
  });
}

/** Record of the calls of all servers of a store. */
function openRecord(store: Store) {
  // Neither is waited for: what is not written, counts as unknown.
  function save({ name, secret }: Entry, recorded: RecordedCall): void {
    const text = JSON.stringify(recorded);
    if (text.length > MAX_CHARACTERS) return;
    void store.set(name, text, { ms: LIFETIME_MS, secret }).catch(() => {});
  }
  const remove = ({ name }: Entry) => void store.delete(name).catch(() => {});

  /** Marks a call as running; returns the earlier record, and that of a session's first call. */
  async function mark(own: Entry, first: Entry | undefined, bodyHash: string) {
    const { name, secret } = own;
    const marked = JSON.stringify({ bodyHash } satisfies RecordedCall);
    return Promise.all([
      store.add(name, marked, { ms: LIFETIME_MS, secret }),
      first && store.get(first.name, first.secret),
    ]).catch((cause: unknown) => {
      throw new BackendError("a change cannot be recorded while the shared store is down", {
        cause,
        effect: "none",
      });
    });
  }

  async function runRecorded(call: KeyedCall, entry: Entry): Promise<GatewayResponse> {
    const { body, sessionKey, startedSessionKey, run } = call;
    try {
      const response = await run();
      if (mayBeApplied(response.effect)) {
        const owner = sessionKey ?? (await startedSessionKey(response).catch(() => undefined));
        save(entry, { bodyHash: hashOfBody(body), response, owner });
      } else remove(entry);
      return response;
    } catch (error) {
      if (!mayBeApplied(effectOf(error))) remove(entry);
      throw error;
    }
  }

  /** Runs a call in its session lock unless it is recorded; then returns its response. */
  async function once(call: KeyedCall, own: Entry, first: Entry | undefined) {
    const { sessionKey, body } = call;
    const [earlier, started] = await mark(own, first, hashOfBody(body));
    if (earlier !== undefined) return repeated(recordedIn(earlier), body);
    const begun = recordedIn(started);
    if (begun?.owner === undefined || begun.owner !== sessionKey) return runRecorded(call, own);
    save(own, begun);
    return repeated(begun, body);
  }

  /** Finds a call that this server knows. */
  function known(call: KeyedCall, own: Entry, first: Entry | undefined): RecordedCall | undefined {
    const found = recordedIn(store.near(own.name));
    if (found || !first) return found;
    const begun = recordedIn(store.near(first.name));
    return begun?.owner !== undefined && begun.owner === call.sessionKey ? begun : undefined;
  }

  return { once, known };
}

/**
 * Creates the idempotent calls over a store, in which each has the secret of its key and session. A
 * call in flight is shared by its repeats at this server. A response, or the fact that none is known,
 * is repeated for ten minutes unless the mutation certainly had no effect: a shopper who repeats it
 * may have read the cart before it took effect. A call that this server knows is repeated without
 * the session lock. Calls in flight are bounded by the queues of the session lock and of the
 * backend, and their repeats by the places of each call (`repeats`). A network's places are not
 * used: a refused repeat means to its sender that the call is no longer under way, so no neighbor
 * may cause it. The key of a first call is a secret that stands for its session, so a repeat may
 * come without a session or with the one it has started.
 */
export function createIdempotentCalls(store: Store, repeats: WaitingPlaces): IdempotentCalls {
  const running = new Map<string, { bodyHash: string; response: Promise<GatewayResponse> }>();
  const record = openRecord(store);

  function start(call: KeyedCall, own: Entry, first: Entry | undefined) {
    const response = Promise.resolve()
      .then(() => call.lock(() => record.once(call, own, first)))
      .finally(() => running.delete(own.name));
    running.set(own.name, { bodyHash: hashOfBody(call.body), response });
    return response;
  }

  /** Waits until a call in flight has ended, in one of its places. */
  async function settle({ name }: Entry): Promise<void> {
    const leave = repeats.enter(name);
    await lendPlace(async () => running.get(name)?.response).catch(() => undefined);
    leave();
  }

  return async (call) => {
    const own = entryOf(call.idempotencyKey, call.sessionKey);
    // A repeat may come with the session that the first call has started.
    const first = call.sessionKey === undefined ? undefined : entryOf(call.idempotencyKey);
    if (first && running.has(first.name) && !running.has(own.name)) await settle(first);
    const current = running.get(own.name);
    if (current) {
      requireSameBody(current.bodyHash, call.body);
      await settle(own);
      return current.response;
    }
    const known = record.known(call, own, first);
    return known ? repeated(known, call.body) : start(call, own, first);
  };
}
