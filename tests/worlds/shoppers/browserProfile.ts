import { vi } from "vitest";
import { createTabLocks } from "./tabLocks.ts";
import type { TabLocks } from "./tabLocks.ts";

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
