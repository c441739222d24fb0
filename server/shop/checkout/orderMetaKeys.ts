// Metadata keys of an order in the backend.

/** Order metadata key of the intent (idempotency key). */
export const INTENT_KEY = "vitrine_intent";

/**
 * Order metadata key of the total that the shopper confirmed, as the cart's raw number. A backend
 * that enforces it names the key in its error, as `wordpress/vitrine` does.
 */
export const CONFIRMED_TOTAL_KEY = "vitrine_seen_total";
