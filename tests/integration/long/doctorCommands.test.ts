import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withText, withoutField } from "#tests/worlds/doctor/doctorFaults.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { openIncompleteShop } from "#tests/worlds/backends/incompleteShop.ts";
import type { IncompleteShop } from "#tests/worlds/backends/incompleteShop.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

let folder = "";
let woo: WooServer;
let shop: IncompleteShop;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-doctor-"));
  woo = await openWooServer({ isSmall: true });
  shop = await openIncompleteShop(woo.endpoint);
});
afterAll(async () => {
  await shop.close();
  await woo.close();
  await removeFolder(folder);
});
beforeEach(() => shop.restore());

const SECRET = "a secret that both servers know, of 32 characters and more";

type Run = { code: number; output: string; errors: string };

/** Runs a command; returns its exit code and what it has printed. */
const run = (command: string, words: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    const settings = { DATA_DIR: folder, CURRENCY: "USD", FORWARDED_CLIENT_SECRET: SECRET };
    const env = { ...environment, ...settings };
    const script = `server/commands/${command}.ts`;
    execFile(process.execPath, [script, ...words], { env }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });

describe("npm run doctor", () => {
  test("prints JSON with each check, and exits with the code of the worst result", async () => {
    const { code, output } = await run("doctor", [shop.endpoint, "--json"]);
    const { checks } = JSON.parse(output) as { checks: Record<string, unknown>[] };
    // The pictures are at another host, which is not in the settings.
    const origins = checks.find(({ id }) => id === "picture-origins");
    expect(origins).toMatchObject({
      result: "fail",
      fix: expect.stringContaining("IMAGE_ORIGINS"),
    });
    expect(code).toBe(1);
    for (const check of checks) {
      expect(Object.keys(check)).toEqual(["id", "result", "found", "fix", "means"]);
    }
  });

  test("exits with 3 for warnings alone", async () => {
    shop.setFault(withText("doctorSampleQuery", /https:\/\/shop\.example[^"]*/g, ""));
    const { code, output } = await run("doctor", [shop.endpoint]);
    expect(output).toMatch(/^warn search-index/m);
    expect(output).toMatch(/\d+ checks: \d+ passed, \d+ with a warning, 0 failed/);
    expect(code).toBe(3);
  });

  test("prints neither the secret nor a session token", async () => {
    const { output } = await run("doctor", [shop.endpoint]);
    expect(output).not.toContain(SECRET);
    expect(output).not.toMatch(/eyJ|t_[0-9a-f]{30}/);
  });

  test("explains its address if it has none", async () => {
    expect(await run("doctor", [])).toMatchObject({
      code: 2,
      errors: expect.stringContaining("npm run doctor -- https:"),
    });
    expect(await run("doctor", ["shop"])).toMatchObject({
      code: 2,
      errors: expect.stringContaining("cannot be examined"),
    });
  });
});

describe("npm run schema:check", () => {
  test("names the operations that a shop refuses", async () => {
    shop.setFault(withoutField("displayPricesIncludeTax"));
    const { code, output } = await run("checkSchema", [shop.endpoint]);
    expect(output).toMatch(/^useCartQuery\n.*displayPricesIncludeTax/m);
    expect(code).toBe(1);
  });

  test("finds nothing at a complete shop", async () => {
    const { code, output } = await run("checkSchema", [shop.endpoint]);
    expect([code, output]).toEqual([0, "All operations that every shop needs are valid.\n"]);
  });

  test("reads a schema of a file, and names missing features that a shop may lack", async () => {
    const schema = await readFile("relay/schema.graphql", "utf8");
    const file = join(folder, "schema.graphql");
    await writeFile(file, schema.replaceAll(/^ *login\(.*\n/gm, ""));
    const { code, output } = await run("checkSchema", [file]);
    expect(output).toContain("no sign-in of customers");
    expect(code).toBe(0);
  });

  test("explains a file that does not exist, and a missing word", async () => {
    expect(await run("checkSchema", ["none.json"])).toMatchObject({ code: 2 });
    expect(await run("checkSchema", [])).toMatchObject({ code: 2 });
  });
});
