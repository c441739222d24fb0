import { expect, test, vi } from "vitest";
import { PLACES } from "#relay/contract/page/insertedHtml.ts";
import { deferEntry } from "./bootScript.ts";
import { finishBuiltPage, failureStatus } from "./render.ts";
import { withFirstStyle } from "./firstStyle.ts";
import { BackendError, OperationError } from "#relay/contract/errors.ts";

const SCRIPT = `<script type="module" src="/e.js"></script>`;
const OTHER_ENTRY = `<html><head></head><body>${PLACES.content}${SCRIPT}</body></html>`;
const FINISHED = OTHER_ENTRY.replace(PLACES.content, "<p>Content</p>");

const steps = {
  deferEntry: (html: string) => deferEntry(html, []),
  withFirstStyle,
  withTheme: (html: string) => html,
  withoutScript: () => "without script",
};
const inserted = { content: "<p>Content</p>", data: "" };
const shared = { inserted, isShared: true, hasScript: true };

test("A page whose entry tag is not as expected stays as it is, with one warning", () => {
  const warn = vi.fn();
  const finish = finishBuiltPage(steps, warn);
  expect(finish(OTHER_ENTRY, shared)).toEqual({ html: FINISHED });
  expect(finish(OTHER_ENTRY, { ...shared, isShared: false })).toEqual({ html: FINISHED });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("script loads at once"));
});

test("A page whose style link is not as expected keeps it, with one warning", () => {
  const warn = vi.fn();
  const finish = finishBuiltPage({ ...steps, deferEntry: (html) => html }, warn);
  expect(finish(OTHER_ENTRY, shared)).toEqual({ html: FINISHED });
  expect(finish(OTHER_ENTRY, shared)).toEqual({ html: FINISHED });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("style is not inlined"));
});

test("A page without script needs no entry tag", () => {
  const warn = vi.fn();
  const page = { inserted, isShared: false, hasScript: false };
  expect(finishBuiltPage(steps, warn)(OTHER_ENTRY, page)).toEqual({ html: "without script" });
  expect(warn).not.toHaveBeenCalled();
});

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
