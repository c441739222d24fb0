import type { OperationResult } from "#relay/contract/errors.ts";
import type { CallPriority } from "./backendQueue.ts";
import type { ShopCall } from "./shopCall.ts";

// Record of the products that lists leave out: those that the backend fails on, and unknown types.

/** Product that lists leave out because the backend fails on it. */
export type FailingProduct = {
  id: number;
  /** The backend's message. */
  message: string;
  /** Time of the first failure, in epoch milliseconds. */
  since: number;
};

/** Products that are left out of all lists. */
export type LeftOut = {
  failing: readonly FailingProduct[];
  /** Number of visible products of types that WooGraphQL does not know. */
  unsupported: number;
};

/** Events of the record, for log and start. */
export type LeftOutReport = {
  failing: (product: FailingProduct) => void;
  /** Called when a product no longer fails. */
  restored: (id: number) => void;
  /** Called with the number of products whose types WooGraphQL does not know, when it changes. */
  unsupported: (count: number) => void;
  /** Called after each check and each failure. */
  changed: (leftOut: LeftOut) => void;
};

/** Sends an anonymous query to the backend. */
type Query = (
  text: string,
  priority: CallPriority | undefined,
  variables?: object,
) => Promise<OperationResult>;

/** Options of the record. */
export type LeftOutOptions = {
  request: (call: ShopCall) => Promise<{ result: OperationResult }>;
  report?: Partial<LeftOutReport> | undefined;
  /** Clock, in epoch milliseconds. */
  now?: (() => number) | undefined;
};

/** The record. */
export type LeftOutProducts = {
  leftOut: () => LeftOut;
  /** Ids of the failing products. */
  ids: () => readonly number[];
  /** True while lists leave out the types that WooGraphQL does not know. */
  isSupportedOnly: () => boolean;
  /** Adds a failing product; returns false if it is known. */
  addFailing: (id: number, message: string) => boolean;
  /** Leaves out all products of unknown types; returns false if they are left out already. */
  leaveOutUnsupported: () => boolean;
  /** Checks what is to be left out, in one call; rejects if the backend does not respond. */
  check: () => Promise<void>;
  /** Starts a check in the background if the last one is old. */
  recheckIfDue: () => void;
  query: Query;
};

/** Time after which the products that are left out are checked again, in milliseconds. */
const RECHECK_MS = 600_000;
/** Maximum number of products that lists leave out one by one. */
const MAX_FAILING = 500;

/** Matches WooGraphQL's message for a product of a plugin's type, unless its setting allows these. */
const UNSUPPORTED = /product type is not supported by the core WPGraphQL/;

/** True for the error of a product whose type WooGraphQL does not know. */
export const isUnsupported = ({ message }: { message: string }): boolean =>
  UNSUPPORTED.test(message);

const OTHER_TYPES = `first: 1, where: { visibility: VISIBLE, status: "publish", typeNotIn: [SIMPLE, VARIABLE, GROUPED, EXTERNAL] }`;
/** Number of the products of other types, and one of them, which fails if WooGraphQL's setting is off. */
const TYPES = `count: products(${OTHER_TYPES}) { found } other: products(${OTHER_TYPES}) { nodes { databaseId } }`;

/** Returns the field that reads one product alone, under the key `p` and its id. */
export const productField = (id: number): string =>
  `p${id}: product(id: "${id}", idType: DATABASE_ID) { databaseId slug }`;

/** Opens an empty record. */
export function createLeftOutProducts(options: LeftOutOptions): LeftOutProducts {
  const { request, report = {}, now = Date.now } = options;
  const failing = new Map<number, FailingProduct>();
  let isSupportedOnly = false;
  let unsupported = 0;
  let recheckAt = Infinity;

  const leftOut = (): LeftOut => ({ failing: [...failing.values()], unsupported });
  const changed = () => report.changed?.(leftOut());

  const query: Query = async (text, priority, variables = {}) => {
    const operationName = /^query (\w+)/.exec(text)?.[1] ?? null;
    const body = JSON.stringify({ operationName, variables, query: text });
    return (await request({ body, isMutation: false, isPersonal: false, priority })).result;
  };

  function restore(id: number): void {
    failing.delete(id);
    report.restored?.(id);
  }

  function countUnsupported(count: number): void {
    if (count === unsupported) return;
    unsupported = count;
    report.unsupported?.(count);
  }

  async function check(): Promise<void> {
    recheckAt = now() + RECHECK_MS;
    const ids = [...failing.keys()];
    const fields = [TYPES, ...ids.map(productField)].join(" ");
    const { data, errors = [] } = await query(`query leftOutQuery { ${fields} }`, "refresh");
    if (!data) return;
    const failed = new Map(errors.map((error) => [error.path?.[0], error]));
    for (const id of ids) if (!failed.has(`p${id}`)) restore(id);
    const error = failed.get("other");
    if (!error || isUnsupported(error)) isSupportedOnly = error !== undefined;
    const { found } = Object(data["count"]) as { found?: number | null };
    countUnsupported(isSupportedOnly ? (found ?? 0) : 0);
    if (failing.size === 0 && !isSupportedOnly) recheckAt = Infinity;
    changed();
  }

  return {
    leftOut,
    ids: () => [...failing.keys()],
    isSupportedOnly: () => isSupportedOnly,
    addFailing: (id, message) => {
      if (failing.has(id) || failing.size >= MAX_FAILING) return false;
      const product = { id, message, since: now() };
      failing.set(id, product);
      recheckAt = Math.min(recheckAt, now() + RECHECK_MS);
      report.failing?.(product);
      changed();
      return true;
    },
    leaveOutUnsupported: () => {
      if (isSupportedOnly) return false;
      isSupportedOnly = true;
      // Counts them.
      check().catch(() => {});
      return true;
    },
    check,
    recheckIfDue: () => {
      if (now() >= recheckAt) check().catch(() => {});
    },
    query,
  };
}
