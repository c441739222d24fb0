import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isBuildCurrent, storeSources } from "./builtSources.ts";

const BUILT_AT = new Date("2026-11-25T12:00:00Z");
const EARLIER = new Date("2026-11-25T11:00:00Z");
const LATER = new Date("2026-11-25T13:00:00Z");

const THEME = "packages/themes/osier";

let folder: string;

/** Writes a file as of a time. */
async function write(path: string, at: Date): Promise<void> {
  await writeFile(join(folder, path), "");
  await utimes(join(folder, path), at, at);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-sources-"));
  await mkdir(join(folder, "pages/index"), { recursive: true });
  await mkdir(join(folder, "dist"));
  await mkdir(join(folder, "shop/pages/wool"), { recursive: true });
  await write("pages/index/+Page.tsx", EARLIER);
  await write("vite.config.ts", EARLIER);
  for (const name of ["osier", "volt"]) {
    await mkdir(join(folder, "packages/themes", name), { recursive: true });
    await write(`packages/themes/${name}/theme.css`, EARLIER);
  }
  await storeSources(THEME, folder);
  await write("dist/build.json", BUILT_AT);
});
afterEach(() => rm(folder, { recursive: true }));

describe("A build", () => {
  test("is current while its sources stay as they are", async () => {
    expect(await isBuildCurrent(THEME, folder)).toBe(true);
  });

  test("stays current when a tool writes into a source folder and removes its file again", async () => {
    await write("pages/index/+config.ts.build.mjs", LATER);
    await rm(join(folder, "pages/index/+config.ts.build.mjs"));
    expect(await isBuildCurrent(THEME, folder)).toBe(true);
  });

  test.each([
    "shop/texts.ts",
    "shop/menu.ts",
    "shop/home.de.ts",
    "packages/themes/osier/words.en.json",
    "shop/words.de.json",
  ])("stays current with another %s, which the server reads itself", async (file) => {
    await write(file, LATER);
    expect(await isBuildCurrent(THEME, folder)).toBe(true);
  });

  test("is stale with another theme, and current with changes of one that is not in use", async () => {
    expect(await isBuildCurrent("packages/themes/volt", folder)).toBe(false);
    await write("packages/themes/volt/theme.css", LATER);
    expect(await isBuildCurrent(THEME, folder)).toBe(true);
    await write("packages/themes/osier/theme.css", LATER);
    expect(await isBuildCurrent(THEME, folder)).toBe(false);
  });

  test.each(["packages/themes/volt", "shop/theme"])(
    "of %s is stale once Osier's tokens have changed, and current with its other files",
    async (theme) => {
      await storeSources(theme, folder);
      await write("packages/themes/osier/fonts.css", LATER);
      expect(await isBuildCurrent(theme, folder)).toBe(true);
      await write("packages/themes/osier/theme.css", LATER);
      expect(await isBuildCurrent(theme, folder)).toBe(false);
    },
  );

  test("is stale once a source has changed", async () => {
    await write("vite.config.ts", LATER);
    expect(await isBuildCurrent(THEME, folder)).toBe(false);
  });

  test.each([
    ["added, with an old date,", () => write("pages/index/+title.ts", EARLIER)],
    ["removed", () => rm(join(folder, "pages/index/+Page.tsx"))],
    ["written by the merchant", () => write("shop/payment.ts", EARLIER)],
    ["written for the merchant's page", () => write("shop/pages/wool/words.de.json", EARLIER)],
  ])("is stale once a source was %s", async (_, change) => {
    await change();
    expect(await isBuildCurrent(THEME, folder)).toBe(false);
  });

  test("is stale without the list of its sources", async () => {
    await rm(join(folder, "dist/sources.txt"));
    expect(await isBuildCurrent(THEME, folder)).toBe(false);
  });
});
