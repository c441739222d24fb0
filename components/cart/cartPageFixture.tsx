import type { Environment } from "relay-runtime";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { storage } from "#relay/browserStorage.ts";
import { reloadIntents } from "#relay/cart/intentStore.ts";
import { savedCart } from "#relay/cart/persistence.ts";
import type { openCartBackend } from "./cartBackendFixture.tsx";
import { grantLocks } from "./cartFixture.tsx";
import { intentQueue } from "#relay/cart/intentQueue.ts";
import type { IntentQueue } from "#relay/cart/intentQueue.ts";
import { cartOperation, refreshCart, showSavedCart } from "#relay/cart/refreshCart.ts";
import { showIntents } from "#relay/cart/shownIntents.ts";

// Test fixtures of pages with a cart: browser profile, clock, page loads and cart intents.

let leavePage = () => {};

/** Empties the browser profile. */
export function clearProfile(): void {
  leavePage();
  for (const key of storage.keys("")) storage.write(key, null);
  reloadIntents();
  document.cookie = "woo-session=; max-age=0; path=/";
}

/** Gives each test of a file an empty browser profile, and a clock that the test moves. */
export function withEmptyProfile(): void {
  // Loaded on demand in a page; its transformation would take longer than a test's time.
  beforeAll(async () => {
    await import("#relay/cart/restoreCart.ts");
  });
  beforeEach(() => {
    grantLocks();
    clearProfile();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(async () => {
    clearProfile();
    await passTime(5000);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Opens a page in place of the one before: the saved cart, and the pending intents. */
export function openPage(backend: ReturnType<typeof openCartBackend>): {
  environment: Environment;
  queue: IntentQueue;
} {
  leavePage();
  const environment = backend.openEnvironment();
  environment.retain(cartOperation());
  const saved = savedCart();
  if (saved) showSavedCart(environment, saved);
  showIntents(environment);
  void refreshCart(environment);
  const queue = intentQueue(environment);
  queue.retry();
  leavePage = queue.stop;
  return { environment, queue };
}

/** Passes time in small steps, between which promises and imports settle. */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 250) {
    await vi.advanceTimersByTimeAsync(Math.min(250, ms));
    for (let turns = 0; turns < 5; turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Returns the displayed units by product. */
export function shownUnits(environment: Environment): Record<number, number> {
  const source = environment.getStore().getSource();
  const follow = (id: string, ...path: string[]) =>
    path.reduce<string | undefined>((at, field) => {
      const link = at === undefined ? undefined : source.get(at)?.[field];
      return (link as { __ref?: string } | undefined)?.__ref;
    }, id);
  const contents = source.get("client:cart:contents(first:100)");
  const ids = (contents?.["nodes"] as { __refs: string[] } | undefined)?.__refs ?? [];
  return Object.fromEntries(
    ids.map((id) => {
      const product = source.get(follow(id, "product", "node") ?? "");
      return [product?.["databaseId"], source.get(id)?.["quantity"]];
    }),
  );
}

/** An intent to add units of a product. */
export const addition = (productId: number, quantity = 1) => ({
  kind: "add" as const,
  lines: [{ productId, quantity, name: `Product ${productId}` }],
});

/** An intent to set the quantity of a product's line. */
export const setting = (productId: number, quantity: number) => ({
  kind: "set" as const,
  lines: [{ productId, quantity, key: `key-${productId}`, name: `Product ${productId}` }],
});
