import { storage } from "./browserStorage.ts";
import { HANDED_OVER } from "./savedCartKey.ts";
import { browserTokens, customerOf } from "./session/session.ts";

// Carts that were handed over to WordPress's own checkout.

/**
 * Saves that the session's cart may be ordered on WordPress's checkout: lines that are gone from this
 * session were ordered there, and not lost.
 */
export const noteHandedOver = (): void =>
  storage.write(HANDED_OVER, customerOf(browserTokens.read()) ?? null);
