import { parseSync } from "vite";
import { methodOf, withBodies } from "./functionBodies.ts";
import { applyEdits, nodesIn, textOf } from "./syntaxTree.ts";
import type { Edit, Node } from "./syntaxTree.ts";

/** What a log call is written as; no environment of ours is given a log. */
const LOG = /^(?:log|\w+\.__?log)$/;

const isLogCall = (code: string, statement: Node) => {
  const { type, expression } = statement as Node & { expression: Node };
  if (type !== "ExpressionStatement" || expression.type !== "CallExpression") return false;
  return LOG.test(textOf(code, expression.callee));
};

/** The statements that tell a log what Relay does. */
const logCalls = (code: string, nodes: Node[]): Edit[] =>
  nodes
    .filter((node) => isLogCall(code, node))
    .map(({ start, end }) => ({ start, end, text: ";" }));

/** Whether a case's last statement leaves the switch, so that nothing runs on into the next. */
function leaves(statement: Node | undefined): boolean {
  if (!statement) return false;
  if (/^(Break|Return|Throw|Continue)Statement$/.test(statement.type)) return true;
  if (statement.type === "BlockStatement") return leaves((statement.body as Node[]).at(-1));
  if (statement.type !== "IfStatement" || !statement.alternate) return false;
  return leaves(statement.consequent as Node) && leaves(statement.alternate as Node);
}

/** Cases that share their statements, in order: `case "A": case "B": …` is one group. */
function groupsOf(cases: Node[]): Node[][] {
  const groups: Node[][] = [[]];
  for (const one of cases) {
    groups.at(-1)?.push(one);
    if ((one.consequent as Node[]).length > 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** The cases of a switch that handle nothing but kinds of nodes that no document has. */
function unusedCases({ cases }: Node, kinds: ReadonlySet<string>): Edit[] {
  const isUnused = ({ test }: Node) => kinds.has(String((test as Node | null)?.value));
  let runsOn = false;
  return groupsOf(cases as Node[]).flatMap((group) => {
    const isCut = !runsOn && group.every(isUnused);
    if (isCut) return [{ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0, text: "" }];
    runsOn = !leaves((group.at(-1)?.consequent as Node[] | undefined)?.at(-1));
    return [];
  });
}

/** The private methods that nobody mentions any more. */
function unusedMethods(code: string, nodes: Node[]): Edit[] {
  return nodes.flatMap((node) => {
    const method = methodOf(code, node);
    if (!method?.name.startsWith("_") || method.name.startsWith("__")) return [];
    const isElsewhere = new RegExp(String.raw`\.${method.name}\b`).test(
      code.slice(0, node.start) + code.slice(node.end),
    );
    return isElsewhere ? [] : [{ start: node.start, end: node.end, text: "" }];
  });
}

const LOOP =
  /var (_iterator\d*) = \(0, _createForOfIteratorHelper2(?:\["default"\])?\)\((.*)\),\s*(_step\d*);\s*try \{\s*(\w+: )?for \(\1\.s\(\); !\(\3 = \1\.n\(\)\)\.done;\) \{/g;
const LOOP_END =
  /\} catch \(err\) \{\s*_iterator\d*\.e\(err\);\s*\} finally \{\s*_iterator\d*\.f\(\);\s*\}/g;

/** Turns what Babel made of `for … of` back into it; a file with a loop in another form stays. */
export function withLoops(code: string): string {
  const text = code
    .replace(LOOP, (_whole, _iterator, items: string, step: string, label = "") => {
      return `var ${step}; ${label}for (${step} of ${items}) {`;
    })
    .replace(LOOP_END, "")
    .replace(/\b(_step\d*)\.value\b/g, "$1");
  return /\b_iterator\d*\b/.test(text) ? code : text;
}

/**
 * A module of Relay's without what this storefront's documents never ask of it: the logging, the
 * cases for kinds of nodes that no document has, and the private methods that then nobody calls.
 * @param unusedKinds the kinds of nodes that stand in no document
 * @param bodies for functions and methods that are left out by name: what they do instead
 */
export function withoutUnused(
  code: string,
  unusedKinds: ReadonlySet<string>,
  bodies: Readonly<Record<string, string>> = {},
): string {
  const nodes = (text: string) => nodesIn(parseSync("relay.js", text).program);
  const edit = (text: string, find: (text: string, all: Node[]) => Edit[]) =>
    applyEdits(text, find(text, nodes(text)));

  let text = edit(withBodies(withLoops(code), bodies), logCalls);
  text = edit(text, (_whole, all) =>
    all
      .filter(({ type }) => type === "SwitchStatement")
      .flatMap((node) => unusedCases(node, unusedKinds)),
  );
  for (let before = ""; before !== text;) {
    before = text;
    text = edit(text, unusedMethods);
  }
  return text;
}
