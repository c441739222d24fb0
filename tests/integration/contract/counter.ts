import { createShopHandler } from "#tests/support/embeddedShop.ts";
import { openReferenceShop } from "#tests/support/referenceShop.ts";
import { createShopper } from "./shopper.ts";

/** The reference shop behind its endpoint, with a clock to turn and shoppers to send in. */
export async function openCounter() {
  const shop = await openReferenceShop();
  let minutes = 0;
  const timed = { ...shop, now: () => Date.UTC(2026, 10, 20) + minutes * 60_000 };
  /** What the endpoint did not tell its callers. */
  const faults: string[] = [];
  const handle = createShopHandler(timed, {
    onFault: (error) => void faults.push(error instanceof Error ? error.message : String(error)),
  });
  return {
    shop: timed,
    handle,
    faults,
    pass: (passing: number) => void (minutes += passing),
    shopper: (token?: string) => createShopper(handle, token),
  };
}
