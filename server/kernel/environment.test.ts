import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig, SettingError, settings } from "./config.ts";
import { addEnvironmentFile, renamedNotices, renamedSettings } from "./environment.ts";

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

test.each(Object.entries(renamedSettings))("%s is an alias of %s", (former, name) => {
  expect(Object.keys(settings.shape)).toContain(name);
  expect(Object.keys(settings.shape)).not.toContain(former);
});

test("readConfig accepts a setting by its former name", () => {
  expect(readConfig({ KEEP_BUILDS_DAYS: "7" }).RETAIN_BUILDS_DAYS).toBe(7);
  expect(readConfig({ RETAIN_BUILDS_DAYS: "7" }).RETAIN_BUILDS_DAYS).toBe(7);
  expect(readConfig({ DRAW_AHEAD: "off" }).PRERENDER_PICTURES).toBe(false);
});

test("renamedNotices prints the new name of each former name in use", () => {
  expect(renamedNotices({ DRAW_AHEAD: "off", KEEP_BUILDS_DAYS: "" })).toEqual([
    "DRAW_AHEAD is now called PRERENDER_PICTURES; the old name still works.",
  ]);
  expect(renamedNotices({ PRERENDER_PICTURES: "off" })).toEqual([]);
});

test("readConfig refuses a setting given by both names in a sentence with both names", () => {
  const both = { KEEP_BUILDS_DAYS: "7", RETAIN_BUILDS_DAYS: "7" };
  expect(() => readConfig(both)).toThrow(SettingError);
  expect(() => readConfig(both)).toThrow(/KEEP_BUILDS_DAYS and RETAIN_BUILDS_DAYS/);
  expect(readConfig({ KEEP_BUILDS_DAYS: "7", RETAIN_BUILDS_DAYS: "" }).RETAIN_BUILDS_DAYS).toBe(7);
});

test("readConfig names an invalid setting by the former name it was given under", () => {
  expect(() => readConfig({ KEEP_BUILDS_DAYS: "soon" })).toThrow(/^KEEP_BUILDS_DAYS=soon cannot/);
});
