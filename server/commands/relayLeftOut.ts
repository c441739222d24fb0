import { globSync, readFileSync } from "node:fs";

const refusal = (name: string) =>
  `() => { throw new Error("${name} is left out of the build: see server/commands/relayLeftOut.ts"); }`;

/**
 * Relay's features that this storefront does not use, as the modules that stand in for them in the
 * client's build: client edges, resolvers, updatable queries, connection and mutation handlers, declarative
 * mutation configs, the check of what the store holds, and the watch over pending operations. What is called all the same throws by its name.
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
  "mutations/readUpdatableQuery.js": `export const readUpdatableQuery = ${refusal("readUpdatableQuery")};`,
  "mutations/readUpdatableFragment.js": `export const readUpdatableFragment = ${refusal("readUpdatableFragment")};`,
  "handlers/RelayDefaultHandlerProvider.js": `export default ${refusal("A handle field")};`,
  "mutations/RelayDeclarativeMutationConfig.js": `
    export const MutationTypes = {};
    export const RangeOperations = {};
    export const convert = ${refusal("A mutation config")};`,
};

/** What the compiler writes where a document uses one of the features that are left out. */
const TRACES =
  /"kind": "(LinkedHandle|ScalarHandle|RelayResolver|RelayLiveResolver|ClientEdge\w*)"/;

/** Throws where a compiled document uses a feature that is left out of the client's build. */
export function requireNoneUsed(folder: string): void {
  for (const file of globSync(`${folder}/*.graphql.ts`)) {
    const trace = TRACES.exec(readFileSync(file, "utf8"));
    if (!trace) continue;
    throw new Error(
      `${file} uses ${trace[1]}, which the client's build leaves out: ` +
        "take it off the list in server/commands/relayLeftOut.ts.",
    );
  }
}
