import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

/** Returns the days for which WooCommerce keeps sessions of 2, 7 and 30 days. */
const lifetimes = (given: { isGraphql?: boolean; constants?: Record<string, string> }) =>
  runPhp<number[]>("sessions", given);

const UNCHANGED = [2, 7, 30];

describe("sessions in WordPress", () => {
  test("keeps those of GraphQL requests for 14 days, and longer ones as long", async () => {
    expect(await lifetimes({ isGraphql: true })).toEqual([14, 14, 30]);
  });

  test("changes none of WooCommerce's own pages, and none without WPGraphQL", async () => {
    expect(await lifetimes({ isGraphql: false })).toEqual(UNCHANGED);
    expect(await lifetimes({})).toEqual(UNCHANGED);
  });

  test("changes none if it is switched off", async () => {
    const constants = { VITRINE_OFF: "sessions" };
    expect(await lifetimes({ isGraphql: true, constants })).toEqual(UNCHANGED);
  });
});
