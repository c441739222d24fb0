/** Rules by which a browser calculates a parcel's dates. Days are the shop's own, "2026-12-25". */
export type DeliveryRules = {
  /** Codes of the countries that the dates are true for, "GB". */
  readonly countries: readonly string[];
  /** Time zone of the shop by its IANA name. */
  readonly timeZone: string;
  /** An order before this time on a working day leaves on that day, "14:00". */
  readonly cutOff: string;
  /** Days of the week on which parcels leave and arrive, Monday is 1. */
  readonly workingDays: readonly number[];
  /** Fewest and most working days that a parcel travels. */
  readonly travel: readonly [fewest: number, most: number];
  readonly holidays: readonly string[];
  /** Last day that the list of holidays covers; no later date is promised. */
  readonly knownUntil: string;
};

/**
 * This shop's rules; a merchant replaces them. Undefined: pages state the duration alone, as
 * `shopTexts.delivery` words it.
 */
export const deliveryRules: DeliveryRules | undefined = {
  countries: ["GB"],
  timeZone: "Europe/London",
  cutOff: "14:00",
  workingDays: [1, 2, 3, 4, 5],
  travel: [2, 3],
  // Bank holidays in England.
  holidays: [
    "2026-12-25",
    "2026-12-28",
    "2027-01-01",
    "2027-03-26",
    "2027-03-29",
    "2027-05-03",
    "2027-05-31",
    "2027-08-30",
    "2027-12-27",
    "2027-12-28",
    "2028-01-03",
    "2028-04-14",
    "2028-04-17",
    "2028-05-01",
    "2028-05-29",
    "2028-08-28",
    "2028-12-25",
    "2028-12-26",
  ],
  knownUntil: "2028-12-31",
};
