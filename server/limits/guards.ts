// Guards: protections of the shop that only tests can switch off.

/**
 * Names of all guards. Each protects one promise of the shop: a test may switch one off, to show
 * the attack or the loss that it prevents.
 */
export const guardNames = [
  "sessionLockKey",
  "queueBounds",
  "variables",
  "strictJson",
  "contentTypes",
  "crossSite",
  "leftmostAddress",
  "localSocket",
  "singleHost",
  "plantedSession",
  "rateLimits",
  "rateLimitKeys",
  "forwardedClient",
  "firstToken",
  "tokenRenewal",
  "idempotency",
  "changeKeys",
  "scriptHashes",
  "styleHashes",
  "trustedTypes",
  "pictureOrigins",
  "permissionsPolicy",
  "openerPolicy",
  "resourcePolicy",
  "strictTransport",
  "publicCookies",
  "orderLookup",
  "orderRetry",
  "formReport",
  "formRestoration",
  "lastCart",
  "backendQueue",
  "refreshQueue",
  "backendBreaker",
  "retryAfter",
  "admission",
  "notFoundPage",
  "slowRequests",
  "drain",
  "fullDisk",
] as const;

export type Guard = (typeof guardNames)[number];

/** Guards that are on: all of them, except in tests. */
export type Guards = { isOn: (guard: Guard) => boolean };

/** Creates the guards of an app, without those switched off. */
export const createGuards = (switchedOff: readonly Guard[] = []): Guards => ({
  isOn: (guard) => !switchedOff.includes(guard),
});
