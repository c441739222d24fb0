import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { appUnderTest } from "#tests/support/appUnderTest.ts";

const app = appUnderTest();
const read = (file: string) => readFile(join(projectFolder, "docs", file), "utf8");

let text = "";
let rules = "";
/** Types of the metrics that the server has, by name. */
let types: Map<string, string>;

beforeAll(async () => {
  text = await read("operations.md");
  rules = await read("prometheus-alerts.yml");
  const { body } = await app().inject("/metrics");
  types = new Map(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type = ""]) => [name, type]),
  );
});

/** Returns the metric that a series belongs to: a histogram has three series. */
function metricOf(series: string): string {
  const base = series.replace(/_(bucket|count|sum)$/, "");
  return types.get(base) === "histogram" ? base : series;
}

const seriesIn = (source: string) => [...new Set(source.match(/\bvitrine_\w+/g))];

/** Returns the label names of each metric that the document's table lists. */
function listedLabels(): Map<string, string[]> {
  const rows = [...text.matchAll(/^\| (`vitrine_[^|]+) \| ([^|]*)\|/gm)];
  return new Map(
    rows.flatMap(([, names = "", labels = ""]) =>
      seriesIn(names).map((name): [string, string[]] => [
        name,
        [...labels.matchAll(/`(\w+)`/g)].map(([, label = ""]) => label),
      ]),
    ),
  );
}

test("Every metric that the operations guide and the alert rules name exists", () => {
  const unknown = seriesIn(text + rules).filter((series) => !types.has(metricOf(series)));
  expect(unknown).toEqual([]);
});

test("The operations guide lists every metric", () => {
  expect([...types.keys()].toSorted()).toEqual([...listedLabels().keys()].toSorted());
});

test("The operations guide explains every alert, and no other", () => {
  const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  const explained = [...text.matchAll(/^\| `(Vitrine\w+)` +\|/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect(explained).toEqual(alerts);
});

test("The alert rules select only by labels that their metrics have", () => {
  const labels = listedLabels();
  const selectors = [...rules.matchAll(/\b(vitrine_\w+)\{([^}]*)\}/g)];
  expect(selectors.length).toBeGreaterThan(5);
  const wrong = selectors.flatMap(([, series = "", conditions = ""]) =>
    [...conditions.matchAll(/(\w+)[=!]~?"/g)].flatMap(([, label = ""]) =>
      labels.get(metricOf(series))?.includes(label) ? [] : [`${series} ${label}`],
    ),
  );
  expect(wrong).toEqual([]);
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
