import Counter from "@prometheus-io/client/lib/counter.js";
import Gauge from "@prometheus-io/client/lib/gauge.js";
import Histogram from "@prometheus-io/client/lib/histogram.js";
import Registry from "@prometheus-io/client/lib/registry.js";

// Prometheus metrics registry: counters, gauges and histograms.

/** Labels of a value. Their values are few and fixed: never a path, an id, a session or a person. */
export type Labels = Readonly<Record<string, string>>;

/** Value of a metric at the time it is read. */
export type Sample = readonly [labels: Labels, value: number];

/** Returns one sample per entry of a record, with its key as the value of a label. */
export const byLabel = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value]);

/** Name, description and label names of a metric. */
export type Metric = { name: string; help: string; labels?: readonly string[] };

/** Metrics of one app; several apps of a process share none. */
export type MetricsRegistry = {
  /** Adds a counter whose values are read when the metrics are. */
  counter: (metric: Metric, read: () => Iterable<Sample>) => void;
  /** Adds a gauge whose values are read when the metrics are. */
  gauge: (metric: Metric, read: () => Iterable<Sample>) => void;
  /** Adds a histogram of seconds; returns the function that observes a duration. */
  histogram: (
    metric: Metric & { buckets: readonly number[] },
  ) => (labels: Labels, seconds: number) => void;
  contentType: string;
  /** Returns all metrics in Prometheus's text format. */
  text: () => Promise<string>;
};

/** Creates an empty registry. */
export function createMetricsRegistry(): MetricsRegistry {
  const registry = new Registry();
  const base = ({ name, help, labels = [] }: Metric) => ({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  return {
    counter: (metric, read) => {
      const counter: Counter<string> = new Counter<string>({
        ...base(metric),
        collect: () => {
          counter.reset();
          for (const [labels, value] of read()) counter.inc(labels, value);
        },
      });
    },
    gauge: (metric, read) => {
      const gauge: Gauge<string> = new Gauge<string>({
        ...base(metric),
        collect: () => {
          gauge.reset();
          for (const [labels, value] of read()) gauge.set(labels, value);
        },
      });
    },
    histogram: ({ buckets, ...metric }) => {
      const histogram = new Histogram<string>({ ...base(metric), buckets: [...buckets] });
      return (labels, seconds) => histogram.observe(labels, seconds);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
