import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { isLongForm, scaled } from "#tests/worlds/servers/environment.ts";
import { distinctVectors, scriptVectors } from "#tests/worlds/browser/scriptVectors.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Response fields with texts from a merchant, a reviewer or an attacker in their place. */
const TEXT_FIELDS = new Set([
  "name",
  "description",
  "shortDescription",
  "content",
  "label",
  "options",
  "altText",
  "title",
]);

/** A shop with hostile texts. */
type HostileShop = {
  endpoint: string;
  /** Returns the path of a product's page in which every text is one of the shop's words. */
  pathOf: (slug: string, word: number) => string;
  close: () => Promise<void>;
};

function replaceWords(value: unknown, word: string): void {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, unknown>;
  for (const [field, held] of Object.entries(record)) {
    if (!TEXT_FIELDS.has(field)) replaceWords(held, word);
    else if (typeof held === "string") record[field] = word;
    else if (Array.isArray(held)) record[field] = held.map(() => word);
  }
}

/**
 * Opens the proxy in front of a real shop's endpoint: it returns that shop's responses, and for a
 * product requested as `slug--3` replaces every text with the fourth word.
 */
async function openHostileShop(
  trueEndpoint: string,
  words: readonly string[],
): Promise<HostileShop> {
  async function respond(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const call = JSON.parse(await text(request)) as { variables: Record<string, unknown> };
    const { slug } = call.variables;
    const matched = /^(.+)--(\d+)$/.exec(typeof slug === "string" ? slug : "");
    if (matched) call.variables["slug"] = matched[1];
    const response = await fetch(trueEndpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(call),
    });
    const changed = (await response.json()) as {
      data?: Record<string, { slug?: string } | null>;
    };
    if (matched) replaceWords(changed, words[Number(matched[2])] ?? "");
    // The slug must match the request: the storefront would redirect to another one.
    for (const product of Object.values(changed.data ?? {})) {
      if (matched && product && product.slug === matched[1]) product.slug = matched[0];
    }
    return { status: response.status, body: JSON.stringify(changed) };
  }

  const server = createServer((request, response) => {
    respond(request).then(
      ({ status, body }) =>
        response.writeHead(status, { "content-type": "application/json" }).end(body),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    pathOf: (slug, word) => `/product/${slug}--${word}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Has every place that shows shop texts: options, a table, reviews, categories, related products.
 */
const PRODUCT = "cabin-mug";
const PLAIN = "Plain words.";
const MARKED = `<p>${PLAIN}</p>`;
const VECTORS = isLongForm ? scriptVectors : distinctVectors;
const WORDS = [...VECTORS, MARKED];

let trueShop: RunningShop;
let hostile: HostileShop;
let shop: RunningShop;

test.beforeAll(async () => {
  trueShop = await startUnrenderedShop({});
  hostile = await openHostileShop(`${trueShop.url}/graphql`, WORDS);
  const settings = { GRAPHQL_ENDPOINT: hostile.endpoint };
  shop = await startUnrenderedShop(settings);
});
test.afterAll(async () => {
  await Promise.all([shop?.stop(), hostile?.close(), trueShop?.stop()]);
});

/**
 * Opens a page that counts executed vectors; only documents matter here, so other files are
 * blocked.
 */
async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, ...options });
  context.setDefaultTimeout(scaled(30_000));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const urls = ["*.css", "*.woff2", "*/img/*", "*/wp-content/*"];
  await session.send("Network.setBlockedURLs", { urls });
  await page.route("**/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.addInitScript(() => {
    const counted = window as unknown as { ran: () => void; runs: number };
    counted.runs = 0;
    counted.ran = () => void (counted.runs += 1);
  });
  return page;
}

/** Executed vectors, scripts and executable markup of one document. */
type Finding = { runs: number; scripts: number; found: string[] };

/**
 * Opens documents in frames of a page, which takes a tenth of a navigation's time, lets each run
 * what it runs by itself, clicks the links that could run script, and collects the markup that an
 * event or a click could execute. The frames inherit the page's content security policy.
 */
const inspect = (page: Page, documents: readonly string[]): Promise<Finding[]> =>
  page.evaluate(async (sources) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The page has one `noscript` of its own, behind its style.
    const strange = `iframe,frame,object,embed,base,math,template,[srcdoc],[http-equiv],\
noscript:not(head > style + noscript)`;
    const dangersIn = (element: Element) => {
      const attributes = [...element.attributes].filter(({ name, value }) => {
        // Browsers skip these characters within a URL.
        const url = value.replace(/[\p{Cc}\s]/gu, "").toLowerCase();
        const runsScript = /^(?:javascript|vbscript|data:text)/.test(url) && name !== "alt";
        return name.startsWith("on") || (runsScript && /href|src|action|data/.test(name));
      });
      return element.matches(strange) || attributes.length > 0 ? [element.outerHTML] : [];
    };
    const findingOf = async (source: string): Promise<Finding> => {
      const frame = document.createElement("iframe");
      frame.srcdoc = source;
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await loaded;
      const [inner, opened] = [frame.contentWindow, frame.contentDocument];
      if (!inner || !opened?.querySelector("h1")) throw new Error("A frame shows no product");
      await nextFrame();
      await nextFrame();
      for (const link of opened.querySelectorAll<HTMLElement>("a[href*='ran()' i]")) link.click();
      await nextFrame();
      const { runs } = inner as unknown as { runs: number };
      const found = [...opened.querySelectorAll("*")].flatMap(dangersIn);
      const finding = { runs, scripts: opened.scripts.length, found };
      frame.remove();
      return finding;
    };
    const findings: Finding[] = [];
    for (let first = 0; first < sources.length; first += 10) {
      findings.push(...(await Promise.all(sources.slice(first, first + 10).map(findingOf))));
    }
    return findings;
  }, documents);

/** The product page as served, with every text replaced by one of the words. */
const servedWith = async (word: number) => {
  const response = await fetch(`${shop.url}${hostile.pathOf(PRODUCT, word)}`);
  expect(response.status).toBe(200);
  return response.text();
};

test(`${VECTORS.length} script-injection vectors run nothing, whichever text holds them`, async ({
  browser,
}) => {
  test.setTimeout(scaled(300_000));
  expect(new Set(scriptVectors).size).toBeGreaterThanOrEqual(200);
  // Without the content security policy, which is the second line of defense.
  const page = await openPage(browser, { bypassCSP: true });
  const plain = WORDS.indexOf(MARKED);
  await page.goto(hostile.pathOf(PRODUCT, plain));
  const documents: string[] = [];
  for (const word of WORDS.keys()) documents.push(await servedWith(word));
  const findings = await inspect(page, documents);
  const harmless = { runs: 0, scripts: findings[plain]?.scripts, found: [] };
  expect(harmless.scripts).toBeGreaterThan(0);
  expect(findings).toEqual(WORDS.map(() => harmless));
});

test("the hostile texts appear in every text of the product page", async ({ browser }) => {
  const page = await openPage(browser);
  await page.goto(hostile.pathOf(PRODUCT, WORDS.indexOf(MARKED)));
  const places = {
    name: "h1",
    description: "details",
    review: "#reviews article",
    category: "nav[aria-label='Breadcrumbs']",
    attribute: "fieldset legend",
  };
  for (const [name, place] of Object.entries(places)) {
    expect(await page.locator(place).first().innerText(), name).toContain(PLAIN);
  }
});

/** Lets a page set its frames' documents, which Trusted Types forbid; the rest of its policy stays. */
const withoutTrustedTypes = (page: Page) =>
  page.route("**/product/*", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    const policy = headers["content-security-policy"] ?? "";
    headers["content-security-policy"] = policy.replace(/require-trusted-types-for [^;]*;/, "");
    await route.fulfill({ response, headers });
  });

/** Shows vectors unsanitized, each in a document of its own; returns those that run. */
async function unguardedRuns(
  browser: Browser,
  vectors: readonly string[],
  options: BrowserContextOptions = {},
): Promise<string[]> {
  const page = await openPage(browser, options);
  const plain = WORDS.indexOf(MARKED);
  await withoutTrustedTypes(page);
  await page.goto(hostile.pathOf(PRODUCT, plain));
  const findings = await inspect(
    page,
    vectors.map((vector) => `<!doctype html><h1>Cabin mug</h1><div>${vector}</div>`),
  );
  return vectors.filter((_, place) => (findings[place]?.runs ?? 0) > 0);
}

test("many vectors run unsanitized, and the content security policy stops all of them", async ({
  browser,
}) => {
  test.setTimeout(scaled(300_000));
  const some = scriptVectors.filter((_, place) => place % 3 === 0);
  const ran = await unguardedRuns(browser, some, { bypassCSP: true });
  expect(ran.length).toBeGreaterThan(20);
  expect(await unguardedRuns(browser, ran)).toEqual([]);
});
