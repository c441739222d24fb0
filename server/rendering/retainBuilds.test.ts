import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildInto, lastServed } from "#tests/worlds/fixtures/buildFixture.ts";
import { filesIn, recordFile, recordsIn } from "./buildRecords.ts";
import { operationId } from "#server/backend/door/operations.ts";
import { retainBuilds } from "./retainBuilds.ts";
import type { RetainedBuilds, ServedBuild } from "./retainBuilds.ts";

let root = "";
let folder = "";
let failures: string[] = [];
const opened: RetainedBuilds[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "retained-builds-"));
  folder = join(root, "builds");
  failures = [];
});
afterEach(async () => {
  for (const builds of opened.splice(0)) builds.close();
  await rm(root, { recursive: true });
});

async function keep(served: ServedBuild, days = 30): Promise<RetainedBuilds> {
  const builds = await retainBuilds(served, {
    folder,
    days,
    onError: (_error, what) => void failures.push(what),
  });
  opened.push(builds);
  return builds;
}

/** Builds into a folder of its own, or into one that already contains another build. */
const built = (id: string, names: string[], dist = id, operations = [`query ${id} { x }`]) =>
  buildInto(join(root, dist), { id, operations, files: names.map((name) => `assets/${name}.js`) });

/** Returns the id of a build's operation. */
const idOf = (build: string) => operationId(`query ${build} { x }`);

const savedNames = async () =>
  (await readdir(join(filesIn(folder), "assets"))).filter((name) => name.endsWith(".js"));

test("retainBuilds retains a build's files and compressed copies beside those of an earlier build", async () => {
  await keep(await built("first", ["shared", "old"]));
  const { folders } = await keep(await built("second", ["shared", "new"]));
  expect(folders).toEqual([filesIn(folder), join(root, "second", "client")]);
  expect(await readdir(join(filesIn(folder), "assets"))).toEqual(
    ["new", "old", "shared"].flatMap((name) => [`${name}.js`, `${name}.js.br`, `${name}.js.gz`]),
  );
  expect(failures).toEqual([]);
});

test("retainBuilds copies no existing file on a second start", async () => {
  const served = await built("first", ["one"]);
  await keep(served);
  const before = await stat(join(filesIn(folder), "assets/one.js"));
  await keep(served);
  const after = await stat(join(filesIn(folder), "assets/one.js"));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test("retainBuilds rewrites a truncated file", async () => {
  const served = await built("first", ["one"]);
  await keep(served);
  await writeFile(join(filesIn(folder), "assets/one.js"), "expo");
  await keep(served);
  expect(await readFile(join(filesIn(folder), "assets/one.js"), "utf8")).toContain('"assets/one');
});

test("retainBuilds stores one complete copy when several processes start at once", async () => {
  const served = await built("first", ["one", "two"]);
  await Promise.all([keep(served), keep(served), keep(served)]);
  expect((await readdir(join(filesIn(folder), "assets"))).length).toBe(6);
  expect(failures).toEqual([]);
});

test("retainBuilds removes a build last served too long ago, with the files only it needs", async () => {
  await keep(await built("first", ["shared", "old"]));
  await keep(await built("second", ["shared", "middle"]));
  await lastServed(folder, "first", 31);
  await lastServed(folder, "second", 29);
  const builds = await keep(await built("third", ["new"]));
  expect(await savedNames()).toEqual(["middle.js", "new.js", "shared.js"]);
  expect(await readdir(recordsIn(folder))).toEqual(["second.json", "third.json"]);
  expect(builds.metaOf("first")).toBeUndefined();
  expect(builds.operationText(idOf("first"))).toBeUndefined();
  expect(builds.metaOf("second")).toMatchObject({ id: "second" });
  expect(builds.operationText(idOf("second"))).toBe("query second { x }");
});

test("retainBuilds renews a build's last-served time on start, whatever its age", async () => {
  const served = await built("first", ["one"]);
  await keep(served);
  await lastServed(folder, "first", 400);
  const builds = await keep(served);
  expect(await savedNames()).toEqual(["one.js"]);
  expect(builds.metaOf("first")).toMatchObject({ id: "first", timestamp: 1_700_000_000_000 });
});

test("retainBuilds keeps renewing the last-served time of a running build", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await keep(await built("first", ["one"]));
    await lastServed(folder, "first", 400);
    vi.advanceTimersByTime(3_600_000);
    const servedAt = async () => (await stat(recordFile(folder, "first"))).mtimeMs;
    await expect.poll(servedAt).toBeGreaterThan(Date.now() - 24 * 3_600_000);
    await rm(recordFile(folder, "first"));
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(() => readdir(recordsIn(folder))).toEqual(["first.json"]);
  } finally {
    vi.useRealTimers();
  }
});

