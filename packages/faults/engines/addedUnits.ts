import type { AppliedChanges, Checkout, SeededRandom } from "#faults/shopUnderTest.ts";

// Adds of one unit in the fault bench, and the comparison of their results with the ledger.

/** Result of an add; "lost" means that there was no response. */
export type AddResult = "confirmed" | "refused" | "unknown" | "lost";

/** Units that a session's shopper knows to be in the cart, and those that may be. */
export type AddedUnits = { confirmed: number; unknown: number };

/** A shop to which sessions add units of a product. */
export type UnitShop = {
  ledger: AppliedChanges;
  /** Starts a session with one unit; returns its token. */
  startSession: () => Promise<string>;
  /** Sends an add of one unit, with a key by which it is recognized if it is repeated. */
  addUnit: (token: string, key: string) => Promise<AddResult>;
  /** Counts a session's units in the ledger. */
  unitsOf: (token: string) => number;
  checkoutOf: (token: string) => Checkout;
  /** Forgets the recorded changes and calls. */
  forget: () => void;
  random: SeededRandom;
};

export const sumOfUnits = (added: readonly AddedUnits[]): AddedUnits => ({
  confirmed: added.reduce((sum, { confirmed }) => sum + confirmed, 0),
  unknown: added.reduce((sum, { unknown }) => sum + unknown, 0),
});

/** Compares a session's units in the ledger with the results. */
export function unitViolations(
  { unitsOf }: UnitShop,
  token: string,
  { confirmed, unknown }: AddedUnits,
): string[] {
  const quantity = unitsOf(token) - 1;
  if (quantity < confirmed) return [`lost: ${quantity} units of ${confirmed} confirmed ones`];
  if (quantity > confirmed + unknown) return [`doubled: ${quantity} units of ${confirmed}`];
  return [];
}
