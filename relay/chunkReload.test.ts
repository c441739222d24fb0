// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayReload } from "./chunkReload.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test("A page reloads at most once in ten seconds", () => {
  expect(mayReload("/product/lamp")).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(mayReload("/product/lamp")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(mayReload("/product/lamp")).toBe(true);
});

test("A page's reload does not prevent that of another page", () => {
  expect(mayReload("/product/lamp")).toBe(true);
  expect(mayReload("/product/mug")).toBe(true);
  expect(mayReload("/product/mug?view=2")).toBe(true);
});

test.each(["{not json", "null", "7", "{}", '{"path":"/product/lamp"}'])(
  "The malformed marker %s does not prevent a reload",
  (marker) => {
    sessionStorage.setItem("vitrine.reload", marker);
    expect(mayReload("/product/lamp")).toBe(true);
  },
);

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

test.each<[string, PropertyDescriptor]>([
  ["forbidden", { get: refuse }],
  ["full", { value: { getItem: () => null, setItem: refuse } }],
])("No page reloads if the session storage is %s", (_, storage) => {
  const usual = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage") ?? {};
  Object.defineProperty(globalThis, "sessionStorage", { ...storage, configurable: true });
  expect(mayReload("/product/lamp")).toBe(false);
  Object.defineProperty(globalThis, "sessionStorage", usual);
});
