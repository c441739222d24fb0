import { globSync, readFileSync } from "node:fs";
import { refusal as refusalBody } from "./functionBodies.ts";
import type { Bodies } from "./functionBodies.ts";

const refusal = (name: string) => `() => { ${refusalBody(name, "relayLeftOut.ts")} }`;

/**
 * Relay's features that this storefront does not use, as the modules that stand in for them in the
 * client's build: client edges, resolvers, updatable queries, connection and mutation handlers,
 * declarative mutation configs, the check of what the store holds, the watch over pending
 * operations and the log of requests. What is called all the same throws by its name.
 */
export const leftOut: Readonly<Record<string, string>> = {
  // Fragments use it for client edges only; queries are read by relay/useStoredQuery.ts.
  "relay-hooks/QueryResource.js": `
    const refuse = ${refusal("useLazyLoadQuery")};
    export const getQueryResourceForEnvironment = () => ({ prepare: refuse, retain: refuse });
    export { refuse as createQueryResource, refuse as getQueryCacheIdentifier };`,
  "store/live-resolvers/LiveResolverCache.js": `
    const withoutUpdate = (callback) => { callback(); return false; };
    export class LiveResolverCache {
      batchLiveStateUpdates(callback) { callback(); }
      batchLiveStateUpdatesWithoutNotify(callback) { return withoutUpdate(callback); }
      getLiveResolverPromise() { return Promise.resolve(); }
      invalidateDataIDs() {}
      invalidateResolverRecords() {}
      notifyUpdatedSubscribers() {}
      unsubscribeFromLiveResolverRecords() {}
      ensureClientRecord = ${refusal("A client edge")};
      readFromCacheOrEvaluate = ${refusal("A resolver")};
    }
    export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = "__resolverLiveStateSubscription";
    export const getUpdatedDataIDs = (records) => records;`,
  // For fragments that wait for a query still under way: here a page is shown with its data only.
  "store/RelayOperationTracker.js": `
    export default class RelayOperationTracker {
      update() {}
      complete() {}
      getPendingOperationsAffectingOwner() { return null; }
    }`,
  // Only policies that look into the store before they ask would use it.
  "store/DataChecker.js": `export const check = ${refusal("Checking what the store holds")};`,
  // It tells a log of every request.
  "network/wrapNetworkWithLogObserver.js": "export default (environment, network) => network;",
  "mutations/readUpdatableQuery.js": `export const readUpdatableQuery = ${refusal("readUpdatableQuery")};`,
  "mutations/readUpdatableFragment.js": `export const readUpdatableFragment = ${refusal("readUpdatableFragment")};`,
  "handlers/RelayDefaultHandlerProvider.js": `export default ${refusal("A handle field")};`,
  "mutations/RelayDeclarativeMutationConfig.js": `
    export const MutationTypes = {};
    export const RangeOperations = {};
    export const convert = ${refusal("A mutation config")};`,
};

/** What Babel's helpers are in today's language, by name. Relay calls them for plain values only. */
export const helpers: Readonly<Record<string, string>> = {
  defineProperty: "export default (target, key, value) => { target[key] = value; return target; };",
  objectSpread2: "export default Object.assign;",
  toConsumableArray: "export default (items) => [...items];",
};

const nothing = "";
const refuse = (name: string) => refusalBody(name, "relayLeftOut.ts");
const refuseAll = (what: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, refuse(what)]));

/**
 * Functions and methods of Relay's that stay by name only, by file: what they do in the client's
 * build instead. Answers in parts, modules named by an answer, `@catch` and the questions that only
 * Relay's own loading hooks ask of the store.
 */
export const emptied: Readonly<Record<string, Bodies>> = {
  "store/OperationExecutor.js": {
    ...refuseAll(
      "An answer in parts",
      "_processIncrementalResponses",
      "_processIncrementalPlaceholder",
      "_processDeferResponse",
      "_retainData",
    ),
    ...refuseAll("An answer from Relay's own server", "_handlePreNormalizedPayload"),
    ...refuseAll("A module named by an answer", "_processFollowupPayload"),
    _processOptimisticFollowups: nothing,
    // They tell the watch over pending operations, which is left out.
    _updateOperationTracker: nothing,
    _completeOperationTracker: nothing,
    _maybeCompleteSubscriptionOperationTracking: nothing,
  },
  "store/RelayResponseNormalizer.js": { _assignClientAbstractTypes: nothing },
  "store/RelayReader.js": refuseAll("@catch", "_catchErrors"),
  "store/RelayModernStore.js": refuseAll(
    "This question to the store",
    "check",
    "experimental_batchUpdates",
    "batchLiveStateUpdates",
    "lookupInvalidationState",
    "checkInvalidationState",
    "subscribeToInvalidationState",
    "__gc",
    "__getNormalizationOptions",
    "__notifyUpdatedSubscribers",
    "getLiveResolverPromise",
  ),
  "store/RelayModernEnvironment.js": refuseAll(
    "This way to change the store",
    "check",
    "applyMutation",
    "experimental_batchUpdates",
    "executeWithSource",
    "replaceUpdate",
  ),
  "relay-hooks/useFragmentInternal_EXPERIMENTAL.js": {
    getSuspendingLiveResolver: "return null;",
  },
};

/** What the compiler writes where a document uses one of the features that are left out. */
const TRACES =
  /"kind": "(LinkedHandle|ScalarHandle|RelayResolver|RelayLiveResolver|ClientEdge\w*|CatchField|ModuleImport|ActorChange|Defer|Stream)"|"(catchTo|clientAbstractTypes|hasClientEdges)":/;

/** The kinds of nodes that stand in the compiled documents of a folder. */
export function kindsIn(folder: string): ReadonlySet<string> {
  const texts = globSync(`${folder}/*.graphql.ts`).map((file) => readFileSync(file, "utf8"));
  const kinds = texts.flatMap((text) => [...text.matchAll(/"kind": "(\w+)"/g)]);
  return new Set(kinds.map(([, kind]) => String(kind)));
}

/** Throws where a compiled document uses a feature that is left out of the client's build. */
export function requireNoneUsed(folder: string): void {
  for (const file of globSync(`${folder}/*.graphql.ts`)) {
    const trace = TRACES.exec(readFileSync(file, "utf8"));
    if (!trace) continue;
    throw new Error(
      `${file} uses ${trace[1] ?? trace[2]}, which the client's build leaves out: ` +
        "take it off the list in server/bundling/relayLeftOut.ts.",
    );
  }
}
