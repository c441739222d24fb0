import type { BackendAccess } from "./backendAccess.ts";
import { byLabel } from "#server/observe/metricsRegistry.ts";
import type { MetricsRegistry, Sample } from "#server/observe/metricsRegistry.ts";

// Metrics of the calls to the backend.

/** Buckets of calls, in seconds: WordPress takes 0.1 to 1 s for a page, several for a checkout. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

const BREAKER_STATES = ["closed", "suspect", "open"] as const;

/** Adds the metrics of calls to the backend: durations, queue, refused calls, breaker. */
export function measureBackend(
  registry: MetricsRegistry,
  access: Pick<BackendAccess, "counts" | "observe">,
): void {
  const observeDuration = registry.histogram({
    name: "vitrine_backend_duration_seconds",
    help: "Duration of calls to the backend, by kind, priority and result.",
    labels: ["kind", "priority", "result"],
    buckets: BUCKETS,
  });
  const observeWait = registry.histogram({
    name: "vitrine_backend_wait_seconds",
    help: "Time for which calls waited for a connection to the backend, by priority.",
    labels: ["priority"],
    buckets: BUCKETS,
  });
  access.observe(({ kind, priority, waitedMs, tookMs, isAnswered }) => {
    const result = isAnswered ? "answered" : "failed";
    observeDuration({ kind, priority, result }, tookMs / 1000);
    observeWait({ priority }, waitedMs / 1000);
  });
  registry.gauge(
    {
      name: "vitrine_backend_calls",
      help: "Calls to the backend that run or wait for a connection, by priority.",
      labels: ["priority", "state"],
    },
    () => {
      const { running, waiting } = access.counts();
      return Object.entries({ running, waiting }).flatMap(([state, counts]) =>
        byLabel("priority", counts).map(([labels, count]): Sample => [{ ...labels, state }, count]),
      );
    },
  );
  registry.counter(
    {
      name: "vitrine_backend_refused_total",
      help: "Calls that were not sent: queue full, breaker open, or Retry-After; by priority.",
      labels: ["priority"],
    },
    () => byLabel("priority", access.counts().refused),
  );
  registry.gauge(
    {
      name: "vitrine_backend_breaker",
      help: "State of the circuit breaker: 1 for the current state.",
      labels: ["state"],
    },
    () => {
      const { breaker } = access.counts();
      return BREAKER_STATES.map((state) => [{ state }, state === breaker ? 1 : 0] as const);
    },
  );
}
