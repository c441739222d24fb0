import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";

// Browser profile of a script shopper: cookies, storage and Web Locks, in this process.

/** Identity of a browser page that holds or requests locks. */
type LockingPage = object;

/** Web Locks of a browser profile in this process: a page that is left gives up its locks. */
type TabLocks = {
  /** Runs a page's script, so that its locks are known as the page's. */
  inPage: <T>(page: LockingPage, work: () => T) => T;
  /** Its signal is not followed: only a page that is left withdraws, and `leave` forgets that one. */
  request: <T>(name: string, options: LockOptions, work: () => Promise<T>) => Promise<T>;
  /** Releases the locks of a page that is left, and forgets those it waits for. */
  leave: (page: LockingPage) => void;
};

/** Creates the locks of one profile; there is one name, the session's. */
function createTabLocks(): TabLocks {
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

/** Cookies, storage and locks of a browser profile, as globals of this process. */
export type BrowserProfile = {
  cookies: Map<string, string>;
  locks: TabLocks;
};

/**
 * Gives the process what the cart's script needs of a browser: an empty profile.
 * @param onWrite called after each change of its storage
 */
export function stubBrowser(onWrite: () => void): BrowserProfile {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  const locks = createTabLocks();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
      onWrite();
    },
    removeItem: (key: string) => {
      if (stored.delete(key)) onWrite();
    },
  };
  const keys = { ownKeys: () => [...stored.keys()] };
  const descriptor = { configurable: true, enumerable: true };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, { ...keys, getOwnPropertyDescriptor: () => descriptor }),
  );
  vi.stubGlobal("location", { protocol: "http:", hostname: "localhost" });
  vi.stubGlobal("navigator", { onLine: true, userAgent: "test", locks });
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("document", {
    documentElement: { lang: "en", dataset: {} },
    // The server renders pages in this process, where it finds this document.
    getElementById: () => null,
    get cookie() {
      return [...cookies].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return { cookies, locks };
}
