// Lint rule: a text beside an expression in JSX stands in an element of its own.

/** Node of a syntax tree, as far as the rule reads it. */
type SyntaxNode = {
  type: string;
  value?: unknown;
  operator?: string;
  expression?: SyntaxNode;
  consequent?: SyntaxNode;
  alternate?: SyntaxNode;
  left?: SyntaxNode;
  right?: SyntaxNode;
  children?: SyntaxNode[];
};

type RuleContext = { report: (problem: { node: SyntaxNode; message: string }) => void };

const MESSAGE =
  "A browser's translation replaces text nodes, so that React cannot update or remove them: write the text as one template literal, or give it an element of its own.";

const isBlank = ({ value }: SyntaxNode) => typeof value === "string" && value.trim() === "";

/** True for an expression whose value is certainly, or in one of its branches, a text. */
function isText(node: SyntaxNode | undefined): boolean {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "number" || (typeof node.value === "string" && !isBlank(node));
    case "TemplateLiteral":
      return true;
    case "ConditionalExpression":
      return isText(node.consequent) || isText(node.alternate);
    case "LogicalExpression":
      return isText(node.right) || (node.operator !== "&&" && isText(node.left));
    default:
      return false;
  }
}

/** True for a child that may change: an expression other than a constant. */
const isVariable = ({ type, expression }: SyntaxNode) =>
  type === "JSXExpressionContainer" &&
  expression?.type !== "JSXEmptyExpression" &&
  expression?.type !== "Literal";

const isTextChild = (child: SyntaxNode) =>
  (child.type === "JSXText" && !isBlank(child)) ||
  (child.type === "JSXExpressionContainer" && isText(child.expression));

const isOnlyLayout = (child: SyntaxNode) => child.type === "JSXText" && isBlank(child);

/** Reports each text that has siblings of which one may change. */
function check(context: RuleContext, { children = [] }: SyntaxNode): void {
  const siblings = children.filter((child) => !isOnlyLayout(child));
  if (siblings.length < 2 || !siblings.some(isVariable)) return;
  for (const node of siblings.filter(isTextChild)) context.report({ node, message: MESSAGE });
}

/** Reports texts beside expressions in JSX. */
export const bareText = {
  create: (context: RuleContext) => ({
    JSXElement: (node: SyntaxNode) => check(context, node),
    JSXFragment: (node: SyntaxNode) => check(context, node),
  }),
};
