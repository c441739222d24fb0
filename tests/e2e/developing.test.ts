import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/browser.ts";
import { environment, scaled } from "#tests/support/environment.ts";
import { copyProject } from "#tests/support/projectCopy.ts";
import { removeFolder } from "#tests/support/shop.ts";
import { newShopper } from "#tests/support/shopper.ts";

let project: string;
let data: string;
let development: ChildProcess;
let printed = "";

beforeAll(async () => {
  project = await copyProject(/^(dist|tests|docs)(\/|$)/);
  data = await mkdtemp(join(tmpdir(), "vitrine-developing-"));
  development = spawn(process.execPath, ["server/commands/dev.ts"], {
    cwd: project,
    env: {
      ...environment,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: data,
      PRERENDER_PICTURES: "off",
    },
  });
  for (const stream of [development.stdout, development.stderr]) {
    stream?.on("data", (chunk: Buffer) => void (printed += chunk.toString()));
  }
});
afterAll(async () => {
  if (development.exitCode === null) development.kill("SIGKILL");
  await Promise.all([removeFolder(project), removeFolder(data)]);
});

const address = () => /http:\/\/[\w.:-]+/.exec(printed)?.[0] ?? "";

/** Replaces text in the category index page, which includes its query. */
async function edit(from: string, to: string): Promise<void> {
  const file = join(project, "pages/categories/CategoriesPage.tsx");
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test(
  "the dev server shows edits, also of a query, without a restart, and stops on SIGTERM",
  async () => {
    await expect.poll(address, { timeout: scaled(60_000) }).not.toBe("");
    const page = await (await newShopper(await sharedBrowser(), address())).newPage();
    await page.goto("/categories", { timeout: scaled(60_000) });
    await page
      .locator("html[data-hydrated]")
      .waitFor({ state: "attached", timeout: scaled(60_000) });

    // A full reload would lose this mark.
    await page.evaluate(() => void (document.documentElement.dataset["marked"] = ""));
    await edit('title="Departments"', 'title="Rooms"');
    await page.getByRole("heading", { level: 1, name: "Rooms" }).waitFor();
    expect(await page.locator("html[data-marked]").count()).toBe(1);

    await edit("nodes {", "nodes {\n        count");
    await edit('title="Rooms"', "title={`${categories?.nodes[0]?.count} and more`}");
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByRole("heading", { level: 1 }).textContent();
        },
        { timeout: scaled(60_000) },
      )
      .toMatch(/^[1-9]\d* and more$/);

    await page.context().close();
    const ended = new Promise((resolve) => development.once("exit", resolve));
    development.kill("SIGTERM");
    expect(await ended).toBe(0);
  },
  scaled(180_000),
);
