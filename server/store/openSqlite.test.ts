import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSqliteOpener } from "./openSqlite.ts";

let folder = "";
const file = () => join(folder, "notes.sqlite");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-sqlite-"));
  const database = new DatabaseSync(file());
  database.exec("pragma journal_mode = wal; create table note (text); insert into note values (1)");
  database.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Makes a connection's first `exec` fail, as on a disk without space for the shared memory. */
function failOnce(errcode: number): void {
  vi.spyOn(DatabaseSync.prototype, "exec").mockImplementationOnce(() => {
    throw Object.assign(new Error("disk I/O error"), { errcode });
  });
}

const pragmas = "pragma journal_mode = wal;";
const modeOf = (database: DatabaseSync) => database.prepare("pragma locking_mode").get();

test("On a full disk a file is opened in exclusive mode, and can be read and written", () => {
  const onFullDisk = vi.fn();
  failOnce(4874);
  const database = createSqliteOpener({ onFullDisk })(file(), { pragmas });
  expect(onFullDisk).toHaveBeenCalledTimes(1);
  expect(modeOf(database)).toEqual({ locking_mode: "exclusive" });
  database.exec("insert into note values (2)");
  expect(database.prepare("select text from note").all()).toHaveLength(2);
  database.close();
});

test("On a full disk a disposable file that does not exist yet is created in memory", () => {
  failOnce(13);
  const missing = join(folder, "missing.sqlite");
  const database = createSqliteOpener()(missing, { pragmas, isDisposable: true });
  expect(database.location()).toBeNull();
  database.close();
});

test("A new file that another process is creating is waited for", async () => {
  const created = join(folder, "created.sqlite");
  const creator = new Worker(
    `const { parentPort, workerData } = require("node:worker_threads");
     const database = new (require("node:sqlite").DatabaseSync)(workerData);
     database.exec("begin exclusive; create table note (text)");
     parentPort.postMessage("locked");
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
     database.exec("commit");
     database.close();`,
    { eval: true, workerData: created },
  );
  await once(creator, "message");
  const database = createSqliteOpener()(created, { pragmas });
  expect(database.prepare("select count(*) as notes from note").get()).toEqual({ notes: 0 });
  database.close();
  await once(creator, "exit");
});

test("An error other than that of a full disk is thrown", () => {
  failOnce(26);
  expect(() => createSqliteOpener()(file(), { pragmas })).toThrow("disk I/O error");
});
