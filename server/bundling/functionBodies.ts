import { parseSync } from "vite";
import { applyEdits, nodesIn, textOf } from "./syntaxTree.ts";
import type { Node } from "./syntaxTree.ts";

/** What functions and methods do in the client's build instead, by name. */
export type Bodies = Readonly<Record<string, string>>;

/** A body that throws, for what is not to be called. */
export const refusal = (what: string, file: string) =>
  `throw new Error("${what} is left out of the build: see server/commands/${file}");`;

/** The method that `_proto.name = function …;` defines, or undefined where a node is another. */
export function methodOf(code: string, node: Node): { name: string; body: Node } | undefined {
  const { expression } = node as Node & { expression?: Node };
  if (node.type !== "ExpressionStatement" || expression?.type !== "AssignmentExpression") return;
  const [, name] = /^_proto\.(\w+)$/.exec(textOf(code, expression.left)) ?? [];
  const value = expression.right as Node;
  return name && value.type === "FunctionExpression"
    ? { name, body: value.body as Node }
    : undefined;
}

/** Source text with new bodies for functions and methods; throws for a name that is not there. */
export function withBodies(code: string, bodies: Bodies): string {
  if (Object.keys(bodies).length === 0) return code;
  const nodes = nodesIn(parseSync("module.js", code).program);
  const edits = Object.entries(bodies).map(([name, text]) => {
    const method = nodes.map((node) => methodOf(code, node)).find((known) => known?.name === name);
    const own = nodes.find(
      ({ type, id }) => type === "FunctionDeclaration" && (id as { name?: string }).name === name,
    );
    const body = method?.body ?? (own?.body as Node | undefined);
    if (!body) throw new Error(`There is no ${name} to leave out of the build.`);
    return { start: body.start, end: body.end, text: `{ ${text} }` };
  });
  return applyEdits(code, edits);
}
