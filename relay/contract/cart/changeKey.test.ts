import { expect, test } from "vitest";
import { attemptKey, changeKeyIn, renewedKey } from "./changeKey.ts";

const CHANGE = "1795795200000-k3x9ab";
const SECRET = "0b3c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c11";
const OTHER = "9a1c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c22";

test("All attempts at a change name its key, also one whose session was refused", () => {
  const key = attemptKey(CHANGE, SECRET);
  expect(changeKeyIn(key)).toBe(CHANGE);
  expect(renewedKey(key, OTHER)).toBe(attemptKey(CHANGE, OTHER));
});

test("An idempotency key of another form, as a checkout's, names no change", () => {
  expect(changeKeyIn(SECRET)).toBeUndefined();
  expect(changeKeyIn(undefined)).toBeUndefined();
  expect(renewedKey(SECRET, OTHER)).toBe(OTHER);
});

test("The key of an attempt fits the gateway's limit of 64 characters, also for the last of 100 lines", () => {
  expect(attemptKey(`${CHANGE}-99`, SECRET).length).toBeLessThanOrEqual(64);
});
