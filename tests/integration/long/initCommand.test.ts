import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

let folder = "";
let file = "";
let woo: WooServer;
beforeAll(async () => {
  woo = await openWooServer({ isSmall: true });
});
afterAll(() => woo.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-init-"));
  file = join(folder, "shop.env");
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command as `npm run init` does, with these lines as its input. */
async function init(...lines: string[]) {
  const child = spawn(process.execPath, ["server/commands/init.ts"], {
    cwd: projectFolder,
    env: { ...environment, ENV_FILE: file, DATA_DIR: folder },
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { status, stdout, stderr };
}

test("The init command writes the settings for their own user alone, and says what WordPress needs", async () => {
  const { status, stdout } = await init(woo.endpoint, "Wool & Thread", "volt", "", "");
  expect(status).toBe(0);
  const written = parseEnv(await readFile(file, "utf8"));
  expect(written).toMatchObject({
    GRAPHQL_ENDPOINT: woo.endpoint,
    SITE_NAME: "Wool & Thread",
    THEME: "volt",
  });
  expect(stdout).toContain(
    `define( 'VITRINE_WEBHOOK_SECRET', '${written["WEBHOOK_SECRET"] ?? "none"}' );`,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("The init command examines the shop, and ends well whatever it finds", async () => {
  const { status, stdout } = await init(woo.endpoint, "", "", "", "");
  expect(stdout).toMatch(/^pass reachable/m);
  expect(stdout).toMatch(/^warn wordpress-file/m);
  expect(stdout).toMatch(/\d+ checks: \d+ passed/);
  expect(status).toBe(0);
});

test("The init command writes its file though the shop does not respond", async () => {
  const { status, stdout } = await init("http://127.0.0.1:9/graphql", "", "", "", "");
  expect(stdout).toMatch(/^fail reachable/m);
  expect(status).toBe(0);
  expect(parseEnv(await readFile(file, "utf8"))).toMatchObject({
    GRAPHQL_ENDPOINT: "http://127.0.0.1:9/graphql",
  });
});

test("The init command leaves a file that exists as it is", async () => {
  await init("", "Wool", "", "", "");
  const before = await readFile(file, "utf8");
  const { status, stderr } = await init("", "Thread", "", "", "");
  expect([status, stderr]).toEqual([1, expect.stringContaining("exists already")]);
  expect(await readFile(file, "utf8")).toBe(before);
});

test("The init command writes nothing if its input ends early", async () => {
  const { status, stderr } = await init("https://shop.example/graphql");
  expect([status, stderr]).toEqual([1, expect.stringContaining("nothing was written")]);
  await expect(stat(file)).rejects.toThrow("ENOENT");
});
