// Idempotency keys of cart changes: one for a change, from which the keys of its attempts derive.

/** Returns the key of an attempt: the change's own key, and a secret of this attempt. */
export const attemptKey = (change: string, secret: string) => `${change}_${secret}`;

/** Returns an attempt's key with another secret. */
export const renewedKey = (key: string, secret: string) =>
  key.slice(0, key.lastIndexOf("_") + 1) + secret;

/**
 * Returns the change's own key from an attempt's. A backend that knows it applies the change once,
 * whichever of its attempts arrives first. Undefined for a key of another form, as a checkout's.
 */
export const changeKeyIn = (key: string | undefined): string | undefined =>
  /^([\w-]+)_[^_]+$/.exec(key ?? "")?.[1];
