/** The backend's key under which an order says which intent it is of. */
export const INTENT_KEY = "vitrine_intent";

/**
 * The key under which an order says which total its shopper has seen, as the cart's raw number. A
 * backend that holds orders to it names it in the refusal: `wordpress/vitrine-seen-total.php` does.
 */
export const SEEN_TOTAL_KEY = "vitrine_seen_total";
