import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import restoration from "#__generated__/sendRestorationMutation.graphql.ts";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { fixedToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { sendAdd, sendToGateway } from "#tests/worlds/shoppers/cartCalls.ts";
import { readMetrics } from "#tests/worlds/servers/readMetrics.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const embedded = worldOf({});
const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "3000" }, woo: {}, proxy: true });
afterEach(() => void vi.useRealTimers());

/** Returns how much a metric grows during some work. */
async function growth(
  app: Pick<FastifyInstance, "inject">,
  [name, labels]: [name: string, labels: Record<string, string>],
  work: () => unknown,
): Promise<number> {
  const before = (await readMetrics(app))(name, labels);
  await work();
  return (await readMetrics(app))(name, labels) - before;
}

test.each([
  ["/product/fen-tumbler", "pages", "200"],
  ["/product/fen-tumbler", "cached", "200"],
  ["/product/fen-tumbler/_payload.json", "cached", "200"],
  ["/search?q=mug", "listings", "200"],
  ["/cart", "cart", "200"],
  ["/checkout", "checkout", "200"],
  ["/no/such/page", "notFound", "404"],
  ["/assets/none.js", "other", "404"],
  ["/icons/192.png", "files", "200"],
  ["/robots.txt", "files", "200"],
  ["/livez", "monitoring", "200"],
  ["/my-account/lost-password", "other", "303"],
  ["/Product/fen-tumbler/", "other", "301"],
  ["/favicon.ico", "other", "404"],
  ["/graphql", "other", "405"],
])("A request for %s counts in the class %s with status %s", async (url, requestClass, status) => {
  const app = embedded().app;
  const labels = { class: requestClass, status };
  const seconds = "vitrine_request_duration_seconds_count";
  const durations = (await readMetrics(app))(seconds, { class: requestClass });
  const counted = await growth(app, ["vitrine_requests_total", labels], () => app.inject(url));
  // Reading the metrics is a request of that class too.
  const isMonitoring = requestClass === "monitoring";
  expect(counted).toBe(isMonitoring ? 2 : 1);
  const after = (await readMetrics(app))(seconds, { class: requestClass });
  expect(after - durations).toBe(isMonitoring ? 4 : 1);
});

test("The page cache counts misses, hits, stale pages and refreshes", async () => {
  const app = embedded().app;
  const view = () => app.inject("/product/cabin-mug");
  const lookups = (result: string): [string, Record<string, string>] => [
    "vitrine_page_cache_total",
    { result },
  ];
  expect(await growth(app, lookups("miss"), view)).toBe(1);
  expect(await growth(app, lookups("hit"), view)).toBe(1);
  const done: [string, Record<string, string>] = [
    "vitrine_page_refreshes_total",
    { result: "done" },
  ];
  const before = (await readMetrics(app))(...done);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  expect(await growth(app, lookups("stale"), view)).toBe(1);
  await expect.poll(async () => (await readMetrics(app))(...done) - before).toBe(1);
});

test("Calls to the backend count by priority and result", async () => {
  const { app, proxy } = world();
  const count = "vitrine_backend_duration_seconds_count";
  const answered = { kind: "graphql", priority: "cart", result: "answered" };
  const failed = { ...answered, result: "failed" };
  expect(await growth(app, [count, answered], () => sendAdd(app))).toBeGreaterThan(0);
  const waits: [string, Record<string, string>] = [
    "vitrine_backend_wait_seconds_count",
    { priority: "cart" },
  ];
  expect(await growth(app, waits, () => sendAdd(app))).toBeGreaterThan(0);
  proxy.inject({ fault: "html500", times: 1 });
  expect(await growth(app, [count, failed], () => sendAdd(app))).toBe(1);
  const redirects = { kind: "redirect", priority: "view" };
  const missing = () => app.inject("/product/no-such-product");
  expect(await growth(app, [count, redirects], missing)).toBe(1);
});

test("All calls of an order have the priority of checkouts, also in a session that this server does not know", async () => {
  const { app } = world();
  const headers = {
    cookie: `woo-session=${fixedToken("t_ann")}`,
    "sec-fetch-site": "same-origin",
  };
  const order = () =>
    app.inject({ method: "POST", url: "/checkout", headers, payload: completeOrder });
  const calls = (priority: string): [string, Record<string, string>] => [
    "vitrine_backend_wait_seconds_count",
    { priority },
  ];
  expect(await growth(app, calls("cart"), order)).toBe(0);
  expect(await growth(app, calls("checkout"), order)).toBeGreaterThan(0);
});

test("Running calls count in a gauge, and calls that are not sent count as refused", async () => {
  const { app, proxy } = world();
  proxy.inject({ fault: "hangBefore" });
  const adding = Array.from({ length: 3 }, () => sendAdd(app));
  const running = { priority: "cart", state: "running" };
  await expect.poll(async () => (await readMetrics(app))("vitrine_backend_calls", running)).toBe(3);
  await Promise.all(adding);
  const breaker = async (state: string) =>
    (await readMetrics(app))("vitrine_backend_breaker", { state });
  await expect.poll(() => breaker("open"), { timeout: 20_000 }).toBe(1);
  const metrics = await readMetrics(app);
  expect(metrics("vitrine_backend_breaker", { state: "closed" })).toBe(0);
  expect(metrics("vitrine_degraded", { part: "backend" })).toBe(1);
  expect(metrics("vitrine_ready")).toBe(1);
  const refused: [string, Record<string, string>] = [
    "vitrine_backend_refused_total",
    { priority: "cart" },
  ];
  expect(await growth(app, refused, () => sendAdd(app))).toBeGreaterThan(0);
  proxy.recover();
  await expect.poll(() => breaker("closed"), { timeout: 20_000 }).toBe(1);
  expect((await readMetrics(app))("vitrine_degraded", { part: "backend" })).toBe(0);
});

