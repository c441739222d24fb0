import { expect, test } from "vitest";
import { localizedPaths } from "./localizedPaths.ts";
import type { PathNode } from "./localizedPaths.ts";

const text = (value: string): PathNode => ({ type: "Literal", value });
const template = (cooked: string): PathNode => ({
  type: "TemplateLiteral",
  quasis: [{ value: { cooked } }],
});
const identifier = (name: string): PathNode => ({ type: "Identifier", name });
const inBraces = (expression: PathNode): PathNode => ({
  type: "JSXExpressionContainer",
  expression,
});
const call = (callee: PathNode, address: PathNode): PathNode => ({
  type: "CallExpression",
  callee,
  arguments: [address],
});

/** Returns the number of problems that the rule reports for an attribute of an element. */
function reportedAt(element: string, attribute: string, value: PathNode): number {
  let count = 0;
  const parent: PathNode = { type: "JSXOpeningElement", name: identifier(element) };
  localizedPaths
    .create({ report: () => (count += 1) })
    .JSXAttribute({ type: "JSXAttribute", name: identifier(attribute), value, parent });
  return count;
}

function reportedIn(node: PathNode): number {
  let count = 0;
  localizedPaths.create({ report: () => (count += 1) }).CallExpression(node);
  return count;
}

test("refuses a path of this site in a link or a form", () => {
  expect(reportedAt("a", "href", text("/cart"))).toBe(1);
  expect(reportedAt("a", "href", inBraces(template("/product/")))).toBe(1);
  expect(reportedAt("form", "action", text("/checkout"))).toBe(1);
  const either: PathNode = {
    type: "ConditionalExpression",
    consequent: text("#top"),
    alternate: { type: "BinaryExpression", left: text("/search"), right: identifier("q") },
  };
  expect(reportedAt("a", "href", inBraces(either))).toBe(1);
});

test("accepts localePath(), other addresses, and components, which call it themselves", () => {
  expect(reportedAt("a", "href", inBraces(call(identifier("localePath"), text("/cart"))))).toBe(0);
  expect(reportedAt("a", "href", text("#reviews"))).toBe(0);
  expect(reportedAt("a", "href", text("//shop.example/"))).toBe(0);
  expect(reportedAt("ButtonLink", "href", text("/cart"))).toBe(0);
  expect(reportedAt("link", "href", text("/icons/192.png"))).toBe(0);
});

test("refuses a path of this site in a navigation", () => {
  const assign: PathNode = {
    type: "MemberExpression",
    object: identifier("location"),
    property: identifier("assign"),
  };
  expect(reportedIn(call(identifier("navigate"), text("/")))).toBe(1);
  expect(reportedIn(call(assign, text("/account")))).toBe(1);
  expect(reportedIn(call(identifier("navigate"), identifier("address")))).toBe(0);
  expect(reportedIn(call(identifier("readJson"), text("/builds/latest.json")))).toBe(0);
});
