import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

// Parser of the server's metrics in Prometheus format, for assertions in tests.

/** Sum of a metric's values that have these labels; 0 if it has none. */
export type MetricValue = (name: string, labels?: Readonly<Record<string, string>>) => number;

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/** Reads the metrics of an app, as Prometheus on its machine does. */
export async function readMetrics(app: Pick<FastifyInstance, "inject">): Promise<MetricValue> {
  // A response is counted once it has been sent, which is a moment after it has arrived.
  await pause(5);
  const { body } = await app.inject("/metrics");
  const values = body.split("\n").flatMap((line) => {
    const [, name = "", labels = "", value = ""] = LINE.exec(line) ?? [];
    return name === "" ? [] : [{ name, labels: labels.split(","), value: Number(value) }];
  });
  return (name, wanted = {}) =>
    values
      .filter(
        (each) =>
          each.name === name &&
          Object.entries(wanted).every(([label, value]) =>
            each.labels.includes(`${label}="${value}"`),
          ),
      )
      .reduce((sum, { value }) => sum + value, 0);
}
