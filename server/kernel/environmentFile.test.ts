import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { addEnvironmentFile } from "./environmentFile.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-env-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads the settings of an environment that names a file with this text. */
async function configOf(text: string, env: NodeJS.ProcessEnv = {}) {
  const file = join(folder, "shop.env");
  await writeFile(file, text);
  const whole = { ...env, ENV_FILE: file };
  addEnvironmentFile(whole);
  return readConfig(whole);
}

test("Settings come from the environment file", async () => {
  const config = await configOf('# My shop\nSITE_NAME="Wool & Thread"\nBACKEND_CONNECTIONS=5\n');
  expect(config).toMatchObject({ SITE_NAME: "Wool & Thread", BACKEND_CONNECTIONS: 5 });
});

test("A variable of the environment wins over the file's, even if it is empty", async () => {
  expect((await configOf("SITE_NAME=Wool\n", { SITE_NAME: "Thread" })).SITE_NAME).toBe("Thread");
  expect((await configOf("SITE_NAME=Wool\n", { SITE_NAME: "" })).SITE_NAME).toBe("Osier");
});

test("An empty ENV_FILE means no file", () => {
  const env = { ENV_FILE: "" };
  addEnvironmentFile(env);
  expect(env).toEqual({ ENV_FILE: "" });
});

test("A named file that does not exist is an error", () => {
  const env = { ENV_FILE: join(folder, "none.env") };
  expect(() => addEnvironmentFile(env)).toThrow(/ENOENT/);
});
