import type { OperationResult, ResponseError } from "#relay/contract/errors.ts";
import { LRUCache } from "lru-cache";
import { createLeftOutProducts, isUnsupported, productField } from "./leftOutProducts.ts";
import type { LeftOut, LeftOutOptions, LeftOutProducts } from "./leftOutProducts.ts";
import {
  cursorsQuery,
  failedLists,
  idAt,
  idsIn,
  narrowLists,
  readListQuery,
} from "./listQueries.ts";
import type { FailedList, ListQuery } from "./listQueries.ts";
import type { ShopCall } from "./shopCall.ts";
import { language } from "#words/language.ts";

// Product lists that survive a product which the backend fails on.

/** Calls of the gateway, whose reads may have product lists, and the record of what these leave out. */
export type ProductLists = {
  /**
   * Sends a call. If it is a read and a list in its response is null because of one product, it
   * finds that product and sends the read again without it. Later lists leave the product out at
   * once.
   */
  send: <Response extends { result: OperationResult; token?: string }>(
    call: ShopCall,
    carry: (call: ShopCall) => Promise<Response>,
  ) => Promise<Response>;
  /** Checks what lists must leave out; rejects if the backend does not respond. */
  check: () => Promise<void>;
  leftOut: () => LeftOut;
};

/** Maximum repetitions of one read; each leaves out all failing products that a page has. */
const MAX_REPEATS = 5;

/**
 * Length of a list of which every product may be left out. If all of a longer one fail, the backend
 * does, and an empty list would be wrong.
 */
const MAX_WHOLLY_FAILING = 2;

/** Reads whose lists of linked products are limited at once, and for how long, in milliseconds. */
const KNOWN_READS = { max: 1_000, ttl: 600_000 };

/** Slugs that lists of linked products are limited to, by the list's response key. */
type Slugs = Map<string, readonly string[]>;

const FAILING = `query failingProductQuery($slug: ID!) { product(id: $slug, idType: SLUG) { databaseId } }`;

const bodyOf = ({ operationName, variables, query }: ListQuery): string =>
  JSON.stringify({ operationName, variables, query });

/** Removes errors of single products, which then are null like private ones. */
function dropSingle(
  result: OperationResult,
  isDropped: (error: ResponseError) => boolean,
): OperationResult {
  const { data, errors = [], ...others } = result;
  const isSingle = ({ path = [] }: ResponseError) =>
    path.length === 1 && data?.[String(path[0])] === null;
  const left = errors.filter((error) => !(isSingle(error) && isDropped(error)));
  if (left.length === errors.length) return result;
  return {
    ...others,
    ...(data !== undefined && { data }),
    ...(left.length > 0 && { errors: left }),
  };
}

/**
 * Removes the error of a product that has a page of its own and that the backend always fails on,
 * for example because of a password: it also fails alone, while lists leave out such products.
 */
async function dropFailing(
  { ids, query }: LeftOutProducts,
  { variables: { slug } }: ListQuery,
  result: OperationResult,
): Promise<OperationResult> {
  const isFailing = ({ path }: ResponseError) => path?.[0] === "product";
  const dropped = dropSingle(result, isFailing);
  if (dropped === result || ids().length === 0 || typeof slug !== "string") return result;
  const alone = await query(FAILING, "view", { slug }).catch(() => undefined);
  return alone?.errors?.some(isFailing) ? dropped : result;
}

/**
 * Finds the products that lists failed at: reads the ids of the lists' products by their cursors,
 * and then each product alone.
 */
