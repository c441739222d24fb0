import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// Alert rules for Prometheus, compared with the metrics of a server.

const world = worldOf({});

let rules = "";
let types: Map<string, string>;

beforeAll(async () => {
  rules = await readFile(join(projectFolder, "docs/prometheus-alerts.yml"), "utf8");
  const { body } = await world().app.inject("/metrics");
  types = new Map(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type = ""]) => [name, type]),
  );
});

/** Returns the metric that a series belongs to: a histogram has three series. */
function metricOf(series: string): string {
  const base = series.replace(/_(bucket|count|sum)$/, "");
  return types.get(base) === "histogram" ? base : series;
}

test("Every metric that the alert rules name exists", () => {
  const series = [...new Set(rules.match(/\bvitrine_\w+/g))];
  expect(series.length).toBeGreaterThan(10);
  expect(series.filter((name) => !types.has(metricOf(name)))).toEqual([]);
});

test("The alert rules compute quantiles from buckets", () => {
  const quantiles = [...rules.matchAll(/histogram_quantile\([^)]*\)[\s\S]*?(vitrine_\w+)/g)];
  expect(quantiles.length).toBeGreaterThan(0);
  for (const [, series = ""] of quantiles) expect(series).toMatch(/_bucket$/);
});

test("An alert rule that compares results of one metric ignores their label", () => {
  const compared = [...rules.matchAll(/\{result="\w+"\}\[\w+\]\)\s+> (.*)\(vitrine_\w+\{result=/g)];
  expect(compared.length).toBeGreaterThan(0);
  for (const [, matching] of compared) expect(matching).toContain("ignoring (result)");
});
