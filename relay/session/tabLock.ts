// Session lock across browser tabs: Web Locks, or a lease in local storage.

const LOCK = "woo-session";

/**
 * Runs work in a Web Lock. A page that is left withdraws its request, and repeats it when it is shown
 * again: Chromium grants locks to pages in the back/forward cache, which then hold them in all tabs.
 */
async function inWebLock<T>(work: () => Promise<T>): Promise<T> {
  const request = new AbortController();
  const withdraw = () => request.abort();
  addEventListener("pagehide", withdraw);
  try {
    return await navigator.locks.request(LOCK, { signal: request.signal }, () => {
      removeEventListener("pagehide", withdraw);
      return work();
    });
  } catch (error) {
    if (!request.signal.aborted) throw error;
    await new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
    return inWebLock(work);
  }
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
  return inPage(async () => {
    if (navigator.locks) return inWebLock(work);
    // Rarely needed: plain HTTP outside localhost.
    const { withLease } = await import("./storageLease.ts");
    return withLease(LOCK, work);
  });
}
