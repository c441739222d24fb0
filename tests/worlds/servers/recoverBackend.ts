import { expect } from "vitest";
import type { WooWorld } from "#tests/worlds/world.ts";
import { sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";

/**
 * Ends the backend's failures, and waits until a call succeeds: the server then counts no earlier
 * failure, of which three in a row open its breaker.
 */
export async function recoverBackend({ app, woo }: WooWorld): Promise<void> {
  woo.recover();
  const isServed = async () => (await sendCartQuery(app)).statusCode;
  await expect.poll(isServed, { timeout: 30_000 }).toBe(200);
}
