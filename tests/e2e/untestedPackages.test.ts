import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBuild } from "#server/builds/currentBuild.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { fillIn, payBy } from "#tests/support/checkoutPage.ts";
import { environment } from "#tests/support/environment.ts";
import { copyProject } from "#tests/support/projectCopy.ts";
import { person, purchases } from "#tests/support/purchases.ts";
import { settled } from "#tests/support/settled.ts";
import { removeFolder } from "#tests/support/shop.ts";
import type { RunningShop } from "#tests/support/shop.ts";
import { addFrom, awake, newShopper, seesInCart } from "#tests/support/shopper.ts";
import { startUnrenderedShop } from "#tests/support/unrenderedShop.ts";

/** Replaces parts of a file in the project's copy. */
async function edit(name: string, from: RegExp, to: string): Promise<void> {
  const file = join(project, name);
  const text = await readFile(file, "utf8");
  expect(text).toMatch(from);
  await writeFile(file, text.replaceAll(from, to));
}

let project: string;
let shop: RunningShop | undefined;
let shopper: BrowserContext | undefined;

beforeAll(async () => {
  project = await copyProject(/^dist(\/|$)/);
});
afterAll(async () => {
  await shopper?.close();
  await shop?.stop();
  await removeFolder(project);
});

test("a build with untested package versions leaves them unpatched, warns once and sells", async () => {
  await edit("server/bundling/testedVersions.ts", /: "\d+\.\d+\.\d+"/g, ': "0.0.0"');

  const printed = execFileSync(process.execPath, ["server/commands/build.ts"], {
    cwd: project,
    env: environment,
    encoding: "utf8",
  });
  expect(printed.match(/Warning: /g)).toHaveLength(1);
  for (const name of ["react-relay", "relay-runtime", "vike"]) expect(printed).toContain(name);
  expect((await readBuild(join(project, "dist"))).id).not.toBe((await readBuild()).id);

  shop = await startUnrenderedShop({}, project);
  shopper = await newShopper(await sharedBrowser(), shop.url, { reducedMotion: "reduce" });
  const page = await shopper.newPage();
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await addFrom(page, "ember-candle");
  await seesInCart(page, 1);
  // The count does not wait for the backend, and the checkout needs the cart that it confirms.
  await settled(page);
  await page.goto("/checkout");
  await awake(page);
  await page.getByLabel("Country").selectOption("US");
  await fillIn(page, { ...person, ...purchases["US"]?.typed });
  await page.getByText("Delivered to the rest of the world").first().waitFor();
  await payBy(page, "cod");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success");
  await page.getByText(/^Order \d+, placed on/).waitFor();
  expect(failures).toEqual([]);
});
