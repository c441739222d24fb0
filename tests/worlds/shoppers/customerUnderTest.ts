import { afterEach, beforeEach } from "vitest";
import type { WooWorld } from "#tests/worlds/world.ts";
import { formShopper } from "./formShopper.ts";
import type { FormShopper } from "./formShopper.ts";

/** Gives each test of a file a shopper of its own, and the shop's customer an empty cart. */
export function customerUnderTest(world: () => WooWorld): () => FormShopper {
  let shopper: FormShopper | undefined;

  beforeEach(async () => {
    const earlier = formShopper(world().app);
    await earlier.signIn();
    const lines = Object.values(await earlier.lines()).map(({ field }) => [field, "0"]);
    if (lines.length > 0) await earlier.submit(Object.fromEntries(lines));
    world().woo.forget();
    shopper = formShopper(world().app);
  });
  afterEach(() => world().woo.accounts.letAccessLive(300));

  return () => {
    if (!shopper) throw new Error("The shopper comes before each test.");
    return shopper;
  };
}
