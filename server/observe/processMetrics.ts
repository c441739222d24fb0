import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { MetricsRegistry } from "./metricsRegistry.ts";

// Metrics of the process.

/** Interval at which the event loop's delay is sampled, in milliseconds. */
const RESOLUTION_MS = 20;

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/**
 * Adds the metrics of the process: memory, processor time, and the delay of its event loop since the
 * metrics were last read. Returns the function that ends the sampling.
 */
export function measureProcess(registry: MetricsRegistry): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // A sampled interval contains the resolution itself.
  const secondsOf = (nanoseconds: number) =>
    Number.isFinite(nanoseconds)
      ? Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000)
      : 0;
  registry.gauge(
    {
      name: "vitrine_event_loop_delay_seconds",
      help: "Delay of the event loop since the metrics were last read, by quantile.",
      labels: ["quantile"],
    },
    () => {
      const samples = [50, 99, 100].map(
        (percent) =>
          [{ quantile: String(percent / 100) }, secondsOf(delay.percentile(percent))] as const,
      );
      delay.reset();
      return samples;
    },
  );
  registry.gauge(
    {
      name: "vitrine_event_loop_utilization_ratio",
      help: "Share of the time since the start in which the event loop was busy, 0 to 1.",
    },
    () => [[{}, performance.eventLoopUtilization().utilization]],
  );
  registry.gauge(
    { name: "vitrine_memory_bytes", help: "Memory of the process by kind.", labels: ["kind"] },
    () => {
      const { rss, heapUsed, external } = process.memoryUsage();
      return [
        [{ kind: "resident" }, rss],
        [{ kind: "heap_used" }, heapUsed],
        [{ kind: "external" }, external],
      ];
    },
  );
  registry.counter(
    { name: "vitrine_processor_seconds_total", help: "Processor time of the process." },
    () => {
      const { user, system } = process.cpuUsage();
      return [[{}, (user + system) / MICROSECONDS]];
    },
  );
  registry.gauge(
    { name: "vitrine_start_time_seconds", help: "Start of the process, in epoch seconds." },
    () => [[{}, performance.timeOrigin / 1000]],
  );
  return () => delay.disable();
}
