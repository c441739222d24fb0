import { expect, test } from "vitest";
import { isStoreError } from "./isStoreError.ts";
import { SharedStoreError } from "./sharedStore.ts";

test("An error of the shared store is recognized by itself and as the cause of another", () => {
  const error = new SharedStoreError("down");
  expect(isStoreError(error)).toBe(true);
  expect(isStoreError(new Error("refused", { cause: new Error("locked", { cause: error }) }))).toBe(
    true,
  );
});

test.each([new Error("other", { cause: new Error("cause") }), "text", undefined])(
  "%s is no error of the shared store",
  (error) => {
    expect(isStoreError(error)).toBe(false);
  },
);
