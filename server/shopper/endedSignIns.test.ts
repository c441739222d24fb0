import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import { openSqliteValues } from "#server/store/sqliteValues.ts";
import { createEndedSignIns } from "./endedSignIns.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-sign-ins-"));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = 1_000_000_000_000;
const SECOND = NOW / 1000;

/** Returns a refresh token of an account, issued some seconds after the test's time. */
const tokenOf = (id: string, after = 0, signature = "sig") => {
  const claims = {
    iat: SECOND + after,
    exp: SECOND + after + 1000,
    data: { user: { id, user_secret: "s" } },
  };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
};

let serial = 0;

/** Opens a server's denylist; a second one over the same file is that of the next process. */
function open(file = `${(serial += 1)}.sqlite`, now = NOW) {
  const options = { openFile: createSqliteOpener(), now: () => now };
  const records = openSqliteValues(join(folder, file), "ended", options);
  return { ended: createEndedSignIns(records, undefined, () => now), records, file };
}

test("An ended sign-in stays ended after a restart, whatever spelling its signature has", async () => {
  const { ended, records, file } = open();
  await ended.end(tokenOf("7"));
  records.close();
  const next = open(file).ended;
  expect(await next.isEnded(tokenOf("7"))).toBe(true);
  expect(await next.isEnded(tokenOf("7", 0, "sih="))).toBe(true);
  expect(await next.isEnded(tokenOf("7", 1))).toBe(false);
  expect(await next.isEnded(tokenOf("8"))).toBe(false);
});

test("A new password ends the account's earlier sign-ins but the one that is kept", async () => {
  const { ended } = open();
  const kept = tokenOf("7", 10);
  await ended.endEarlier(kept, { isKept: true });
  const results = [tokenOf("7"), tokenOf("7", 10, "x").replace("e30", "e31"), kept];
  expect(await Promise.all(results.map(ended.isEnded))).toEqual([true, true, false]);
  expect(await ended.isEnded(tokenOf("7", 11))).toBe(false);
  expect(await ended.isEnded(tokenOf("8"))).toBe(false);
});

test("A password that was reset by email ends the sign-ins before it, by the backend's time", async () => {
  const { ended } = open();
  await ended.endEarlier(tokenOf("7", -500));
  expect(await ended.isEnded(tokenOf("7", -501))).toBe(true);
  expect(await ended.isEnded(tokenOf("7", -500, "other"))).toBe(false);
});

test("Records are deleted when their tokens have expired", async () => {
  const { ended, records, file } = open();
  await ended.end(tokenOf("7"));
  records.close();
  const later = open(file, NOW + 1_001_000);
  await later.ended.end(tokenOf("8", 5000));
  expect(await later.ended.isEnded(tokenOf("7"))).toBe(false);
});
