import { expect, test } from "vitest";
import { createReadiness } from "./readiness.ts";

test("a process is ready once it reports that pages can be served", () => {
  const readiness = createReadiness();
  expect(readiness.state().status).toBe("starting");
  readiness.enter();
  expect(readiness.state()).toEqual({ status: "ready", degraded: [] });
});

test("a process is degraded as long as one of its parts is", () => {
  const readiness = createReadiness();
  readiness.enter();
  readiness.degrade("storage", true);
  readiness.degrade("backend", true);
  readiness.degrade("backend", true);
  expect(readiness.state()).toEqual({ status: "degraded", degraded: ["backend", "storage"] });
  readiness.degrade("storage", false);
  expect(readiness.state()).toEqual({ status: "degraded", degraded: ["backend"] });
  readiness.degrade("backend", false);
  expect(readiness.state()).toEqual({ status: "ready", degraded: [] });
});

test("a stopping process never becomes ready again", () => {
  const readiness = createReadiness();
  readiness.enter();
  readiness.degrade("backend", true);
  readiness.leave();
  readiness.enter();
  expect(readiness.state()).toEqual({ status: "stopping", degraded: ["backend"] });
});
