import { cp, mkdir, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { projectFolder } from "#server/kernel/tool.ts";
import { launchBrowser } from "#tests/worlds/browser/browser.ts";
import { fillIn } from "#tests/worlds/browser/checkoutPage.ts";
import { add, leaveChanges } from "#tests/worlds/shoppers/recordedCart.ts";
import { person, purchases } from "#tests/worlds/shoppers/purchases.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import type { SQLOutputValue } from "node:sqlite";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Opens a proxy for a shop's `/graphql` that breaks down right after it has created an order. */
async function openFrailBackend(url: string) {
  let isBroken = false;
  const server = createServer((message, response) => {
    const forward = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of message) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      if (isBroken) return void response.destroy();
      const session = message.headers["woocommerce-session"];
      const result = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          // A storefront takes changes from its own pages only.
          origin: url,
          ...(typeof session === "string" && { "woocommerce-session": session }),
        },
        body,
      });
      const text = await result.text();
      isBroken ||= body.includes("checkout(input");
      if (isBroken) return void response.destroy();
      const token = result.headers.get("woocommerce-session");
      response.writeHead(result.status, {
        "content-type": "application/json",
        ...(token !== null && { "woocommerce-session": token }),
      });
      response.end(text);
    };
    void forward().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function literal(value: SQLOutputValue | undefined): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString("hex")}'`;
  return String(value);
}

/** Dumps a SQLite file as SQL text: schema version, tables, rows, indexes, triggers. */
function dumpDatabase(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const version = database.prepare("pragma user_version").get()?.["user_version"];
  const schema = database
    .prepare(
      `select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite%'
       order by type <> 'table', rowid`,
    )
    .all()
    .map(({ type, name, sql }) => ({ type, name: String(name), sql: String(sql) }));
  const rows = schema
    .filter(({ type }) => type === "table")
    .flatMap(({ name }) =>
      database
        .prepare(`select * from ${quoted(name)}`)
        .all()
        .map((row) => {
          const columns = Object.keys(row).map(quoted).join(", ");
          const values = Object.values(row).map(literal).join(", ");
          return `insert into ${quoted(name)} (${columns}) values (${values});`;
        }),
    );
  database.close();
  // Triggers come last, so that they do not run for the inserted rows.
  const made = (isTable: boolean) =>
    schema.filter(({ type }) => (type === "table") === isTable).map(({ sql }) => `${sql};`);
  return [
    "pragma foreign_keys = off;",
    ...made(true),
    ...rows,
    ...made(false),
    `pragma user_version = ${String(version)};`,
    "",
  ].join("\n");
}

/**
 * Records the stored data of one release, as a fixture for every later one: `node_modules/.bin/node
 * tools/recordFixture.ts --project ../checkout --name 2026-11`. The project is a built checkout of
 * that release. See tests/fixtures/2026-11/README.md for the files.
 */

/** The products that the scenarios need, and a few more for the pages to list. */
const PRODUCTS = ["ember-candle", "match-bottle", "well-carafe", "fen-tumbler", "salt-pig"];
const EMAIL = "ann@shop.example";
const CART = ["ember-candle", "match-bottle", "well-carafe"];
/** Headers that the server's handling depends on. */
const HEADERS = [
  "accept",
  "content-type",
  "idempotency-key",
  "woocommerce-session",
  "x-vitrine-build",
];

type Recorded = { method: string; path: string; headers: Record<string, string>; body?: string };

const { values: given } = parseArgs({
  options: { project: { type: "string" }, name: { type: "string" } },
});
if (!given.project || !given.name) throw new Error("Give --project and --name.");
const project = given.project;
const target = join(projectFolder, "tests/fixtures", given.name);
const work = await mkdtemp(join(tmpdir(), "vitrine-fixture-"));
const dataDir = join(work, "data");
/** The part of the data folder that goes into the fixture. */
const copy = join(work, "copy");

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const save = (name: string, text: string) => writeFile(join(target, name), text);

/** Saves a profile: Playwright's `storageState` and the tab's session storage. */
async function saveProfile(name: string, context: BrowserContext, page: Page): Promise<void> {
  const ofTab = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  await save(name, json({ ...(await context.storageState()), sessionStorage: ofTab }));
}

/** Fills in the displayed checkout and places the order; resolves when its result is shown. */
async function order(page: Page): Promise<void> {
  const { typed, rate, pay } = purchases["US"] ?? { typed: {}, rate: "", pay: "" };
  await page.getByLabel("Country").first().selectOption("US");
  await page.getByLabel("State").first().waitFor();
  await fillIn(page, { ...person, ...typed });
  await page.getByRole("radio", { name: new RegExp(rate) }).check();
  await page.getByRole("radio", { name: new RegExp(pay) }).check();
  await page.getByLabel(/^I agree to the terms/).check();
  // The shop prices the address shortly after it is typed.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success");
}

/** Records a profile with three products in the cart. */
async function recordProfile(browser: Browser, url: string): Promise<void> {
  const context = await newShopper(browser, url);
  const page = await context.newPage();
  for (const slug of CART) await add(page, slug);
  await page.goto("/search");
  await hydrated(page);
  await page.locator("#main").getByRole("searchbox").fill("candle");
  await page.keyboard.press("Enter");
  await page.locator("#main article a").first().click();
  await page.goto("/checkout");
  await hydrated(page);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Email").press("Tab");
  await saveProfile("profile.json", context, page);
  await context.close();
}

