import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, WebSocket } from "@playwright/test";
import { environment, scaled } from "#tests/worlds/servers/environment.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let project: string;
let data: string;
let development: ChildProcess;
let printed = "";

test.beforeAll(async () => {
  project = await copyProject(/^(dist|tests|docs)(\/|$)/);
  data = await mkdtemp(join(tmpdir(), "vitrine-developing-"));
  development = spawn(process.execPath, ["server/commands/dev.ts"], {
    cwd: project,
    env: {
      ...environment,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: data,
    },
  });
  for (const stream of [development.stdout, development.stderr]) {
    stream?.on("data", (chunk: Buffer) => void (printed += chunk.toString()));
  }
});
test.afterAll(async () => {
  if (development.exitCode === null) development.kill("SIGKILL");
  await Promise.all([removeFolder(project), removeFolder(data)]);
});

const address = () => /http:\/\/[\w.:-]+/.exec(printed)?.[0] ?? "";

const PAGE = "pages/categories/CategoriesPage.tsx";

/** Replaces text in a file of the project. */
async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(project, path);
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

let page: Page;
/** Connection by which the first page receives edits. */
let socket: WebSocket;
/** Text of Vite's error overlay; empty without one, undefined while the page is being reloaded. */
const overlayText = () =>
  page
    .evaluate(() => {
      const overlay = document.querySelector("vite-error-overlay");
      return overlay?.shadowRoot?.textContent ?? "";
    })
    .catch(() => undefined);
const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const PATIENT = { timeout: scaled(60_000) };

const IN_CART = "Quantity of Ember candle";

