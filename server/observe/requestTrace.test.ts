import { expect, test } from "vitest";
import { startOutgoingCall, currentTrace, inOwnTrace, inTrace, traceOf } from "./requestTrace.ts";

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT_ID = "00f067aa0ba902b7";

test.each([
  ["a sampled trace", `00-${TRACE_ID}-${PARENT_ID}-01`, true],
  ["a trace that is not sampled", `00-${TRACE_ID}-${PARENT_ID}-00`, false],
  ["a trace with unknown flags", `00-${TRACE_ID}-${PARENT_ID}-03`, true],
  ["a trace of a later version with more fields", `cc-${TRACE_ID}-${PARENT_ID}-01-more`, true],
])("A request continues %s", (_, header, isSampled) => {
  expect(traceOf(header)).toMatchObject({ traceId: TRACE_ID, parentId: PARENT_ID, isSampled });
});

test.each([
  ["no header", undefined],
  ["an empty header", ""],
  ["the forbidden version", `ff-${TRACE_ID}-${PARENT_ID}-01`],
  ["more fields than its version has", `00-${TRACE_ID}-${PARENT_ID}-01-more`],
  ["a trace id of zeros", `00-${"0".repeat(32)}-${PARENT_ID}-01`],
  ["a span id of zeros", `00-${TRACE_ID}-${"0".repeat(16)}-01`],
  ["capitals", `00-${TRACE_ID.toUpperCase()}-${PARENT_ID}-01`],
  ["a short id", `00-${TRACE_ID.slice(1)}-${PARENT_ID}-01`],
  ["two headers, joined", `00-${TRACE_ID}-${PARENT_ID}-01, 00-${TRACE_ID}-${PARENT_ID}-01`],
  ["a line break", `00-${TRACE_ID}-${PARENT_ID}-01\n`],
])("A request with %s starts a trace of its own", (_, header) => {
  const { traceId, parentId, isSampled } = traceOf(header);
  expect(traceId).toMatch(/^[\da-f]{32}$/);
  expect(traceId).not.toBe(TRACE_ID);
  expect([parentId, isSampled]).toEqual([undefined, false]);
});

test("Ten thousand traces have different ids", () => {
  const ids = Array.from({ length: 10_000 }, () => traceOf(undefined).traceId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("Calls of a request share its trace, and have span ids of their own", async () => {
  const trace = traceOf(`00-${TRACE_ID}-${PARENT_ID}-01`);
  const calls = await inTrace(trace, async () => {
    const first = startOutgoingCall().traceparent;
    await Promise.resolve();
    return [first, startOutgoingCall().traceparent];
  });
  for (const call of calls) {
    expect(call).toMatch(new RegExp(`^00-${TRACE_ID}-[\\da-f]{16}-01$`));
    expect(call).not.toContain(PARENT_ID);
    expect(call).not.toContain(trace.spanId);
  }
  expect(new Set(calls).size).toBe(2);
});

test("inOwnTrace runs work outside the trace of the request that started it", () => {
  const trace = traceOf(`00-${TRACE_ID}-${PARENT_ID}-01`);
  inTrace(trace, () => {
    inOwnTrace(() => expect(currentTrace()?.traceId).not.toBe(TRACE_ID));
    expect(currentTrace()).toBe(trace);
  });
  expect(currentTrace()).toBeUndefined();
});
