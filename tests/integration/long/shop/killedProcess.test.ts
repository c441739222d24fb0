import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { number, openDatabase } from "#tests/worlds/backends/embeddedShop.ts";

const WRITER = `
import { openDatabase } from "#tests/worlds/backends/embeddedShop.ts";
const database = openDatabase(process.argv[1]);
const add = (id) => database.run("insert into session values (?, '{}', ?)", "t_" + id, id);
for (let id = 1; id <= 500; id++) database.transaction(() => { add(id * 2); add(id * 2 + 1); });
database.transaction(() => {
  add(0);
  console.log("written");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60000);
});
`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a killed process leaves all committed transactions, and no other", async () => {
  const file = join(folder, "shop.sqlite");
  const writer = spawn(process.execPath, ["--input-type=module", "--eval", WRITER, file]);
  await once(writer.stdout, "data");
  writer.kill("SIGKILL");
  await once(writer, "exit");
  const database = openDatabase(file);
  const row = database.first("select count(*) as rows, min(expires) as first from session");
  expect(row && [number(row, "rows"), number(row, "first")]).toEqual([1000, 2]);
  expect(database.first("pragma integrity_check")).toEqual({ integrity_check: "ok" });
  database.close();
});
