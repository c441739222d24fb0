// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { withBrowserSessionLock } from "./sessionLock.ts";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", { locks: undefined });
});

describe("turns of one session", () => {
  test("run one after another, in the order they were asked for", async () => {
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

  test("go on after one that failed", async () => {
    const failing = withBrowserSessionLock(() => Promise.reject(new Error("no")));
    const next = withBrowserSessionLock(async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("done");
  });

  test("use the browser's locks where it has them", async () => {
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal("navigator", { locks: { request } });
    expect(await withBrowserSessionLock(async () => 1)).toBe(1);
    expect(request).toHaveBeenCalledOnce();
  });

  test("wait for another tab's lease where there are no locks, and take it when it has run out", async () => {
    localStorage.setItem(
      "woo-session",
      JSON.stringify({ holder: "other", until: Date.now() + 150 }),
    );
    const asked = Date.now();
    await withBrowserSessionLock(async () => undefined);
    expect(Date.now() - asked).toBeGreaterThanOrEqual(140);
    expect(localStorage.getItem("woo-session")).toBeNull();
  });

  test("need no storage at all", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(await withBrowserSessionLock(async () => "done")).toBe("done");
  });
});
