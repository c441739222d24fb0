/**
 * Guards that a test may switch off to show that its checks notice: each protects one promise of
 * the shop. No setting reaches them.
 */
export const guardNames = [
  "sessionLockKey",
  "queueBounds",
  "variables",
  "strictJson",
  "crossSite",
  "rateLimits",
  "firstToken",
  "idempotency",
  "intents",
  "styleHashes",
  "trustedTypes",
  "publicCookies",
  "orderLookup",
  "formReport",
  "lastCart",
] as const;

export type Guard = (typeof guardNames)[number];

/** Tells which guards are on; all are, except in tests. */
export type Guards = { isOn: (guard: Guard) => boolean };

/** Creates the guards of an app, without those switched off. */
export const createGuards = (switchedOff: readonly Guard[] = []): Guards => ({
  isOn: (guard) => !switchedOff.includes(guard),
});
