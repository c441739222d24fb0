import type { Plugin } from "vite";
import { parseSync } from "vite";
import { isNode } from "./syntaxTree.ts";
import type { Node } from "./syntaxTree.ts";

const VIKE_MODULE = /\/node_modules\/vike\/dist\/.*\.js$/;
/** Vike's check of what its user does: the words are a developer's, the check stays. */
const USAGE = "assertUsage";
/** What Vike says to a developer, and what it holds true of its own code. */
const LEFT_OUT = new Set(["assert", "assertWarning", "assertInfo"]);

function statementsWithCalls(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(statementsWithCalls);
  if (!isNode(node)) return [];
  const expression = node.expression;
  const isCall =
    node.type === "ExpressionStatement" &&
    isNode(expression) &&
    expression.type === "CallExpression" &&
    isNode(expression.callee) &&
    expression.callee.type === "Identifier";
  if (isCall) return [expression];
  return Object.values(node).flatMap(statementsWithCalls);
}

/** A module's text without the words of its assertions, and without those about itself. */
export function withoutWords(code: string, file: string): string {
  let text = code;
  const calls = statementsWithCalls(parseSync(file, code).program.body);
  for (const call of calls.toSorted((a, b) => b.start - a.start)) {
    const { name } = call.callee as { name: string };
    const argumentList = call.arguments as Node[];
    const [condition] = argumentList;
    if (LEFT_OUT.has(name)) {
      text = `${text.slice(0, call.start)}void 0${text.slice(call.end)}`;
    } else if (name === USAGE && argumentList.length > 1) {
      text = `${text.slice(0, condition?.end)}, ""${text.slice(call.end - 1)}`;
    }
  }
  return text;
}

/**
 * Leaves the words of Vike's assertions out of the client's build, and the assertions about its own
 * code: they speak to developers, who meet them in development, and are a fifth of what Vike would
 * send to shoppers. What Vike checks of its user stays checked.
 */
export function vikeMessages(): Plugin {
  return {
    name: "vike-messages",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const file = id.replace(/\?.*$/, "");
      return VIKE_MODULE.test(file) ? { code: withoutWords(code, file), map: null } : undefined;
    },
  };
}
