import { trackState, useDataState } from "#relay/dataState.ts";

// Loading state of the cart: pending queries and mutations.

const cart = trackState();

/** Tracks a cart mutation or fetch as pending until its promise settles. */
export const whileUpdating = cart.during;

/** The cart's loading state; while it is pending, amounts may change. */
export const useCartState = () => useDataState(cart);
