import { timingSafeEqual } from "node:crypto";

/** True if a given signature is the right one; takes the same time for every wrong one. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
