import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectFolder } from "#server/process/tool.ts";
import { environment } from "#tests/support/environment.ts";

let folder = "";
let file = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-init-"));
  file = join(folder, "shop.env");
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command as `npm run init` does, with these lines as its input. */
const init = (...lines: string[]) =>
  spawnSync(process.execPath, ["server/commands/init.ts"], {
    cwd: projectFolder,
    env: { ...environment, ENV_FILE: file },
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
  });

test("The init command writes the settings for their own user alone, and says what WordPress needs", async () => {
  const { status, stdout } = init("https://shop.example/graphql", "Wool & Thread", "", "");
  expect(status).toBe(0);
  const written = parseEnv(await readFile(file, "utf8"));
  expect(written).toMatchObject({
    GRAPHQL_ENDPOINT: "https://shop.example/graphql",
    SITE_NAME: "Wool & Thread",
  });
  expect(stdout).toContain(
    `define( 'VITRINE_WEBHOOK_SECRET', '${written["WEBHOOK_SECRET"] ?? "none"}' );`,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("The init command leaves a file that exists as it is", async () => {
  init("", "Wool", "", "");
  const before = await readFile(file, "utf8");
  const { status, stderr } = init("", "Thread", "", "");
  expect([status, stderr]).toEqual([1, expect.stringContaining("exists already")]);
  expect(await readFile(file, "utf8")).toBe(before);
});

test("The init command writes nothing if its input ends early", async () => {
  const { status, stderr } = init("https://shop.example/graphql");
  expect([status, stderr]).toEqual([1, expect.stringContaining("nothing was written")]);
  await expect(stat(file)).rejects.toThrow("ENOENT");
});