test("Requests that wait for admission, or are refused, count in their class", async () => {
  const app = embedded().app;
  const labels = { class: "listings" };
  const refused: [string, Record<string, string>] = ["vitrine_admission_refused_total", labels];
  const flood = async () => {
    const requests = Array.from({ length: 50 }, (_, at) => app.inject(`/search?q=mug${at}`));
    const waiting = { ...labels, state: "waiting" };
    const isWaiting = async () => (await readMetrics(app))("vitrine_admission_requests", waiting);
    await expect.poll(isWaiting, { interval: 1 }).toBeGreaterThan(0);
    await Promise.all(requests);
  };
  const busy = { ...labels, status: "503" };
  const before = (await readMetrics(app))("vitrine_requests_total", busy);
  const count = await growth(app, refused, flood);
  expect(count).toBeGreaterThan(0);
  expect((await readMetrics(app))("vitrine_requests_total", busy) - before).toBe(count);
});

test("Requests to restore a cart count by result", async () => {
  const app = embedded().app;
  const { name: operationName, text: query } = restoration.params;
  const restore = (items: object[]) =>
    sendToGateway(app, { operationName, query, variables: { input: { items, coupons: [] } } });
  // The Fen tumbler.
  const productId = 28;
  const carts = (result: string): [string, Record<string, string>] => [
    "vitrine_restored_carts_total",
    { result },
  ];
  const whole = () => restore([{ productId, quantity: 1 }]);
  expect(await growth(app, carts("restored"), whole)).toBe(1);
  const unknown = () => restore([{ productId: 999_999, quantity: 1 }]);
  expect(await growth(app, carts("failed"), unknown)).toBe(1);
});

test("Searches count by sender and result", async () => {
  const app = embedded().app;
  const searches = (sender: string, result: string): [string, Record<string, string>] => [
    "vitrine_search_duration_seconds_count",
    { sender, result },
  ];
  const view = () => app.inject("/search?q=mug");
  expect(await growth(app, searches("page", "answered"), view)).toBeGreaterThan(0);
  const typed = () =>
    app.inject({
      method: "POST",
      url: "/1/indexes/*/queries",
      payload: { requests: [{ indexName: "products", query: "mug" }] },
    });
  expect(await growth(app, searches("browser", "answered"), typed)).toBe(1);
  const inUrl = "/1/indexes/products?query=mug&x-algolia-application-id=embedded";
  const linked = () => app.inject(`${inUrl}&x-algolia-api-key=search`);
  expect(await growth(app, searches("browser", "answered"), linked)).toBe(1);
  // A remote shop that was never indexed has no index.
  const failing = () => world().app.inject("/search?q=belt");
  expect(await growth(world().app, searches("page", "failed"), failing)).toBeGreaterThan(0);
});

test("The process reports its memory, its processor time and the delay of its event loop", async () => {
  const metrics = await readMetrics(embedded().app);
  expect(metrics("vitrine_memory_bytes", { kind: "resident" })).toBeGreaterThan(10_000_000);
  expect(metrics("vitrine_processor_seconds_total")).toBeGreaterThan(0);
  expect(metrics("vitrine_start_time_seconds")).toBeLessThanOrEqual(Date.now() / 1000);
  const utilization = metrics("vitrine_event_loop_utilization_ratio");
  expect(utilization).toBeGreaterThan(0);
  expect(utilization).toBeLessThanOrEqual(1);
  // The first sample after the metrics were read has no delay.
  await pause(50);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 300) {
    // Keeps the event loop busy.
  }
  await pause(50);
  const longest = (await readMetrics(embedded().app))("vitrine_event_loop_delay_seconds", {
    quantile: "1",
  });
  expect(longest).toBeGreaterThan(0.2);
  expect(longest).toBeLessThan(10);
});

/** Classes of requests; docs/operations.md says what they are. */
const CLASSES = new Set(
  "orders checkout cart pages listings notFound cached pictures files monitoring other".split(" "),
);

test("No label has a value that a request chose", async () => {
  const app = embedded().app;
  for (let count = 0; count < 20; count += 1) {
    await app.inject(`/canary-${count}?canary=${count}`);
    await app.inject({ method: "PUT", url: `/canary-${count}` });
    await app.inject(`/product/canary-${count}`);
    await app.inject(`/img/320/canary-${count}.jpg`);
    await sendToGateway(app, { query: `query canary${count} { x }`, operationName: "canary" });
  }
  const { body } = await app.inject("/metrics");
  expect(body).not.toContain("canary");
  const classes = Array.from(body.matchAll(/class="(\w+)"/g), ([, name = ""]) => name);
  expect(classes.filter((name) => !CLASSES.has(name))).toEqual([]);
});

test("Apps of one process share no metric", async () => {
  const views = ["vitrine_requests_total", { class: "cart" }] as [string, Record<string, string>];
  expect(await growth(world().app, views, () => embedded().app.inject("/cart"))).toBe(0);
});
