import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDisk } from "./diskSpace.ts";

let folder = "";
beforeEach(async () => {
  vi.useFakeTimers();
  folder = await mkdtemp(join(tmpdir(), "vitrine-space-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

function watched() {
  const readiness = { degrade: vi.fn() };
  const log = { error: vi.fn(), warn: vi.fn() };
  return { readiness, log, disk: watchDisk(folder, { readiness, log }) };
}

test("A full disk is logged once, and degrades the server until a write succeeds", async () => {
  const { readiness, log, disk } = watched();
  expect(readiness.degrade).not.toHaveBeenCalled();
  expect([disk.notice(full), disk.notice(full)]).toEqual([true, true]);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(readiness.degrade).toHaveBeenLastCalledWith("disk", true);
  vi.advanceTimersByTime(10_000);
  expect(readiness.degrade).toHaveBeenLastCalledWith("disk", false);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(await readdir(folder)).toEqual([]);
  disk.close();
});

test("An error of another kind does not mean a full disk", () => {
  const { readiness, disk } = watched();
  expect(disk.notice(new Error("syntax error"))).toBe(false);
  expect(readiness.degrade).not.toHaveBeenCalled();
  disk.close();
});

test("A full disk that then refuses a write for another reason still counts as full", async () => {
  const { readiness, log, disk } = watched();
  disk.notice(full);
  await rm(folder, { recursive: true });
  vi.advanceTimersByTime(10_000);
  expect(log.warn).not.toHaveBeenCalled();
  await mkdir(folder);
  vi.advanceTimersByTime(10_000);
  expect(readiness.degrade).toHaveBeenLastCalledWith("disk", false);
  disk.close();
});
