import type { ChangeFacts } from "#server/catalogue/followChanges.ts";
import type { BreakerState } from "#server/backend/line/backendBreaker.ts";
import type { LeftOut } from "#server/backend/line/leftOutProducts.ts";
import type { PageCounts } from "#server/observe/shopMetrics.ts";
import type { ReadinessState } from "#server/kernel/readiness.ts";
import type { CallSummary } from "./backendHour.ts";
import type { DriftState } from "./searchDrift.ts";
import type { UnplacedOrders } from "./unplacedOrders.ts";

/** State of the shop for its owner; times are in epoch milliseconds. */
export type StatusFacts = {
  name: string;
  at: number;
  startedAt: number;
  readiness: ReadinessState;
  /** Calls to the backend: of the last hour, and at the moment. */
  backend: {
    /** The backend's name for people. */
    name: string;
    hour: CallSummary[];
    breaker: BreakerState;
    running: number;
    waiting: number;
    connections: number;
  };
  changes: ChangeFacts & {
    /** True if the settings allow notices. */
    takesNotices: boolean;
    /** True if the settings have the products compared. */
    compares: boolean;
  };
  pages: Pick<PageCounts, "queue" | "results" | "delay">;
  search: DriftState;
  unplaced: ReturnType<UnplacedOrders["today"]>;
  leftOut: LeftOut;
  /** Returns the address at which a product is edited in WordPress. */
  editAddress: (id: number) => string;
};
