import { expect, test } from "vitest";
import { BackendError, OperationError } from "#relay/contract/errors.ts";
import { loggedError } from "./loggedError.ts";

test("A logged error has its type, its known fields and its causes", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const error = new BackendError("the backend could not be reached", { cause, effect: "none" });
  expect(loggedError(error)).toMatchObject({
    type: "BackendError",
    message: "the backend could not be reached",
    effect: "none",
    cause: { type: "Error", code: "ECONNREFUSED" },
  });
});

test("A logged error has no email address, token or query string, and no verbatim message", () => {
  const messages = ["The name ann lee is taken.", "Internal server error"];
  const cause = new TypeError(
    "ann.lee+shop@mail.example.com at https://shop.example/reset?key=s3cr3t&login=ann with eyJhbGci.eyJzdWIi.c2lnbmF0",
  );
  const error = new OperationError("register", messages.join(" "), { messages, cause });
  const text = JSON.stringify(loggedError(error));
  for (const secret of ["ann", "mail.example", "s3cr3t", "eyJ", "login="]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain("register: [backend's message] Internal server error");
  expect(text).toContain("[email] at https://shop.example/reset?[query] with [token]");
});

test("A logged error whose causes form a cycle has a limited size", () => {
  const error: Error & { cause?: unknown } = new Error("circular");
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).length).toBeLessThan(20_000);
});

test("A thrown value that is not an error is logged as text", () => {
  expect(loggedError("ann@shop.example")).toMatchObject({ type: "string", message: "[email]" });
});
