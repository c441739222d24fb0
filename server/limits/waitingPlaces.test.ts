import { expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { createWaitingPlaces } from "./waitingPlaces.ts";

test("Each key has a limited number of waiting places of its own", () => {
  const { enter } = createWaitingPlaces(2);
  enter("a");
  enter("a");
  expect(() => enter("a")).toThrow("too many calls are waiting");
  expect(() => enter("b")).not.toThrow();
});

test("A waiting place is free again once its call has left it", () => {
  const { enter } = createWaitingPlaces(1);
  enter("a")();
  expect(() => enter("a")).not.toThrow();
  expect(() => enter("a")).toThrow("too many calls are waiting");
});

test("The error for a key without free places says that the call may be repeated, and when", () => {
  const { enter } = createWaitingPlaces(0);
  let error: unknown;
  try {
    enter("a");
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({ effect: "none", retryAfterSeconds: 2 });
});
