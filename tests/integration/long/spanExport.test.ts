import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppOptions } from "#server/http/appOptions.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";

/** Span in OTLP's JSON. */
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
};
type Exported = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
};

const received: { path: string | undefined; body: Exported }[] = [];
let isHanging = false;
const collector = createServer((request, response) => {
  if (isHanging) return;
  void json(request).then((body) => {
    received.push({ path: request.url, body: body as Exported });
    response.setHeader("content-type", "application/json").end("{}");
  });
});
let endpoint = "";
let woo: WooServer;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-spans-"));
  woo = await openWooServer();
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await woo.close();
  await removeFolder(folder);
});

const openTraced = (app: AppOptions = {}) =>
  openWorld({
    settings: {
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: woo.endpoint,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    },
    app,
  });

const spansOf = () =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

test("A collector receives a span for a request, and one for each of its calls, in one trace", async () => {
  const { app } = await openTraced();
  const headers = { traceparent: `00-${TRACE_ID}-${CALLER}-01` };
  await app.inject({ url: "/product/belt?key=s3cr3t", headers });
  await app.inject("/livez");
  await app.inject("/metrics");
  woo.fail("responds 200 with a page");
  await app.inject({ url: "/cart", cookies: { "woo-session": "eyJh.eyJi.c" } });
  await app.inject("/product/no-such-product");
  woo.recover();
  await app.inject({
    url: "/product/cap",
    headers: { traceparent: `00-${"b".repeat(32)}-${CALLER}-00` },
  });
  await app.close();

  expect(received[0]?.path).toBe("/v1/traces");
  const { attributes: resource = [] } = received[0]?.body.resourceSpans[0]?.resource ?? {};
  expect(resource).toContainEqual({ key: "service.name", value: { stringValue: "vitrine" } });
  const spans = spansOf();
  const [request, ...others] = spans.filter(
    ({ kind, traceId }) => kind === 2 && traceId === TRACE_ID,
  );
  expect(others).toEqual([]);
  expect(request).toMatchObject({ name: "GET /*", parentSpanId: CALLER });
  expect(
    Object.fromEntries((request?.attributes ?? []).map((one) => [one.key, one.value])),
  ).toEqual({
    "http.request.method": { stringValue: "GET" },
    "http.route": { stringValue: "/*" },
    "http.response.status_code": { intValue: 200 },
    "vitrine.request.class": { stringValue: "pages" },
  });
  const calls = spans.filter(({ kind, traceId }) => kind === 3 && traceId === TRACE_ID);
  expect(calls.map(({ name }) => name)).toContain("graphql ProductPageQuery");
  const sent = woo.calls().map(({ headers: given }) => given.get("traceparent") ?? "");
  for (const { parentSpanId, spanId, startTimeUnixNano, endTimeUnixNano } of calls) {
    expect(parentSpanId).toBe(request?.spanId);
    expect(sent).toContain(`00-${TRACE_ID}-${spanId}-01`);
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  }
  // Requests without a caller are the roots of their traces.
  const roots = spans.filter(({ kind, parentSpanId }) => kind === 2 && !parentSpanId);
  expect(roots.length).toBeGreaterThan(0);
  expect(spans.some(({ status }) => status.code === 2)).toBe(true);
  expect(spans.map(({ traceId }) => traceId)).not.toContain("b".repeat(32));
  const text = JSON.stringify(received);
  for (const absent of ["s3cr3t", "/product/belt", "livez", "/metrics", "eyJ"]) {
    expect(text).not.toContain(absent);
  }
});

test("A collector that does not respond delays no request, and the shutdown by at most five seconds", async () => {
  isHanging = true;
  const lines: string[] = [];
  const { app } = await openTraced({
    logLevel: "warn",
    logStream: { write: (line) => void lines.push(line) },
  });
  await app.inject("/product/belt");
  const since = performance.now();
  await app.inject("/product/belt");
  expect(performance.now() - since).toBeLessThan(1_000);
  const closingAt = performance.now();
  await app.close();
  expect(performance.now() - closingAt).toBeLessThan(5_000);
  expect(lines.filter((line) => line.includes("the collector does not accept spans"))).toHaveLength(
    1,
  );
  isHanging = false;
});

test("Without an endpoint, none of OpenTelemetry's packages is loaded", async () => {
  const script = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context);
        const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+|@prometheus-io\\/[^/]+)/.exec(found.url) ?? [];
        if (name) loaded.add(name);
        return found;
      },
    });
    const { createApp } = await import("#server/app.ts");
    const { readConfig } = await import("#server/kernel/config.ts");
    const app = await createApp(readConfig(), { logLevel: "silent" });
    for (const url of ["/", "/cart", "/metrics"]) await app.inject(url);
    await app.close();
    console.log(JSON.stringify([...loaded]));
    process.exit(0);
  `;
  const loadedWith = async (settings: Record<string, string>) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", script],
      {
        cwd: projectFolder,
        env: { ...environment, GRAPHQL_ENDPOINT: woo.endpoint, DATA_DIR: folder, ...settings },
      },
    );
    return JSON.parse(stdout) as string[];
  };
  expect(await loadedWith({})).toEqual(["@prometheus-io/client"]);
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toContain(
    "@opentelemetry/sdk-trace",
  );
});
