// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { withBrowserSessionLock } from "./tabLock.ts";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// Loaded on use, which may take longer than a test waits.
beforeAll(async () => {
  await import("./storageLease.ts");
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", { locks: undefined });
});

describe("The session lock", () => {
  test("runs work one after another, in call order", async () => {
    const log: string[] = [];
    const work = (name: string, ms: number) => async () => {
      log.push(`${name} begins`);
      await pause(ms);
      log.push(`${name} ends`);
    };
    await Promise.all([
      withBrowserSessionLock(work("first", 20)),
      withBrowserSessionLock(work("second", 1)),
    ]);
    expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  test("continues after work that failed", async () => {
    const failing = withBrowserSessionLock(() => Promise.reject(new Error("no")));
    const next = withBrowserSessionLock(async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("done");
  });

  test("uses Web Locks if the browser has them", async () => {
    const request = vi.fn(async (_name: string, _options: object, work: () => Promise<unknown>) =>
      work(),
    );
    vi.stubGlobal("navigator", { locks: { request } });
    expect(await withBrowserSessionLock(async () => 1)).toBe(1);
    expect(request).toHaveBeenCalledOnce();
  });

  test("withdraws a waiting request when the page is left, and repeats it when it is back", async () => {
    const granted = vi.fn(async (_name: string, _options: object, work: () => Promise<unknown>) =>
      work(),
    );
    const request = vi
      .fn(granted)
      .mockImplementationOnce(
        (_name, { signal }: { signal?: AbortSignal }) =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener("abort", () => reject(signal.reason as Error)),
          ),
      );
    vi.stubGlobal("navigator", { locks: { request } });
    const work = withBrowserSessionLock(async () => "done");
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    dispatchEvent(new Event("pagehide"));
    await pause(0);
    expect(request).toHaveBeenCalledOnce();
    dispatchEvent(new Event("pageshow"));
    expect(await work).toBe("done");
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("gives up a lock that it has when the page is left, and its work goes on", async () => {
    let isHeld = false;
    const request = vi.fn(async (_name: string, _options: object, work: () => Promise<unknown>) => {
      isHeld = true;
      await work();
      isHeld = false;
    });
    vi.stubGlobal("navigator", { locks: { request } });
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = withBrowserSessionLock(() => promise);
    await vi.waitFor(() => expect(isHeld).toBe(true));
    dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(isHeld).toBe(false));
    resolve("done");
    expect(await work).toBe("done");
    expect(request).toHaveBeenCalledOnce();
  });

  test("without Web Locks waits for another tab's lease and takes over once it has expired", async () => {
    localStorage.setItem(
      "woo-session",
      JSON.stringify({ holder: "other", until: Date.now() + 150 }),
    );
    const startedAt = Date.now();
    await withBrowserSessionLock(async () => undefined);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(140);
    expect(localStorage.getItem("woo-session")).toBeNull();
  });

  test("without Web Locks releases its lease when the page is left", async () => {
    let finish = () => {};
    const work = withBrowserSessionLock(() => new Promise<void>((resolve) => (finish = resolve)));
    await vi.waitFor(() => expect(localStorage.getItem("woo-session")).not.toBeNull());
    dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("woo-session")).toBeNull();
    finish();
    await work;
  });

  test("falls back to the order within the page if the browser refuses its Web Locks", async () => {
    const refuse = () => Promise.reject(new DOMException("blocked", "SecurityError"));
    vi.stubGlobal("navigator", { locks: { request: refuse } });
    expect(await withBrowserSessionLock(async () => "done")).toBe("done");
    const failing = withBrowserSessionLock(() => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
  });

  test("works without any storage", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(await withBrowserSessionLock(async () => "done")).toBe("done");
  });
});
