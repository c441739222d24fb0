import type { Admission } from "#server/limits/admission.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { byLabel } from "./metricsRegistry.ts";
import type { DurationSummary } from "./hourlyDurations.ts";
import type { MetricsRegistry, Sample } from "./metricsRegistry.ts";

// Metrics of admission, page cache, searches, restored carts and readiness.

/** Buckets of searches, in seconds; a page waits for one second at most. */
const SEARCH_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Observes a search: its sender, its duration and its success. */
export type ObserveSearch = (
  sender: "page" | "browser",
  search: { tookMs: number; isAnswered: boolean },
) => void;

/** Counts of the page cache and of its refreshes. */
export type PageCounts = {
  lookups: { hit: number; stale: number; miss: number };
  queue: { running: number; waiting: number };
  results: { done: number; failed: number };
  /** Times from a change to the page that shows it, within the last hour. */
  delay: DurationSummary;
};

/** Adds the metrics of the admission: running, waiting and refused requests. */
export function measureAdmission(
  registry: MetricsRegistry,
  admission: Pick<Admission, "counts">,
): void {
  registry.gauge(
    {
      name: "vitrine_admission_requests",
      help: "Requests that run, or wait for admission, by class.",
      labels: ["class", "state"],
    },
    () =>
      Object.entries(admission.counts()).flatMap(([name, { running, waiting }]) =>
        byLabel("state", { running, waiting }).map(([labels, count]): Sample => [
          { class: name, ...labels },
          count,
        ]),
      ),
  );
  registry.counter(
    {
      name: "vitrine_admission_refused_total",
      help: "Requests that were refused because the shop was too busy, by class.",
      labels: ["class"],
    },
    () =>
      Object.entries(admission.counts()).map(([name, { rejected }]): Sample => [
        { class: name },
        rejected,
      ]),
  );
}

/** Adds the metrics of the page cache and of its refreshes. */
export function measurePages(registry: MetricsRegistry, counts: () => PageCounts): void {
  registry.counter(
    {
      name: "vitrine_page_cache_total",
      help: "Shared pages by result of the lookup in the page cache: hit, stale or miss.",
      labels: ["result"],
    },
    () => byLabel("result", counts().lookups),
  );
  registry.counter(
    {
      name: "vitrine_page_refreshes_total",
      help: "Refreshes of stale cached pages, by result.",
      labels: ["result"],
    },
    () => byLabel("result", counts().results),
  );
  registry.gauge(
    {
      name: "vitrine_page_refresh_queue",
      help: "Refreshes of stale cached pages that run or wait.",
      labels: ["state"],
    },
    () => byLabel("state", counts().queue),
  );
}

/** Adds the durations of searches; returns the function that observes one. */
export function measureSearch(registry: MetricsRegistry): ObserveSearch {
  const observe = registry.histogram({
    name: "vitrine_search_duration_seconds",
    help: "Duration of searches by sender and result, without those that browsers send to Algolia.",
    labels: ["sender", "result"],
    buckets: SEARCH_BUCKETS,
  });
  return (sender, { tookMs, isAnswered }) =>
    observe({ sender, result: isAnswered ? "answered" : "failed" }, tookMs / 1000);
}

/** Adds the counter of restored carts; returns the function that counts one. */
export function measureRestoredCarts(registry: MetricsRegistry): (isRestored: boolean) => void {
  const counts = { restored: 0, failed: 0 };
  registry.counter(
    {
      name: "vitrine_restored_carts_total",
      help: "Attempts of browsers and forms to restore an ended session's cart, by result.",
      labels: ["result"],
    },
    () => byLabel("result", counts),
  );
  return (isRestored) => void (counts[isRestored ? "restored" : "failed"] += 1);
}

/** Adds the state that `/readyz` responds with. */
export function measureReadiness(registry: MetricsRegistry, readiness: Readiness): void {
  registry.gauge({ name: "vitrine_ready", help: "1 while pages can be served, else 0." }, () => {
    const { status } = readiness.state();
    return [[{}, status === "ready" || status === "degraded" ? 1 : 0]];
  });
  registry.gauge(
    {
      name: "vitrine_degraded",
      help: "1 for each part of the shop that does not work at the moment.",
      labels: ["part"],
    },
    () => readiness.state().degraded.map((part) => [{ part }, 1] as const),
  );
}
