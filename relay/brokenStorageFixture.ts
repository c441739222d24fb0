import { vi } from "vitest";

// Test fixture of a browser whose local storage is full or forbidden.

/** Makes local storage full or forbidden until the globals of the test are restored. */
export function breakStorage(kind: "full" | "forbidden"): void {
  const fail = () => {
    throw new DOMException(kind, kind === "full" ? "QuotaExceededError" : "SecurityError");
  };
  const full: ProxyHandler<Storage> = {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return name === "setItem" ? fail : value.bind(target);
    },
  };
  const forbidden: ProxyHandler<Storage> = { get: fail, ownKeys: fail };
  vi.stubGlobal("localStorage", new Proxy(localStorage, kind === "full" ? full : forbidden));
}
