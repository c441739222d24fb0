import { createHash } from "node:crypto";
import type { GatewayResponse } from "#server/backend/line/shopCall.ts";

// Mutation with an idempotency key, and the rules of its repetition.

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
