// Session lock across browser tabs: Web Locks, a lease in local storage, or the page's own order.

const LOCK = "woo-session";

/**
 * Runs work in a Web Lock. A page that is left gives it up, since Chromium lets a page in the
 * back/forward cache hold a lock, and grants it locks: its work, of which only requests that outlive
 * the page go on, would stop the changes of all other tabs. A page that is left before its turn
 * requests the lock again when it is shown again.
 */
async function inWebLock<T>(work: () => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const leave = () => leaving.abort();
  addEventListener("pagehide", leave, { signal });
  let working: Promise<T> | undefined;
  const left = new Promise((resolve) => signal.addEventListener("abort", resolve));
  const begin = () => Promise.race([(working = work()), left]);
  let isRefused = false;
  try {
    await navigator.locks.request(LOCK, { signal }, begin);
  } catch {
    isRefused = !signal.aborted;
  }
  leave();
  if (working) return working;
  // With blocked cookies, browsers have the locks and refuse each.
  if (isRefused) return inLease(work);
  await new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
  return inWebLock(work);
}

/** Rarely needed: plain HTTP outside localhost, or blocked cookies. */
async function inLease<T>(work: () => Promise<T>): Promise<T> {
  const { withLease } = await import("./storageLease.ts");
  return withLease(LOCK, work);
}

let tail: Promise<unknown> = Promise.resolve();

/** Runs work one after another within this page, in call order. */
function inPage<T>(work: () => Promise<T>): Promise<T> {
  const run = tail.then(work, work);
  tail = run.catch(() => undefined);
  return run;
}

/**
 * Runs `work` while no other work of this browser's session runs, in this page or in other tabs.
 * The backend creates a session for each call that has none, and loses items if cart mutations of
 * one session overlap.
 */
export function withBrowserSessionLock<T>(work: () => Promise<T>): Promise<T> {
  return inPage(async () => (navigator.locks ? inWebLock(work) : inLease(work)));
}
