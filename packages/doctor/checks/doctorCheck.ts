import type { BackendError } from "../../../relay/contract/errors.ts";
import type { CheckoutUse } from "../../../relay/contract/order/paymentMethods.ts";
import type { PaymentFields } from "../../../relay/contract/order/paymentFields.ts";
import { certificateEnd } from "./certificateEnd.ts";

// Check of the doctor: its interface, its results, and the shop that it examines.

/** Results, from the best to the worst; a skipped check says what it needs. */
export type CheckResult = "pass" | "skip" | "warn" | "fail";

/** Result of a check: what was found, and what to do about it. */
export type Finding = { result: CheckResult; found: string; fix?: string };

/** Error of a GraphQL response, with its place in the document. */
type ProbeError = {
  message: string;
  path?: readonly (string | number)[];
  locations?: readonly { line: number }[];
};

/** Response to a probe. */
export type ProbeResponse<Data> = {
  data: Data | undefined;
  errors: readonly ProbeError[];
  headers: Headers;
  /** Session token in the response's header. */
  token: string | undefined;
  bytes: number;
  ms: number;
};

/** Sends a document to the shop; rejects with `BackendError` if the response is not GraphQL. */
export type Probe = <Data>(request: {
  query: string;
  operationName: string;
  variables?: object;
  /** Session token to send. */
  token?: string | undefined;
}) => Promise<ProbeResponse<Data>>;

/** Settings of the storefront that the doctor compares with the shop. */
export type ExaminedSettings = {
  CHECKOUT: CheckoutUse["at"];
  CHECKOUT_PHONE: string;
  BACKEND_CONNECTIONS: number;
  CURRENCY?: string | undefined;
  /** Languages of the shop, the first one its own. */
  LANGUAGES?: readonly string[] | undefined;
  /** Folders of products and categories, if they are not the storefront's. */
  PRODUCT_PATH?: string | undefined;
  CATEGORY_PATH?: string | undefined;
  TERMS_PAGE?: string | undefined;
  SITE_URL?: string | undefined;
  CACHE_URL?: string | undefined;
  ALGOLIA_APP_ID?: string | undefined;
  WEBHOOK_SECRET?: string | undefined;
  FORWARDED_CLIENT_SECRET?: string | undefined;
};

/** Differences between the search index and the shop's products. */
type Drift = {
  products: number;
  missing: readonly string[];
  stale: readonly string[];
  surplus: readonly string[];
  settings: { size: number };
};

/** Lists without the products that the shop fails on, as the storefront reads them. */
type ProductLists = {
  /** Sends a query without a session. */
  read: <Data extends object>(query: string, variables: object) => Promise<Partial<Data>>;
  /** Checks what lists must leave out; rejects if the shop does not respond. */
  check: () => Promise<void>;
  leftOut: () => { failing: readonly { id: number; message: string }[]; unsupported: number };
};

/** Access to the shop under examination: the storefront's settings, connection and rules. */
export type ShopAccess = {
  config: ExaminedSettings;
  /** The shop's GraphQL endpoint. */
  endpoint: string;
  probe: Probe;
  openLists: () => ProductLists;
  /** Finds the plugin for search engines that the storefront reads. */
  findSeoPlugin: () => Promise<{ name: string; isHidden: boolean } | undefined>;
  /** Reads the texts of the storefront's operations. */
  readOperations: () => Promise<readonly string[]>;
  /** Returns the reason of an error for people, and the likely remedy as the beginning of a sentence. */
  explain: (error: BackendError) => { reason: string; remedy: string };
  /** Returns why a setting may not have a value; undefined if it may. */
  settingProblem: (name: string, value: string) => string | undefined;
  /** True for the address of a menu item that leads a visitor nowhere, for example to a draft. */
  isDeadLink: (uri: string) => boolean;
  /** True for the address of a picture that the storefront serves. */
  isKnownPicture: (address: string) => boolean;
  /** Decodes the claims of a session token; empty if it is none. */
  claimsOf: (token: string) => { exp?: number };
  /** Returns a session token's customer; undefined if it is none. */
  customerOf: (token: string | undefined) => string | undefined;
  /** Use of the two checkouts by the settings. */
  use: CheckoutUse;
  /** Payment methods whose fields the merchant has declared. */
  paymentFields: PaymentFields;
  /** Returns WordPress's link to its checkout if the storefront redirects to it. */
  checkoutAddress: (link: string) => string | undefined;
  /** True if a redirect leads to the home page of the WordPress of a link. */
  leadsHome: (link: string, location: string) => boolean;
  /** Reads a response of the Store API; undefined if it is no cart that the storefront understands. */
  readStoreCart: (
    body: unknown,
  ) => { items: readonly unknown[]; payment_methods: readonly string[] } | undefined;
  /** True if the search has an index of this shop, or needs none. */
  isIndexed: boolean;
  /**
   * Compares the index with the shop's products; returns a sentence if the index does not respond.
   * Absent if the settings lack the key for it.
   */
  compareSearch?: () => Promise<Drift | string>;
};

/** Shop that is examined, and the means to do so. */
export type ExaminedShop = ShopAccess & {
  /** Fetches what is no GraphQL: readmes and pictures. */
  fetch: typeof fetch;
  /** Reads until when the certificate of a host is valid; rejects if it is invalid. */
  certificateEnd: (url: URL) => Promise<Date>;
  now: () => number;
  /** True at the start of a server: then no document with a change is sent, not even to validate it. */
  isStarting?: boolean;
};

/** Returns a shop with what is read of it beside the storefront's connection. */
export const examined = (access: ShopAccess): ExaminedShop => ({
  ...access,
  fetch,
  certificateEnd,
  now: Date.now,
});

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
