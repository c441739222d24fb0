import { createShopHandler } from "#tests/worlds/backends/embeddedShop.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { createShopper } from "./shopper.ts";

/**
 * Opens the reference shop behind its endpoint, with a movable clock and any number of shoppers.
 */
export async function openCounter() {
  const shop = await openReferenceShop();
  let minutes = 0;
  const timed = { ...shop, now: () => Date.UTC(2026, 10, 20) + minutes * 60_000 };
  /** Errors that the endpoint hid from its clients. */
  const errors: string[] = [];
  const handle = createShopHandler(timed, {
    onError: (error) => void errors.push(error instanceof Error ? error.message : String(error)),
  });
  return {
    shop: timed,
    handle,
    errors,
    pass: (passing: number) => void (minutes += passing),
    shopper: (token?: string) => createShopper(handle, token),
  };
}
