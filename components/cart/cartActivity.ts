import { trackState, useDataState } from "#relay/dataState.ts";

const cart = trackState();

/** Counts a piece of work on the cart, a change or a question, as under way until it settles. */
export const whileUpdating = cart.during;

/** Where the cart stands; while it is pending its amounts may change. */
export const useCartState = () => useDataState(cart);
