import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoTexts } from "#tests/worlds/backends/embeddedShop.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { newMirrorFolder } from "#tests/worlds/doctor/mirrorSettings.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

type Run = { code: number; output: string; errors: string };

/** Runs the command; returns its exit code and what it has printed. */
const mirror = (folder: string, ...words: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...environment, DATA_DIR: folder, CURRENCY: "USD", GRAPHQL_ENDPOINT: "" };
    const args = ["server/commands/mirror.ts", ...words];
    execFile(process.execPath, args, { env }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });

describe("npm run mirror", () => {
  let folder = "";
  let woo: WooServer;
  let first: Run;

  beforeAll(async () => {
    folder = await newMirrorFolder();
    woo = await openWooServer({ isSmall: true });
    first = await mirror(folder, woo.endpoint);
  });
  afterAll(async () => {
    await woo.close();
    await removeFolder(folder);
  });

  test("says what it has read, and how to open the mirror", () => {
    expect(first.errors).toBe("");
    expect(first.output).toMatch(/^Read 26 products, \d+ categories, .* in \d+ requests\.$/m);
    expect(first.output).toContain(`Open it: ENV_FILE=${join(folder, "mirror.env")} npm start`);
    expect(first.code).toBe(0);
  });

  test("gives a shop of the merchant's own, which needs no connection", async () => {
    woo.fail("breaks the connection");
    const settings = parseEnv(await readFile(join(folder, "mirror.env"), "utf8"));
    const { app } = await openWorld({ settings });
    try {
      const home = (await app.inject("/")).body;
      expect([home.includes("Reference shop"), home.includes("Osier")]).toEqual([true, false]);
      expect(home.includes(demoTexts.headline)).toBe(false);
      const product = mainText((await app.inject("/product/hoodie")).body);
      expect(product).toContain("Hoodie");
      expect(product).toContain("$42.00");
    } finally {
      await app.close();
      woo.recover();
    }
  });

  test("replaces a mirror by a later one of the same shop", async () => {
    expect(await mirror(folder, woo.endpoint)).toMatchObject({ code: 0, errors: "" });
  });

  test("deletes another shop with --replace only", async () => {
    const refused = await mirror(folder, "http://127.0.0.1:9/graphql");
    expect(refused).toMatchObject({ code: 1, output: "" });
    expect(refused.errors).toContain(`has the mirror of ${woo.endpoint}`);
    expect(refused.errors).toContain("--replace");

    const other = await newMirrorFolder();
    const { app } = await openWorld({ settings: { DATA_DIR: other } });
    await app.close();
    expect((await mirror(other, woo.endpoint)).errors).toContain("a shop that is no mirror");
    expect(await mirror(other, woo.endpoint, "--replace")).toMatchObject({ code: 0, errors: "" });
    await removeFolder(other);
  });

  test("says what to do if a shop does not respond, or the address is missing", async () => {
    const empty = join(folder, "empty");
    expect((await mirror(empty)).errors).toContain("npm run mirror -- https:");
    const { code, errors } = await mirror(empty, "http://127.0.0.1:9/graphql");
    expect(code).toBe(1);
    expect(errors).toMatch(/could not be read: .*Run the command again/s);
  });
});
