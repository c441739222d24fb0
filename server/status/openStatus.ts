import type { FastifyInstance } from "fastify";
import type { ChangeFacts } from "#server/catalogue/followChanges.ts";
import type { Config } from "#server/kernel/config.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { editAddress } from "#server/backend/line/leftOutReport.ts";
import type { PageCounts } from "#server/observe/shopMetrics.ts";
import { inLanguage, languageAt } from "#server/kernel/language.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import type { OpenSqlite } from "#server/store/openSqlite.ts";
import { createBackendHour } from "./backendHour.ts";
import type { StatusFacts } from "./statusFacts.ts";
import { createSearchDrift } from "./searchDrift.ts";
import type { DriftState } from "./searchDrift.ts";
import { openUnplacedOrders } from "./unplacedOrders.ts";
import type { UnplacedOrders } from "./unplacedOrders.ts";

// Setup of the status page and of what it records.

/** Parts of the app that the page reads. */
type StatusSources = {
  readiness: Readiness;
  gateway: Pick<ShopGateway, "shared" | "lists">;
  /** Origin of the merchant's WordPress. */
  origin: string | undefined;
  changes: () => ChangeFacts;
  pages: () => PageCounts;
};

/** The records that the page displays, from the app's start on. */
export type Status = {
  noteUnplaced: UnplacedOrders["note"];
  /**
   * Registers the page.
   * @param registerPage registers its route, with the password and the state at a request
   */
  register: (
    sources: StatusSources,
    registerPage: (app: FastifyInstance, password: string, read: () => StatusFacts) => void,
  ) => void;
};

/** Creates the comparison of the index that the settings name with the shop. */
function openSearchDrift(
  app: FastifyInstance,
  config: Config,
  gateway: Pick<ShopGateway, "shared" | "lists">,
): () => DriftState {
  const { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, COLOR_ATTRIBUTES, GRAPHQL_ENDPOINT } = config;
  const onError = (error: unknown) =>
    app.log.warn({ err: error }, "the search index could not be compared");
  const isKeyMissing = ALGOLIA_APP_ID !== undefined && ALGOLIA_ADMIN_KEY === undefined;
  if (ALGOLIA_APP_ID === undefined && GRAPHQL_ENDPOINT === undefined) {
    return createSearchDrift(undefined);
  }
  const compare = async () => {
    // Algolia's client is loaded with the first comparison.
    const { listeningTarget } = await import("#server/catalogue/indexTarget.ts");
    const { indexShop } = await import("#server/catalogue/indexShop.ts");
    const { shopRecords } = await import("#server/catalogue/shopRecords.ts");
    const target = listeningTarget(app, config);
    if (!target) throw new Error("The settings name no index.");
    const shared = withPriority(gateway.shared, "refresh");
    return inLanguage(languageAt("/", config), () =>
      indexShop(
        target,
        (indexed) => shopRecords({ ...gateway, shared }, COLOR_ATTRIBUTES, indexed),
        { isDryRun: true },
      ),
    );
  };
  return createSearchDrift(compare, { isKeyMissing, onError });
}

/**
 * Opens the records of the status page; undefined without STATUS_PASSWORD, so that a shop without
 * the page stores nothing for it.
 */
export function openStatus(
  app: FastifyInstance,
  config: Config,
  { access, openFile }: { access: BackendAccess; openFile: OpenSqlite },
): Status | undefined {
  const { STATUS_PASSWORD: password, DATA_DIR } = config;
  if (password === undefined) return undefined;
  const startedAt = Date.now();
  const hour = createBackendHour();
  access.observe(hour.note);
  const unplaced = openUnplacedOrders(DATA_DIR, {
    openFile,
    warn: (error) => app.log.warn({ err: error }, "an attempt to order could not be recorded"),
  });
  app.addHook("onClose", async () => unplaced.close());

  return {
    noteUnplaced: unplaced.note,
    register: ({ readiness, gateway, origin, changes, pages }, registerPage) => {
      const search = openSearchDrift(app, config, gateway);
      registerPage(app, password, () => {
        const { breaker, running, waiting } = access.counts();
        const sum = (counts: Readonly<Record<string, number>>) =>
          Object.values(counts).reduce((total, count) => total + count, 0);
        return {
          name: config.SITE_NAME,
          at: Date.now(),
          startedAt,
          readiness: readiness.state(),
          backend: {
            name: config.GRAPHQL_ENDPOINT === undefined ? "The embedded shop" : "WordPress",
            hour: hour.summary(),
            breaker,
            running: sum(running),
            waiting: sum(waiting),
            connections: config.BACKEND_CONNECTIONS,
          },
          changes: {
            ...changes(),
            takesNotices: config.WEBHOOK_SECRET !== undefined,
            compares: config.GRAPHQL_ENDPOINT !== undefined && config.CHANGE_POLL_SECONDS > 0,
          },
          pages: pages(),
          search: search(),
          unplaced: unplaced.today(),
          leftOut: gateway.lists.leftOut(),
          editAddress: (id) => editAddress(origin, id),
        };
      });
    },
  };
}
