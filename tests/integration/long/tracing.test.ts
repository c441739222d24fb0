import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openBackend } from "#server/backend/line/backend.ts";
import { readConfig } from "#server/kernel/config.ts";
import { inTrace, traceOf as traceOfHeader } from "#server/observe/requestTrace.ts";
import { sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import type { WooCall } from "#tests/worlds/backends/wooCalls.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const lines: string[] = [];
const world = worldOf({
  app: {
    logLevel: "info",
    logStream: { write: (line) => void lines.push(line) },
  },
  woo: {},
});

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN_ID = "00f067aa0ba902b7";
const traceparent = `00-${TRACE_ID}-${SPAN_ID}-01`;

const PARTS = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>0[01])$/;

/** Returns the parts of a call's `traceparent`. */
const traceOf = ({ headers }: WooCall) =>
  PARTS.exec(headers.get("traceparent") ?? "")?.groups ?? {};

const tracesOf = (calls: readonly WooCall[]) => [
  ...new Set(calls.map((call) => traceOf(call)["traceId"])),
];

/** Returns the trace ids of the log's lines from an index on. */
const loggedSince = (start: number) => [
  ...new Set(lines.slice(start).map((line) => (JSON.parse(line) as { traceId?: string }).traceId)),
];

test.each(["/product/cap", "/cart", "/search?q=belt", "/no/such/page"])(
  "All calls of a request for %s continue its trace, each with a span id of its own",
  async (url) => {
    const { app, woo } = world();
    woo.forget();
    const start = lines.length;
    const { statusCode } = await app.inject({
      url,
      headers: { traceparent, tracestate: "vendor=secret", baggage: "user=ann" },
    });
    expect(statusCode).toBeLessThan(500);
    const calls = woo.calls();
    expect(calls.length).toBeGreaterThan(0);
    expect(tracesOf(calls)).toEqual([TRACE_ID]);
    const spans = calls.map((call) => traceOf(call)["spanId"]);
    expect(new Set([...spans, SPAN_ID]).size).toBe(calls.length + 1);
    expect(calls.every((call) => traceOf(call)["flags"] === "01")).toBe(true);
    for (const { headers } of calls) {
      expect(headers.has("tracestate") || headers.has("baggage")).toBe(false);
    }
    expect(loggedSince(start)).toEqual([TRACE_ID]);
  },
);

test("The calls of a change, whose body arrives after its headers, continue its trace", async () => {
  const { app, woo } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  woo.forget();
  await sendAdd(app, { token, headers: { traceparent } });
  await app.inject({
    method: "POST",
    url: "/cart/items",
    headers: {
      traceparent,
      cookie: `woo-session=${token}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: "productId=15&quantity=1",
  });
  expect(woo.calls().length).toBeGreaterThan(2);
  expect(tracesOf(woo.calls())).toEqual([TRACE_ID]);
});

test("A body that arrives over a real connection, in two parts, continues the trace", async () => {
  const { app, woo } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  woo.forget();
  const parts = ["productId=15", "&quantity=1"];
  const { status } = await fetch(`${url}/cart/items`, {
    method: "POST",
    redirect: "manual",
    headers: {
      traceparent,
      origin: url,
      cookie: `woo-session=${token}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new ReadableStream({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(Buffer.from(part));
      },
    }),
    duplex: "half",
  } as RequestInit);
  expect(status).toBe(303);
  // The server's first probe is no part of the request.
  const calls = woo.calls().filter(({ session }) => session !== undefined);
  expect(calls.length).toBeGreaterThan(1);
  expect(tracesOf(calls)).toEqual([TRACE_ID]);
});

/** Waits until no call of the server's own, such as its first probe, is on its way. */
async function untilQuiet(woo: { calls: () => readonly WooCall[] }): Promise<void> {
  for (let before = -1; before !== woo.calls().length;) {
    before = woo.calls().length;
    await pause(200);
  }
}

test.each([undefined, "nonsense", `00-${"0".repeat(32)}-${SPAN_ID}-01`, `${traceparent}, x`])(
  "A request with the traceparent %s gets a trace of its own, in the log too",
  async (header) => {
    const { app, woo } = world();
    await untilQuiet(woo);
    woo.forget();
    const start = lines.length;
    await app.inject({
      url: "/cart",
      headers: header === undefined ? {} : { traceparent: header },
    });
    const [traceId, ...others] = tracesOf(woo.calls());
    expect(others).toEqual([]);
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(traceId).not.toBe(TRACE_ID);
    expect(loggedSince(start)).toEqual([traceId]);
    // Without a collector, nobody records its spans.
    expect(traceOf(woo.calls()[0] as WooCall)["flags"]).toBe("00");
  },
);

test("Concurrent requests keep their traces apart", async () => {
  const { app, woo } = world();
  const token = tokenIn(await sendAdd(app));
  woo.forget();
  const ids = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(32, "a"));
  await Promise.all(
    ids.map((id) =>
      sendCartQuery(app, {
        token,
        headers: { traceparent: `00-${id}-${SPAN_ID}-00` },
      }),
    ),
  );
  expect(new Set(tracesOf(woo.calls()))).toEqual(new Set(ids));
});

test("The lookup of a redirect on the shop's own site continues the trace", async () => {
  const traces: unknown[] = [];
  const site = createServer(({ headers }, response) => {
    traces.push(headers["traceparent"]);
    response.writeHead(301, { location: "/product/new/" }).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  const backend = await openBackend(
    readConfig({ GRAPHQL_ENDPOINT: `http://127.0.0.1:${port}/graphql` }),
  );
  const moved = await inTrace(traceOfHeader(traceparent), () => backend.movedTo("/product/old/"));
  site.closeAllConnections();
  site.close();
  expect(moved?.location).toMatch(/\/product\/new\/$/);
  expect(traces).toEqual([expect.stringMatching(PARTS)]);
  expect(traces[0]).toContain(TRACE_ID);
});

test("A line about a failed rendering has the trace id of the request", async () => {
  const { app, woo } = world();
  const start = lines.length;
  woo.fail("breaks the connection");
  await app.inject({ url: "/product/polo?key=s3cr3t", headers: { traceparent } });
  woo.recover();
  const failed = lines.slice(start).filter((line) => line.includes('"level":50'));
  expect(failed.length).toBeGreaterThan(0);
  for (const line of failed) {
    expect(line.match(/"traceId"/g)).toHaveLength(1);
    expect(line).toContain(TRACE_ID);
    expect(line).not.toContain("s3cr3t");
  }
});
