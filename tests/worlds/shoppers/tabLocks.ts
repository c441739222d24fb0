import { AsyncLocalStorage } from "node:async_hooks";

// Web Locks substitute for the simulated browser profile of the tests.

/** Identity of a browser page that holds or requests locks. */
export type LockingPage = object;

/** Web Locks of a browser profile in this process: a page that is left gives up its locks. */
export type TabLocks = {
  /** Runs a page's script, so that its locks are known as the page's. */
  inPage: <T>(page: LockingPage, work: () => T) => T;
  /** Its signal is not followed: only a page that is left withdraws, and `leave` forgets that one. */
  request: <T>(name: string, options: LockOptions, work: () => Promise<T>) => Promise<T>;
  /** Releases the locks of a page that is left, and forgets those it waits for. */
  leave: (page: LockingPage) => void;
};

/** Creates the locks of one profile; there is one name, the session's. */
export function createTabLocks(): TabLocks {
  const pages = new AsyncLocalStorage<LockingPage>();
  const left = new WeakSet<LockingPage>();
  let waiting: { page: LockingPage | undefined; start: () => void }[] = [];
  let holder: { page: LockingPage | undefined } | undefined;

  function next(): void {
    if (holder) return;
    const [first, ...others] = waiting;
    waiting = others;
    if (!first) return;
    holder = first;
    first.start();
  }

  function release(held: typeof holder): void {
    if (holder !== held) return;
    holder = undefined;
    next();
  }

  return {
    inPage: (page, work) => pages.run(page, work),
    request: (_name, _options, work) =>
      new Promise((resolve, reject) => {
        const request = {
          page: pages.getStore(),
          start: () => {
            void work()
              .then(resolve, reject)
              .finally(() => release(request));
          },
        };
        if (request.page && left.has(request.page)) return;
        waiting.push(request);
        next();
      }),
    leave: (page) => {
      left.add(page);
      waiting = waiting.filter((request) => request.page !== page);
      if (holder?.page === page) release(holder);
    },
  };
}
