import type { Guard } from "#server/limits/guards.ts";
import { appOverWoo } from "./appOverWoo.ts";
import type { AppOverWoo } from "./appOverWoo.ts";
import type { ShopSettings } from "./shop.ts";

/** Two servers over shops of their own: one as it is, and one with a guard switched off. */
export type GuardedApps = { guarded: () => AppOverWoo; unguarded: () => AppOverWoo };

/** Gives a test file two such servers, to show an attack that a guard prevents. */
export const appsWithAndWithout = (guard: Guard, settings: ShopSettings = {}): GuardedApps => ({
  guarded: appOverWoo(settings),
  unguarded: appOverWoo(settings, { switchedOff: [guard] }),
});
