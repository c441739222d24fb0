import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { Config } from "#server/kernel/config.ts";
import type { Drift } from "#server/catalogue/indexShop.ts";
import type { Probe } from "./probe.ts";

// Check of the doctor: its interface, its results, and the shop that it examines.

/** Results, from the best to the worst; a skipped check says what it needs. */
export type CheckResult = "pass" | "skip" | "warn" | "fail";

/** Result of a check: what was found, and what to do about it. */
export type Finding = { result: CheckResult; found: string; fix?: string };

/** Shop that is examined, and the means to do so. */
export type ExaminedShop = {
  config: Config;
  /** Its GraphQL endpoint. */
  endpoint: string;
  probe: Probe;
  /** True for the address of a picture that the storefront serves. */
  isKnownPicture: (address: string) => boolean;
  /** Payment methods whose fields the merchant has declared. */
  paymentFields: PaymentFields;
  /** True if the search has an index of this shop, or needs none. */
  isIndexed: boolean;
  /**
   * Compares the index with the shop's products; returns a sentence if the index does not respond.
   * Absent if the settings lack the key for it.
   */
  compareSearch?: () => Promise<Drift | string>;
  /** Fetches what is no GraphQL: readmes and pictures. */
  fetch: typeof fetch;
  /** Reads until when the certificate of a host is valid; rejects if it is invalid. */
  certificateEnd: (url: URL) => Promise<Date>;
  now: () => number;
  /** True at the start of a server: then no document with a change is sent, not even to validate it. */
  isStarting?: boolean;
};

/** One check. It is independent of all others, except for those that it needs. */
export type Check = {
  id: string;
  /** Meaning for the shop, for people who do not program. */
  means: string;
  /** Checks without which this one finds nothing; if one of them fails, this one is skipped. */
  needs: readonly string[];
  run: (shop: ExaminedShop) => Promise<Finding>;
};

export const pass = (found: string): Finding => ({ result: "pass", found });
export const warn = (found: string, fix: string): Finding => ({ result: "warn", found, fix });
export const fail = (found: string, fix: string): Finding => ({ result: "fail", found, fix });
/** @param fix what to provide, so that the check can run */
export const skip = (found: string, fix?: string): Finding => ({
  result: "skip",
  found,
  ...(fix !== undefined && { fix }),
});

/** Shares one reading of a shop between checks: all callers for a shop get the first one's result. */
export function once<Value>(
  read: (shop: ExaminedShop) => Promise<Value>,
): (shop: ExaminedShop) => Promise<Value> {
  const readings = new WeakMap<ExaminedShop, Promise<Value>>();
  return (shop) => {
    const reading = readings.get(shop) ?? read(shop);
    readings.set(shop, reading);
    return reading;
  };
}
