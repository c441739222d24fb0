/**
 * Returns the time by which a record was last changed, in epoch milliseconds; NaN if it is unknown.
 * WordPress's times are full seconds in UTC without a zone.
 */
export const modifiedBy = (modifiedGmt: string | null | undefined): number =>
  Date.parse(`${modifiedGmt ?? ""}Z`) + 1_000;
