import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { createReadiness } from "#server/kernel/readiness.ts";
import { openApp } from "#tests/worlds/servers/openApp.ts";

const folder = await mkdtemp(join(tmpdir(), "vitrine-readiness-"));
const readiness = createReadiness();
const app = await openApp(readConfig({ DATA_DIR: folder }), { readiness });

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test("/readyz responds with 503 once the process is about to end, and names what does not work", async () => {
  const probe = async () => {
    const { statusCode, headers, body } = await app.inject("/readyz");
    expect(headers["cache-control"]).toBe("no-store");
    return [statusCode, JSON.parse(body)] as const;
  };
  expect(await probe()).toEqual([200, { status: "ready", degraded: [] }]);
  readiness.degrade("storage", true);
  expect(await probe()).toEqual([200, { status: "degraded", degraded: ["storage"] }]);
  readiness.degrade("storage", false);
  readiness.leave();
  expect(await probe()).toEqual([503, { status: "stopping", degraded: [] }]);
});
