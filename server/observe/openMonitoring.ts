import type { FastifyInstance } from "fastify";
import type { Admission } from "#server/limits/admission.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { createMetricsRegistry } from "./metricsRegistry.ts";
import type { MetricsRegistry } from "./metricsRegistry.ts";
import { measureProcess } from "./processMetrics.ts";
import { measureRequests } from "./requestMetrics.ts";
import {
  measureAdmission,
  measureReadiness,
  measureRestoredCarts,
  measureSearch,
} from "./shopMetrics.ts";
import type { ObserveSearch } from "./shopMetrics.ts";

// Metrics setup, run once when an app starts.

/** Metrics of an app, and functions by which other parts report searches and restored carts. */
export type Monitoring = {
  registry: MetricsRegistry;
  observeSearch: ObserveSearch;
  countRestoration: (isRestored: boolean) => void;
};

/** Opens the metrics of an app: its requests, its admission, its readiness and its process. */
export function openMonitoring(
  app: FastifyInstance,
  { readiness, admission }: { readiness: Readiness; admission: Admission },
): Monitoring {
  const registry = createMetricsRegistry();
  measureRequests(app, registry);
  measureAdmission(registry, admission);
  measureReadiness(registry, readiness);
  const endSampling = measureProcess(registry);
  app.addHook("onClose", async () => endSampling());
  return {
    registry,
    observeSearch: measureSearch(registry),
    countRestoration: measureRestoredCarts(registry),
  };
}