/** Returns the id of the product with this slug, as the backend numbers it. */
async function productId(slug: string): Promise<number> {
  const response = await fetch(`${address()}/graphiql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: "query ($slug: ID!) { product(id: $slug, idType: SLUG) { databaseId } }",
      variables: { slug },
    }),
  });
  const result = (await response.json()) as { data: { product: { databaseId: number } } };
  return result.data.product.databaseId;
}

/** Returns the line of the page's source that has this text. */
async function lineOf(text: string): Promise<number> {
  const source = await readFile(join(project, PAGE), "utf8");
  return source.slice(0, source.indexOf(text)).split("\n").length;
}

/** Opens the categories as soon as they have this heading. */
async function reachHeading(name: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/categories");
    await expect(page.locator("h1").first()).toContainText(name, { timeout: scaled(5000) });
  }).toPass(PATIENT);
}

/** Waits until the page follows edits: Vite reports none to a page that is still loading. */
const hydrated = () =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached", ...PATIENT });

test.describe("The dev server", () => {
  // Each goes on from the edits of the one before.
  test.describe.configure({ mode: "serial", timeout: scaled(180_000) });

  test.beforeAll(async ({ browser }) => {
    await expect.poll(address, PATIENT).not.toBe("");
    page = await (await newShopper(browser, address())).newPage();
    [socket] = await Promise.all([
      page.waitForEvent("websocket", PATIENT),
      page.goto("/categories", PATIENT),
    ]);
    await hydrated();
  });

  test("sends edits through its own port, so that two shops can be developed at once", () => {
    expect(new URL(socket.url()).host).toBe(new URL(address()).host);
  });

  test("shows edits, also of a query, without a restart", async () => {
    // A full reload would lose this mark.
    await page.evaluate(() => void (document.documentElement.dataset["marked"] = ""));
    await edit(PAGE, "title={departments}", 'title="Rooms"');
    await heading("Rooms");
    expect(await page.locator("html[data-marked]").count()).toBe(1);

    await edit(PAGE, "nodes {", "nodes {\n        count");
    await edit(PAGE, 'title="Rooms"', "title={`${categories?.nodes[0]?.count} and more`}");
    await reachHeading(/^[1-9]\d* and more$/);
    await hydrated();
  });

  test("shows an error of the browser's rendering until it is fixed", async () => {
    const broken = 'if (typeof window !== "undefined") throw new Error("Broken here");\n  return (';
    await edit(PAGE, "return (", broken);
    await expect
      .poll(overlayText)
      .toMatch(/Broken here.*at CategoriesPage \(.*CategoriesPage\.tsx/s);
    const file = `${PAGE}:${await lineOf('"Broken here"')}:`;
    const namesSource = () =>
      overlayText().then((text) => text?.includes(file) && text.includes(`/${file}`));
    expect(await namesSource()).toBe(true);
    expect(await page.locator("main").innerText()).toMatch(
      /^Broken here\s+Error: Broken here\s+at CategoriesPage/,
    );
    // Also when the page is hydrated.
    await page.reload(PATIENT);
    await expect.poll(namesSource, PATIENT).toBe(true);
    expect(await page.locator("main").innerText()).not.toContain("Something went wrong");
    await edit(PAGE, broken, "return (");
    await expect.poll(overlayText).toBe("");
  });

  test("shows an error of the server's rendering with its file and stack", async () => {
    const broken =
      'if (typeof window === "undefined") throw new Error("Broken there");\n  return (';
    await edit(PAGE, "return (", broken);
    await reachHeading("Error in development");
    const shown = await page.locator("body").innerText();
    expect(shown).toContain("Broken there");
    expect(shown).toMatch(/File: pages\/categories\/CategoriesPage\.tsx:\d+/);
    expect(shown).toMatch(/at CategoriesPage \(.*CategoriesPage\.tsx:\d+:\d+\)/);
    await edit(PAGE, broken, "return (");
    await reachHeading("and more");
    await hydrated();
  });

  test("shows an error of a page's loader with its file and stack", async () => {
    const QUERY = "pages/categories/+query.ts";
    const broken = 'variables: () => {\n    throw new Error("Broken loader");\n  }';
    await edit(QUERY, "variables: () => ({})", broken);
    await reachHeading("Error in development");
    const shown = await page.locator("body").innerText();
    expect(shown).toMatch(/^Error in development\s+Broken loader\s+File: /);
    expect(shown).toMatch(/File: pages\/categories\/\+query\.ts:\d+/);
    expect(shown).toMatch(/at .*variables \(.*\+query\.ts:\d+:\d+\)/);
    expect(shown).not.toContain("[vike]");

    // A navigation in the browser.
    await page.goto("/cart", PATIENT);
    await hydrated();
    await page.evaluate(() => void (document.documentElement.dataset["marked"] = ""));
    await page.locator('a[href="/categories"]').first().click();
    await expect
      .poll(() => page.locator("main").innerText(), PATIENT)
      .toMatch(/^Broken loader\s+Error: Broken loader\s+at /);
    expect(await page.locator("html[data-marked]").count()).toBe(1);
    await expect.poll(overlayText).toMatch(/Broken loader.*pages\/categories\/\+query\.ts:\d+/s);
    await edit(QUERY, broken, "variables: () => ({})");
    await reachHeading("and more");
    await hydrated();
  });

  test("shows a compile error of Relay with its position until it is fixed", async () => {
    await edit(PAGE, "nodes {", "nodes {\n        unknownField");
    await expect
      .poll(overlayText)
      .toMatch(/has no field `unknownField`.*at pages\/categories\/CategoriesPage\.tsx:\d+:\d+/s);
    await edit(PAGE, "\n        unknownField", "");
    await expect.poll(overlayText).toBe("");
  });

  test("restarts after a change of the server, also after one with a syntax error", async () => {
    // Would load all its modules after each restart.
    await page.goto("about:blank");
    const ROUTE = "server/http/monitoring.ts";
    const live = () =>
      fetch(`${address()}/livez`).then(
        (response) => response.text(),
        () => "",
      );
    const { request } = page.context();
    const cart = async () => (await request.get(`${address()}/cart`)).text();
    await request.post(`${address()}/cart/items`, {
      form: { productId: await productId("ember-candle"), quantity: "1" },
    });
    expect(await cart()).toContain(IN_CART);

    await edit(ROUTE, '"ok\\n"', '"fine\\n"');
    await expect.poll(live, PATIENT).toBe("fine\n");
    // A guest's cart survives a restart.
    expect(await cart()).toContain(IN_CART);
    await edit(ROUTE, '"fine\\n"', '"ok\\n" +');
    await expect.poll(live, PATIENT).toContain("The server could not start");
    await edit(ROUTE, '"ok\\n" +', '"ok\\n"');
    await expect.poll(live, PATIENT).toBe("ok\n");
  });

  test("runs GraphiQL against the embedded shop", async () => {
    expect(await (await fetch(`${address()}/graphiql`)).text()).toContain("GraphiQL");
    const response = await fetch(`${address()}/graphiql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ generalSettings { title } }" }),
    });
    expect(await response.json()).toMatchObject({ data: { generalSettings: { title: "Osier" } } });
  });

  test("stops on SIGTERM", async () => {
    await page.context().close();
    const ended = new Promise((resolve) => development.once("exit", resolve));
    development.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
});
