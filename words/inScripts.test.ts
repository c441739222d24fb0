import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { format, formatTags } from "./format.ts";
import { withMessages, withPlaces } from "./inScripts.ts";

const quoted = '“It’s” `here` "now" for $1, ${name} \\ done';
const catalogue = {
  cart: {
    heading: "Cart",
    quoted: quoted.replaceAll(/[{}]/g, "'$&'"),
    things: "{count, plural, one {# thing} other {# things}} for {name}",
    terms: "Read the <link>{title}</link>.",
  },
};

/** Evaluates a module's expression as the build has it. */
function evaluated(expression: string): unknown {
  const { code } = withPlaces(`import { t, tags } from "#words/t.ts";\nresult = ${expression};`);
  const script = withMessages(code.replace(/^import .*$/m, ""), catalogue);
  const t = (message: never, values: never) => format(message, values, "en");
  const tags = (...[message, wraps, values]: [never, never, never]) =>
    formatTags(message, wraps, values, "en");
  const context = { t, tags, result: undefined };
  runInNewContext(script, context);
  return context.result;
}

test("a call without values becomes the message, a literal", () => {
  const { code, keys } = withPlaces('const a = <h1>{t("cart.heading")}</h1>;');
  expect(withMessages(code, catalogue)).toBe('const a = <h1>{"Cart"}</h1>;');
  expect([...keys]).toEqual(["cart.heading"]);
});

test("a message keeps its quotes, dollars and backslashes in every kind of literal", () => {
  expect(evaluated('t("cart.quoted")')).toBe(quoted);
  for (const quote of ["'", '"', "`"]) {
    const script = withMessages(`result = ${quote}a%%cart.quoted%%z${quote}`, catalogue);
    const context = { result: "" };
    runInNewContext(script, context);
    expect(context.result).toBe(`a${quoted}z`);
  }
});

test("a call with values formats the compiled message", () => {
  expect(evaluated('t("cart.things", { count: 1, name: "Ann" })')).toBe("1 thing for Ann");
  expect(evaluated('t(\n  "cart.things",\n  { count: 1200, name: "Ann" },\n)')).toBe(
    "1,200 things for Ann",
  );
  expect(evaluated('tags("cart.terms", { link: (text) => [text] }, { title: "terms" })')).toEqual([
    "Read the ",
    ["terms"],
    ".",
  ]);
});

test("a message with values in a longer literal, and an unknown key, stop the build", () => {
  expect(() => withMessages('"a %%cart.things%%"', catalogue)).toThrow("cart.things");
  expect(() => withMessages('"%%cart.none%%"', catalogue)).toThrow('no message "cart.none"');
});

test("a message of an inline script is a function, with its language's plurals", () => {
  const cart = {
    label: 'Koszyk: {n, plural, one {{n} "sztuka"} few {{n} sztuki} other {{n} sztuk}}.',
  };
  const labelOf = (n: number, language = "pl"): unknown => {
    const { code } = withPlaces('result = t("cart.label", { n });', true);
    const context = { result: "", n };
    runInNewContext(withMessages(code, { cart }, language), context);
    return context.result;
  };
  expect([1, 2, 5].map((n) => labelOf(n))).toEqual([
    'Koszyk: 1 "sztuka".',
    "Koszyk: 2 sztuki.",
    "Koszyk: 5 sztuk.",
  ]);
  expect([1, 2].map((n) => labelOf(n, "en"))).toEqual(['Koszyk: 1 "sztuka".', "Koszyk: 2 sztuk."]);
});

test("a message of an inline script that needs more formatting stops the build", () => {
  const cart = { label: "{kind, select, a {A} other {B}}" };
  expect(() => withMessages('"%%cart.label%%"(kind)', { cart }, "en")).toThrow("kind");
});

test("a call that chooses between keys is an error, as its messages would not be in the script", () => {
  const choice = 't(isFree ? "cart.heading" : "cart.quoted")';
  const lines = (text: string) => withPlaces(`import { t } from "#words/t.ts";\n${text}`);
  expect(() => lines(`a = ${choice};`)).toThrow("needs its key");
  expect(() => lines(`// As ${choice}\na = t("cart.heading") + b.t(1);`)).not.toThrow();
});
