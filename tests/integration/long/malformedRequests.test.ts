import type { AddressInfo } from "node:net";
import { expect, inject, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { connect } from "node:net";
import fc from "fast-check";

/** A route of each kind; a request appends to it, or replaces a part of it. */
const ROUTES = [
  "/",
  "/1/indexes/*/objects",
  "/1/indexes/*/queries",
  "/1/indexes/products",
  "/1/indexes/products/query",
  "/account",
  "/account/addresses",
  "/account/details",
  "/account/forgotten",
  "/account/login",
  "/account/logout",
  "/account/orders/1",
  "/account/orders/1/again",
  "/account/register",
  "/account/reset",
  "/add-to-cart/1",
  "/assets/a.js",
  "/cart",
  "/cart/_payload.json",
  "/cart/items",
  "/category/mugs",
  "/checkout",
  "/checkout/order-pay/1",
  "/checkout/order-received/1",
  "/embedded-pay/1",
  "/feed.xml",
  "/graphql",
  "/hooks/woocommerce",
  "/img/640/wp-content/uploads/a.jpg",
  "/livez",
  "/metrics",
  "/my-account/view-order/1",
  "/no/such/page",
  "/product/mug",
  "/product/mug/reviews",
  "/products",
  "/readyz",
  "/robots.txt",
  "/search",
  "/search/_payload.json",
  "/sitemap.xml",
  "/status",
  "/success",
  "/wordpress/checkout",
  "/wp-content/uploads/a.jpg",
  "/wp-login.php",
];

const METHODS = [
  "GET",
  "GET",
  "POST",
  "POST",
  "HEAD",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "get",
  "BREW",
];

const FORM = "application/x-www-form-urlencoded";
const TYPES = [
  FORM,
  "application/json",
  "text/plain",
  "multipart/form-data",
  "a/b; charset=\u00ff",
  "",
];

/** Texts that parsers stumble over: bytes, encodings, names, and repetitions that take long. */
const hostileText = fc.oneof(
  fc.constantFrom(
    "%",
    "%ff",
    "%00",
    "%c0%ae",
    "..%2f",
    "\u00ff",
    "__proto__",
    "{{7*7}}",
    "'\"><svg>",
  ),
  fc.string({ maxLength: 40 }),
  fc
    .record({
      part: fc.constantFrom(
        "/",
        "(",
        "[a",
        "\t",
        " ",
        "0",
        "<",
        "-",
        "a@",
        "/uploads/N",
        "%2f",
        "é",
        "eyJ-",
      ),
      count: fc.constantFrom(20, 400, 6_000),
    })
    .map(({ part, count }) => part.repeat(count).slice(0, 12_000)),
);

/** Headers that Node itself refuses: few, since nothing behind it sees them. */
const broken = fc.constantFrom(
  "Host: evil.example",
  "Transfer-Encoding: chunked, x",
  "Content-Length: 5",
  "no colon here",
  " folded: x",
  `X-Long: ${"a".repeat(9_000)}`,
);

const readable = fc.constantFrom(
  "Cookie: woo-session=e30.e30.x; vitrine-session=x",
  `Cookie: ${"woo-session=e30.e30.x; ".repeat(8)}`,
  "Cookie: =; ;woo-session=%ff; woo-session",
  "X-Forwarded-For: ::ffff:1.2.3.4, x, 999.1.1.1",
  'Forwarded: for="[::1"',
  "Accept: text/html;q=x,*/*;q=9",
  "Accept-Encoding: br;q=-1, x",
  'If-None-Match: W/"',
  "Range: bytes=9-1,-,x-",
  'Idempotency-Key: "a',
  "Content-Encoding: gzip",
  "Expect: 100-continue",
  "Origin: null",
  "Sec-Fetch-Site: cross-site",
  "woo-session: Session x.y.z",
  "X-Wc-Webhook-Signature: x",
  "x-algolia-application-id: embedded\r\nx-algolia-api-key: search",
);

const bodies = fc.oneof(
  fc.constantFrom(
    "{",
    "[]",
    "null",
    '{"__proto__":{"a":1}}',
    '{"query":"{","query":"}"}',
    "a=%ff&a[b]=1&=",
    "\u001f\u008b\u0008",
  ),
  hostileText.map((text) => `q=${text}&productId=${text}&quantity=-1&username=${text}&password=x`),
  hostileText.map((text) => JSON.stringify({ query: text, variables: { input: text } })),
  hostileText.map((text) =>
    JSON.stringify({
      query: text,
      filters: text,
      numericFilters: [text],
      requests: [{ indexName: "products", filters: text }],
    }),
  ),
  fc.constantFrom(100, 12_000).map((depth) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`),
);

/** A request as it is sent, byte by byte in Latin-1. */
const request = fc
  .record({
    method: fc.constantFrom(...METHODS),
    route: fc.constantFrom(...ROUTES),
    inPath: fc.option(hostileText, { freq: 2, nil: "" }),
    inSearch: fc.option(
      fc.tuple(
        fc.constantFrom("q", "after", "price", "key", "page", "sort", "filters", "query"),
        hostileText,
      ),
      { freq: 2, nil: undefined },
    ),
    extra: fc.array(
      fc.oneof({ arbitrary: readable, weight: 15 }, { arbitrary: broken, weight: 1 }),
      {
        maxLength: 3,
      },
    ),
    type: fc.constantFrom(...TYPES),
    body: bodies,
    isShort: fc.integer({ min: 0, max: 40 }).map((one) => one === 0),
  })
  .map(({ method, route, inPath, inSearch, extra, type, body, isShort }) => {
    const search = inSearch ? `?${inSearch.join("=")}` : "";
    const target = `${route}${inPath}${search}`.replaceAll(/[\r\n]/g, "%0a");
    const hasBody = method !== "GET" && method !== "HEAD";
    const bytes = Buffer.from(body);
    const length = bytes.length + Number(isShort);
    const lines = [
      `${method} ${target} HTTP/1.1`,
      "Host: shop.example",
      "Connection: close",
      ...extra,
      ...(hasBody ? [`Content-Type: ${type}`, `Content-Length: ${length}`] : []),
    ];
    const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
    return hasBody ? Buffer.concat([head, bytes]) : head;
  });

/** Returns the malformed requests of a seed. */
const malformedRequests = (seed: number, count: number): Buffer[] =>
  fc.sample(request, { seed, numRuns: count });

/** Sends a request and ends it; returns the response, empty if the connection is closed instead. */
function sendMalformed(port: number, sent: Buffer): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("end", () => socket.end());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString("latin1");
      resolve({ status: Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text)?.[1] ?? 0), text });
    });
    socket.end(sent);
  });
}

/** Matches what a response must never contain: a stack, or a path of the machine. */
const INNER = /\n\s+at .+:\d+:\d+|node_modules|\/server\/\w+\/\w+\.ts/;

/** Returns the reason why a response to a malformed request is a fault; undefined if it is not. */
function faultIn({ status, text }: { status: number; text: string }): string | undefined {
  if (INNER.test(text)) return "a stack";
  // 501 and 505 are Node's, for what HTTP/1.1 lacks; 503 is a refused place, which had no effect.
  const isDeliberate =
    status === 501 || status === 505 || (status === 503 && /^retry-after:/im.test(text));
  return status >= 500 && !isDeliberate ? `status ${status}` : undefined;
}

const lines: string[] = [];
const world = worldOf({
  app: {
    logLevel: "error",
    logStream: { write: (line) => void lines.push(line) },
  },
});

const isLong = inject("isLong");
const [COUNT, AT_ONCE] = [isLong ? 10_000 : 400, 8];
/** Longest wait for a probe while they arrive, in milliseconds. */
const MAX_PROBE_MS = scaled(1_000);

test(
  "Malformed requests to every route get no error of the server and no stack, and delay no probe",
  { timeout: scaled(isLong ? 1_800_000 : 120_000) },
  async () => {
    await world().app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = world().app.server.address() as AddressInfo;
    const requests = malformedRequests(17, COUNT);
    const faults: string[] = [];
    let slowest = 0;
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const since = performance.now();
      const probe = world()
        .app.inject("/livez")
        .then(() => performance.now() - since);
      const part = requests.slice(from, from + AT_ONCE);
      const responses = await Promise.all(part.map((sent) => sendMalformed(port, sent)));
      slowest = Math.max(slowest, await probe);
      for (const [at, response] of responses.entries()) {
        const fault = faultIn(response);
        if (fault) faults.push(`${fault}: ${part[at]?.toString("latin1").slice(0, 300)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(lines).toEqual([]);
    expect(slowest).toBeLessThan(MAX_PROBE_MS);
  },
);