test("retainBuilds finds a build that another process starts to serve without a restart", async () => {
  const earlier = await keep(await built("first", ["one"]));
  expect(earlier.metaOf("second")).toBeUndefined();
  await keep(await built("second", ["two"]));
  expect(earlier.metaOf("second")).toMatchObject({ id: "second" });
  expect(earlier.operationText(idOf("second"))).toBe("query second { x }");
});

test("retainBuilds skips an unreadable record and removes no file while it exists", async () => {
  await keep(await built("first", ["one"]));
  await writeFile(recordFile(folder, "first"), "{ not JSON");
  const builds = await keep(await built("second", ["two"]));
  expect(builds.metaOf("first")).toBeUndefined();
  expect(await savedNames()).toEqual(["one.js", "two.js"]);
  expect(failures).toContain("the record first.json of an earlier build cannot be read");
  await lastServed(folder, "first", 31);
  await keep(await built("third", ["three"]));
  expect(await savedNames()).toEqual(["three.js", "two.js"]);
});

test("retainBuilds leaves a newer release's record and files unchanged", async () => {
  await keep(await built("first", ["one"]));
  const newer = { version: 2, meta: { id: "first", timestamp: 1 }, files: [], operations: [] };
  await writeFile(recordFile(folder, "first"), JSON.stringify(newer));
  const builds = await keep(await built("second", ["two"]));
  expect(builds.metaOf("first")).toBeUndefined();
  expect(await savedNames()).toEqual(["one.js", "two.js"]);
  expect(JSON.parse(await readFile(recordFile(folder, "first"), "utf8"))).toEqual(newer);
});

test("retainBuilds removes an interrupted copy together with the build that needed it", async () => {
  await keep(await built("first", ["one"]));
  const rest = join(filesIn(folder), "assets", "one.js.123.abc.tmp");
  await writeFile(rest, "expo");
  await keep(await built("second", ["two"]));
  expect((await stat(rest)).isFile()).toBe(true);
  await lastServed(folder, "first", 31);
  await keep(await built("third", ["three"]));
  await expect(stat(rest)).rejects.toThrow("ENOENT");
});

test("retainBuilds copies nothing from a folder that already contains another build", async () => {
  const served = await built("first", ["one"], "dist");
  await built("second", ["two"], "dist");
  const builds = await keep(served);
  expect(failures).toEqual(["this build's files could not be retained for pages left open"]);
  expect(builds.metaOf("first")).toMatchObject({ id: "first" });
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

test("retainBuilds serves the build from its own folder if nothing can be stored", async () => {
  await writeFile(folder, "a file where a folder should be");
  const builds = await keep(await built("first", ["one"]));
  expect(builds.folders).toEqual([join(root, "first", "client")]);
  expect(builds.metaOf("first")).toMatchObject({ id: "first" });
  expect(builds.operationText(idOf("first"))).toBeUndefined();
  expect(failures).toEqual(["this build's files could not be retained for pages left open"]);
});

test("retainBuilds retains no build and removes stored ones when set to 0 days", async () => {
  await keep(await built("first", ["one"]));
  const builds = await keep(await built("second", ["two"]), 0);
  expect(builds.folders).toEqual([join(root, "second", "client")]);
  expect(builds.metaOf("first")).toBeUndefined();
  expect(builds.metaOf("second")).toMatchObject({ id: "second" });
  await expect(stat(folder)).rejects.toThrow("ENOENT");
});
