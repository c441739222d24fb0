import { expect, test } from "vitest";
import { createReadiness } from "#server/kernel/readiness.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const readiness = createReadiness();
const world = worldOf({ app: { readiness } });

test("/readyz responds with 503 once the process is about to end, and names what does not work", async () => {
  const probe = async () => {
    const { statusCode, headers, body } = await world().app.inject("/readyz");
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