/** Records a profile with unsent changes, lost lines and a cart to put back. */
async function recordChanges(browser: Browser, url: string): Promise<void> {
  const context = await newShopper(browser, url);
  const page = await context.newPage();
  await leaveChanges(context, page);
  await saveProfile("changes.json", context, page);
  await context.close();
}

/** Records an order with an unknown result: created by the shop, with its response lost. */
async function recordUnknownOrder(browser: Browser, url: string): Promise<void> {
  const backend = await openFrailBackend(url);
  const settings = { DATA_DIR: dataDir, GRAPHQL_ENDPOINT: backend.endpoint };
  const storefront = await startShop(settings, project);
  const context = await newShopper(browser, storefront.url);
  const page = await context.newPage();
  await add(page, "fen-tumbler");
  await page.goto("/checkout");
  await hydrated(page);
  const sent = page.waitForRequest((request) => request.url().endsWith("/checkout"));
  await order(page);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "woo-session");
  await save(
    "unknownOrder.json",
    json({ token: cookie?.value, body: JSON.parse((await sent).postData() ?? "{}") as unknown }),
  );
  await context.close();
  await storefront.stop();
  backend.close();
}

/** Records a tab's requests except pictures and files, from a product's page to its order. */
async function recordTab(browser: Browser, url: string): Promise<void> {
  const context = await newShopper(browser, url);
  const page = await context.newPage();
  const requests: Recorded[] = [];
  page.on("request", (request) => {
    const { pathname, search, origin } = new URL(request.url());
    if (origin !== url || /^\/(assets|img|wp-content|favicon|manifest)/.test(pathname)) return;
    const headers = Object.entries(request.headers())
      .filter(([name]) => HEADERS.includes(name))
      .map(([name, value]) => [name, value.replace(/^Session .+/, "Session {token}")]);
    const body = request.postData();
    requests.push({
      method: request.method(),
      path: pathname + search,
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(body !== null && { body }),
    });
  });
  await page.goto("/products");
  await hydrated(page);
  await page.locator("#main a[href='/product/ember-candle']").first().click();
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await page.getByRole("link", { name: "Cart, 1 item", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: /^Cart, / }).click();
  await page.waitForURL("**/cart");
  // The product's page has a quantity field of the same name, and stays longer than its URL.
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  await page.waitForLoadState("networkidle");
  const quantity = page.getByRole("spinbutton", { name: "Quantity of Ember candle" });
  await quantity.fill("2");
  await quantity.press("Tab");
  await page.getByRole("link", { name: "Cart, 2 items", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.locator("a[href='/checkout']").first().click();
  await page.getByRole("button", { name: "Place order" }).waitFor();
  await order(page);
  await save("openTab.json", json(requests));
  await context.close();
}

/** Deletes what no scenario needs from the copied shop: a fixture should be readable and small. */
function trimShop(file: string): void {
  const database = new DatabaseSync(file);
  const listed = PRODUCTS.map((slug) => `'${slug}'`).join(", ");
  database.exec(`
    pragma foreign_keys = on;
    delete from product where slug not in (${listed});
    delete from media where id not in (
      select media_id from product_media union select media_id from variation where media_id is not null
      union select media_id from category where media_id is not null
    );
    pragma wal_checkpoint(truncate);
    vacuum;
  `);
  database.close();
}

/** Dumps the data folder: databases as text, and the records of builds without their files. */
async function saveData(): Promise<void> {
  await cp(dataDir, copy, { recursive: true });
  // Both are rebuilt from the shop, of which the copy has less.
  await removeFolder(join(copy, "pages"));
  await removeFolder(join(copy, "search.sqlite"));
  trimShop(join(copy, "shop.sqlite"));
  for (const name of ["shop", "orders"]) {
    await save(`data/${name}.sqlite.sql`, dumpDatabase(join(copy, `${name}.sqlite`)));
  }
  await cp(join(copy, "search-admin-key"), join(target, "data/search-admin-key"));
  const records = join(copy, "builds/records");
  await mkdir(join(target, "data/builds/records"), { recursive: true });
  for (const name of await readdir(records)) {
    const record = JSON.parse(await readFile(join(records, name), "utf8")) as object;
    await save(`data/builds/records/${name}`, json({ ...record, files: [] }));
  }
}

await mkdir(join(target, "data"), { recursive: true });
const browser = await launchBrowser();
try {
  const settings = { DATA_DIR: dataDir, GRAPHQL_FREE_FORM: "on" };
  const backend = await startShop(settings, project);
  await recordProfile(browser, backend.url);
  await recordChanges(browser, backend.url);
  await recordUnknownOrder(browser, backend.url);
  await backend.stop();
  await saveData();
  await save("recorded.json", json({ at: new Date().toISOString() }));
  const shop = await startShop({ DATA_DIR: copy }, project);
  await recordTab(browser, shop.url);
  await shop.stop();
} finally {
  await browser.close();
  await removeFolder(work);
}