async function findFailing(
  { query, addFailing, leaveOutUnsupported }: LeftOutProducts,
  sent: ListQuery,
  { lists, priority }: { lists: readonly FailedList[]; priority: ShopCall["priority"] },
): Promise<{ isNew: boolean; slugs: readonly string[] } | undefined> {
  const cursors = cursorsQuery(sent, lists);
  if (!cursors) return undefined;
  const { data } = await query(cursors.query, priority, cursors.variables);
  const ids = [...new Set(idsIn(data))];
  if (ids.length === 0) return undefined;
  const fields = ids.map(productField).join(" ");
  const alone = await query(`query listedProductsQuery { ${fields} }`, priority);
  const failures = new Map<number, ResponseError>();
  for (const error of alone.errors ?? []) {
    failures.set(Number(String(error.path?.[0]).slice(1)), error);
  }
  // A plugin may fail at a field that only the list reads.
  if (failures.size === 0) {
    for (const list of lists) failures.set(idAt(data, list) ?? NaN, list);
  }
  const failing = [...failures.values()].filter((error) => !isUnsupported(error));
  if (failing.length === ids.length && ids.length > MAX_WHOLLY_FAILING) return undefined;
  const added = [...failures].map(([id, error]) =>
    isUnsupported(error)
      ? leaveOutUnsupported()
      : ids.includes(id) && addFailing(id, error.message),
  );
  const products = Object.values(alone.data ?? {}) as ({
    databaseId: number;
    slug: string;
  } | null)[];
  const slugs = products.flatMap((product) =>
    product && !failures.has(product.databaseId) ? [product.slug] : [],
  );
  return { isNew: added.includes(true), slugs };
}

/** Opens the lists of a backend. */
export function createProductLists(options: LeftOutOptions): ProductLists {
  const record = createLeftOutProducts(options);
  const known = new LRUCache<string, Slugs>(KNOWN_READS);

  /** Learns from failed lists; returns false if a repetition would fail as well. */
  async function learn(
    lists: readonly FailedList[],
    { sent, call, slugs }: { sent: ListQuery; call: ShopCall; slugs: Slugs },
  ): Promise<boolean> {
    if (lists.some(isUnsupported) && record.leaveOutUnsupported()) return true;
    const found = await findFailing(record, sent, { lists, priority: call.priority });
    if (!found) return false;
    let { isNew } = found;
    for (const { path } of lists) {
      const key = path.findLast((part) => typeof part === "string");
      if (key === undefined) continue;
      // A list that is limited already gets shorter if another of its products fails.
      if ((slugs.get(key)?.length ?? Infinity) <= found.slugs.length) continue;
      slugs.set(key, found.slugs);
      isNew = true;
    }
    return isNew;
  }

  return {
    check: record.check,
    leftOut: record.leftOut,
    send: async (call, carry) => {
      const sent = call.isMutation ? undefined : readListQuery(call.body);
      if (!sent) return carry(call);
      record.recheckIfDue();
      const read = `${language()} ${call.body}`;
      const slugs: Slugs = new Map(known.get(read));
      const narrowed = (): ListQuery => {
        const [exclude, isSupportedOnly] = [record.ids(), record.isSupportedOnly()];
        const isWhole = exclude.length === 0 && !isSupportedOnly && slugs.size === 0;
        return isWhole ? sent : narrowLists(sent, { exclude, isSupportedOnly, slugs });
      };
      const carryOut = (query: ListQuery) =>
        carry(query === sent ? call : { ...call, body: bodyOf(query) });
      let attempt = narrowed();
      let response = await carryOut(attempt);
      for (let repeats = 0; repeats < MAX_REPEATS; repeats += 1) {
        const lists = failedLists(response.result);
        if (lists.length === 0) {
          if (repeats > 0) known.set(read, slugs);
          break;
        }
        if (!(await learn(lists, { sent: attempt, call, slugs }).catch(() => false))) break;
        attempt = narrowed();
        const { token } = response;
        const repeated = await carryOut(attempt).catch(() => undefined);
        if (!repeated) break;
        response = { ...(token !== undefined && { token }), ...repeated };
      }
      const result = dropSingle(response.result, isUnsupported);
      return { ...response, result: await dropFailing(record, sent, result) };
    },
  };
}
