// Store of values by name and of leases: in memory, in SQLite, or shared by several servers.

/** Secret that only its owner's requests carry, and the purpose for which a value is encrypted. */
export type Secret = { text: string; purpose: string };

/** Lifetime of a value in milliseconds, and the secret that encrypts it outside of this process. */
export type ValueOptions = { ms?: number | undefined; secret?: Secret | undefined };

/**
 * Texts by name, each for its lifetime. A name begins with its kind (`kind:…`). All functions of a
 * store that is down reject with `SharedStoreError`.
 */
export type Values = {
  /** Returns a value; undefined if there is none, or if another secret has encrypted it. */
  get: (name: string, secret?: Secret) => Promise<string | undefined>;
  set: (name: string, value: string, options: ValueOptions) => Promise<void>;
  /**
   * Sets a value unless there is one, atomically. Returns undefined, or the value that was there:
   * an empty text if another secret has encrypted it.
   */
  add: (name: string, value: string, options: ValueOptions) => Promise<string | undefined>;
  delete: (name: string) => Promise<void>;
};

/** Values and leases, in the memory of one process or for several servers. */
export type Store = Values & {
  /** Returns the copy of a value that this process has set, or has read within a minute. */
  near: (name: string) => string | undefined;
  /**
   * Takes a lease that is free, or takes it again if a holder whose name begins with `owner` has it;
   * then it is this holder's for `ms`. Resolves to false if another holder has it.
   */
  lease: (name: string, holder: string, options: { ms: number; owner: string }) => Promise<boolean>;
  /** Ends a lease, unless another holder has it. */
  release: (name: string, holder: string) => Promise<void>;
};

/** The store is down, slow or refused a command, which may have taken effect all the same. */
export class SharedStoreError extends Error {
  override name = "SharedStoreError";
}

/** True for an error that the shared store has caused: it is down, or too slow. */
export function isStoreError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof SharedStoreError) return true;
  }
  return false;
}
