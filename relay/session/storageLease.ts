// Lock across browser tabs where Web Locks are missing: a lease in local storage.

const LEASE_MS = 10_000;
const POLL_MS = 25;

type Lease = { holder: string; until: number };

function leaseIn(storage: Storage, lock: string): Lease | undefined {
  try {
    const lease = JSON.parse(storage.getItem(lock) ?? "null") as Lease | null;
    return lease && lease.until > Date.now() ? lease : undefined;
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Takes a lease: writes it, waits briefly, and checks that no other tab overwrote it. Returns the
 * release function; rejects if storage fails.
 */
async function takeLease(storage: Storage, lock: string): Promise<() => void> {
  const holder = `${Date.now()}-${Math.random()}`;
  let renewal: ReturnType<typeof setInterval> | undefined = undefined;
  const write = () =>
    storage.setItem(lock, JSON.stringify({ holder, until: Date.now() + LEASE_MS }));
  const release = () => {
    clearInterval(renewal);
    removeEventListener("pagehide", release);
    if (leaseIn(storage, lock)?.holder === holder) storage.removeItem(lock);
  };
  for (;;) {
    if (!leaseIn(storage, lock)) {
      // The next page need not wait until a lease of this one has expired.
      addEventListener("pagehide", release);
      write();
      await pause(POLL_MS + Math.random() * POLL_MS);
      if (leaseIn(storage, lock)?.holder === holder) break;
    }
    await pause(POLL_MS);
  }
  renewal = setInterval(write, LEASE_MS / 3);
  return release;
}

function usableStorage(lock: string): Storage | undefined {
  try {
    localStorage.setItem(`${lock}-probe`, "1");
    localStorage.removeItem(`${lock}-probe`);
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Runs work while this tab has the lease of a lock; without local storage, at once. */
export async function withLease<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const storage = usableStorage(lock);
  if (!storage) return work();
  const release = await takeLease(storage, lock).catch(() => () => {});
  try {
    return await work();
  } finally {
    release();
  }
}
