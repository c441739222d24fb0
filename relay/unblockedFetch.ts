import { OTHER_GATEWAY_PATH } from "#relay/contract/sendOperation.ts";

// Fetch of the gateway that continues at its other path where a browser refuses the first.

/** Requests without a response, one after another, after which the other path is tried. */
const MAX_FAILURES = 2;

/**
 * Wraps `fetch` for the gateway: extensions that block its path reject each request, although the
 * shop responds. A rejected request is not repeated, since its change may have been applied: the
 * caller does so where it is safe, and that attempt takes the path that responds.
 */
export function unblockedFetch(send: typeof fetch): typeof fetch {
  let failures = 0;
  let isBlocked = false;

  /** True if our server responds at the other path, to a body that it refuses as malformed. */
  const responds = () =>
    send(OTHER_GATEWAY_PATH, { method: "POST" }).then(
      ({ status }) => status >= 400 && status < 500,
      () => false,
    );

  return async (input, init) => {
    try {
      const response = await send(isBlocked ? OTHER_GATEWAY_PATH : input, init);
      failures = 0;
      return response;
    } catch (error) {
      // Timeouts are other errors.
      if (error instanceof TypeError) failures += 1;
      if (failures >= MAX_FAILURES && !isBlocked) isBlocked = await responds();
      throw error;
    }
  };
}
