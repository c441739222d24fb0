// Session lock across browser tabs: Web Locks, or a lease in local storage.

const LOCK = "woo-session";
const LEASE_MS = 10_000;
const POLL_MS = 25;

type Lease = { holder: string; until: number };

function leaseIn(storage: Storage): Lease | undefined {
  try {
    const lease = JSON.parse(storage.getItem(LOCK) ?? "null") as Lease | null;
    return lease && lease.until > Date.now() ? lease : undefined;
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Cross-tab lock where Web Locks are missing, as on plain HTTP outside localhost: writes a lease to
 * local storage, waits briefly, and checks that no other tab overwrote it. Returns the release
 * function; rejects if storage fails.
 */
async function takeLease(storage: Storage): Promise<() => void> {
  const holder = `${Date.now()}-${Math.random()}`;
  let renewal: ReturnType<typeof setInterval> | undefined = undefined;
  const write = () =>
    storage.setItem(LOCK, JSON.stringify({ holder, until: Date.now() + LEASE_MS }));
  const release = () => {
    clearInterval(renewal);
    removeEventListener("pagehide", release);
    if (leaseIn(storage)?.holder === holder) storage.removeItem(LOCK);
  };
  for (;;) {
    if (!leaseIn(storage)) {
      // The next page need not wait until a lease of this one has expired.
      addEventListener("pagehide", release);
      write();
      await pause(POLL_MS + Math.random() * POLL_MS);
      if (leaseIn(storage)?.holder === holder) break;
    }
    await pause(POLL_MS);
  }
  renewal = setInterval(write, LEASE_MS / 3);
  return release;
}

let tail: Promise<unknown> = Promise.resolve();

/** Runs work one after another within this page, in call order. */
function inPage<T>(work: () => Promise<T>): Promise<T> {
  const run = tail.then(work, work);
  tail = run.catch(() => undefined);
  return run;
}

function usableStorage(): Storage | undefined {
  try {
    localStorage.setItem(`${LOCK}-probe`, "1");
    localStorage.removeItem(`${LOCK}-probe`);
    return localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Runs `work` while no other work of this browser's session runs, in this page or in other tabs.
 * The backend creates a session for each call that has none, and loses items if cart mutations of
 * one session overlap.
 */
export function withBrowserSessionLock<T>(work: () => Promise<T>): Promise<T> {
  return inPage(async () => {
    if (navigator.locks) return navigator.locks.request(LOCK, work);
    const storage = usableStorage();
    if (!storage) return work();
    const release = await takeLease(storage).catch(() => () => {});
    try {
      return await work();
    } finally {
      release();
    }
  });
}
