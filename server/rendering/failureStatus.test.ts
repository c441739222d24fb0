import { expect, test } from "vitest";
import { BackendError, OperationError } from "#relay/contract/errors.ts";
import { failureStatus } from "./render.ts";

const unavailable = new BackendError("unavailable", { effect: "none", retryAfterSeconds: 7 });

test("A page that failed because the backend is unavailable has status 503 and its Retry-After", () => {
  expect(failureStatus(unavailable)).toEqual({ status: 503, retryAfterSeconds: 7 });
  const inOperation = new OperationError("ProductPageQuery", "no response", { cause: unavailable });
  expect(failureStatus(inOperation)).toEqual({ status: 503, retryAfterSeconds: 7 });
});

test("Retry-After is two seconds if the backend sent none", () => {
  const timedOut = new BackendError("timed out", { effect: "unknown" });
  expect(failureStatus(timedOut)).toEqual({ status: 503, retryAfterSeconds: 2 });
});

test("An error of another bundle's copy of BackendError has the same status", () => {
  const copy = Object.assign(new Error("unavailable"), {
    name: "BackendError",
    retryAfterSeconds: 3,
  });
  const cause = new Error("wrapped", { cause: copy });
  expect(failureStatus(cause)).toEqual({ status: 503, retryAfterSeconds: 3 });
});

test.each([
  new TypeError("price.split is not a function"),
  new OperationError("ProductPageQuery", "Internal server error", { messages: ["Internal"] }),
  "a text",
  undefined,
])("A page that failed with %s has status 500", (error) => {
  expect(failureStatus(error)).toEqual({ status: 500 });
});
