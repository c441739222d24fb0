// Lint rule: a path of this site in a link, a form or a navigation goes through `localePath()`.

/** Node of a syntax tree, as far as the rule reads it. */
export type PathNode = {
  type: string;
  value?: unknown;
  name?: unknown;
  expression?: PathNode;
  consequent?: PathNode;
  alternate?: PathNode;
  left?: PathNode;
  right?: PathNode;
  parent?: PathNode;
  object?: PathNode;
  property?: PathNode;
  callee?: PathNode;
  arguments?: PathNode[];
  quasis?: { value: { cooked?: string | null } }[];
};

type RuleContext = { report: (problem: { node: PathNode; message: string }) => void };

const MESSAGE =
  "Below another language's prefix this path leads out of that language: give it to localePath().";

const ATTRIBUTE: Readonly<Record<string, string>> = { a: "href", form: "action" };

const isPath = (text: unknown) => typeof text === "string" && /^\/(?!\/)/.test(text);

/** True for an expression whose value is, or in one of its branches begins as, a path. */
function beginsWithPath(node: PathNode | null | undefined): boolean {
  switch (node?.type) {
    case "Literal":
      return isPath(node.value);
    case "TemplateLiteral":
      return isPath(node.quasis?.[0]?.value.cooked);
    case "JSXExpressionContainer":
      return beginsWithPath(node.expression);
    case "BinaryExpression":
      return beginsWithPath(node.left);
    case "ConditionalExpression":
      return beginsWithPath(node.consequent) || beginsWithPath(node.alternate);
    case "LogicalExpression":
      return beginsWithPath(node.left) || beginsWithPath(node.right);
    default:
      return false;
  }
}

/** True for a function that loads the page at its argument, in this tab or ahead. */
const navigates = ({ name, object, property }: PathNode): boolean =>
  name === "navigate" ||
  name === "prefetch" ||
  (object?.name === "location" && /^(?:assign|replace)$/.test(String(property?.name)));

/** Reports paths in `<a href>`, `<form action>` and navigations outside `localePath()`. */
export const localizedPaths = {
  create: (context: RuleContext) => ({
    JSXAttribute: (node: PathNode) => {
      const element = (node.parent?.name as PathNode | undefined)?.name;
      const attribute = (node.name as PathNode).name;
      if (ATTRIBUTE[String(element)] !== attribute) return;
      if (beginsWithPath(node.value as PathNode | null)) context.report({ node, message: MESSAGE });
    },
    CallExpression: (node: PathNode) => {
      const [address] = node.arguments ?? [];
      if (!node.callee || !navigates(node.callee) || !beginsWithPath(address)) return;
      context.report({ node, message: MESSAGE });
    },
  }),
};
