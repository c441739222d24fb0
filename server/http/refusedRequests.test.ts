import { afterAll, beforeAll, expect, test } from "vitest";
import { openGatewayFixture } from "#tests/worlds/fixtures/gatewayFixture.ts";
import type { GatewayUnderTest } from "#tests/worlds/fixtures/gatewayFixture.ts";
import { refusedRequests } from "#tests/worlds/fixtures/refusedRequestsFixture.ts";

let gateway: GatewayUnderTest;
beforeAll(async () => void (gateway = await openGatewayFixture()));
afterAll(() => gateway.app.close());

// `npm run bench -- refusals` measures the processor time of each.
test.each(refusedRequests)(
  "A request with %s is refused, and no byte of it reaches the backend",
  async (_, body, headers) => {
    const { status } = await gateway.post(body, headers && { headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(gateway.calls).toEqual([]);
  },
);
