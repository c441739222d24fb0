import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createReadiness } from "#server/kernel/readiness.ts";
import { registerHealth } from "./monitoring.ts";

test("/readyz responds with 503 before pages can be served, and once the process stops", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const readiness = createReadiness();
  registerHealth(app, readiness);
  const probe = async () => {
    const { statusCode, body } = await app.inject("/readyz");
    return [statusCode, JSON.parse(body)] as const;
  };
  readiness.degrade("backend", true);
  expect(await probe()).toEqual([503, { status: "starting", degraded: ["backend"] }]);
  expect((await app.inject("/livez")).statusCode).toBe(200);
  readiness.enter();
  expect(await probe()).toEqual([200, { status: "degraded", degraded: ["backend"] }]);
  readiness.degrade("backend", false);
  expect(await probe()).toEqual([200, { status: "ready", degraded: [] }]);
  readiness.leave();
  expect(await probe()).toEqual([503, { status: "stopping", degraded: [] }]);
});
