// Lint rule: the words that people read are in the catalogue (`words/`), and are looked up by request.

/** Node of a syntax tree, as far as the rule reads it. */
type SyntaxNode = {
  type: string;
  value?: unknown;
  name?: unknown;
  parent?: SyntaxNode;
  callee?: SyntaxNode;
  object?: SyntaxNode;
  property?: SyntaxNode;
  tag?: SyntaxNode;
  quasis?: { value: { cooked?: string | null } }[];
};

type RuleContext = { report: (problem: { node: SyntaxNode; message: string }) => void };

const OUTSIDE =
  "Words that people read stand in words/en.json, and are returned by t() of #words/t.ts.";
const AT_IMPORT =
  "A message at a module's top level would be in one language for all requests: call t() in a function.";

/** Attributes whose text is displayed or read aloud. */
const DISPLAYED =
  /^(?:label|title|placeholder|alt|aria-label|aria-description|aria-roledescription|description|hint|text|heading|message|caption|legend|submit|summary|note|pendingLabel)$/;

/** Two words of a sentence, or its end. */
const SENTENCE =
  /^\p{Lu}\p{Ll}+(?:[’'-]\p{L}+)?,? (?:.* )?\P{Z}*\p{L}|^\p{Ll}{2,} \p{Ll}+ \p{Ll}+|(?:^\p{Lu}| ).*\p{Ll}[.?!]$/u;

/** Names of functions whose texts only programmers or operators read: errors, logs, headers, queries. */
const TECHNICAL =
  /^(?:console|log|logger|warn|debug|info|error|check|close|database|refuse|refusal|header|describe|defineProperty|graphql|querySelector(?:All)?|matchMedia|fetch|t|tags)$/;

const nameOf = ({ name, property }: SyntaxNode = { type: "" }): string => {
  const own = name ?? property?.name;
  return typeof own === "string" ? own : "";
};

/** True inside an error, a log, an import, a type or an attribute that is not displayed. */
function isTechnical(node: SyntaxNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === "NewExpression" && /(?:Error|RegExp|Refusal)$/.test(nameOf(at.callee)))
      return true;
    if (at.type === "CallExpression") {
      const { callee } = at;
      if (callee?.type === "Super") return true;
      if (TECHNICAL.test(nameOf(callee)) || TECHNICAL.test(nameOf(callee?.object))) return true;
    }
    if (at.type === "TaggedTemplateExpression" && TECHNICAL.test(nameOf(at.tag))) return true;
    if (
      /^(?:ThrowStatement|TSLiteralType|Import\w+|Export(?:All|Named)Declaration)$/.test(at.type)
    ) {
      // An exported constant's text is none of its source.
      return at.type !== "ExportNamedDeclaration";
    }
    if (at.type === "JSXAttribute") return !DISPLAYED.test(String((at.name as SyntaxNode).name));
    if (/Function|^Program$/.test(at.type)) return false;
  }
  return false;
}

const isInFunction = (node: SyntaxNode): boolean => {
  for (let at = node.parent; at; at = at.parent) if (/Function/.test(at.type)) return true;
  return false;
};

/** Reports words in JSX and in texts outside the catalogue, and messages at a module's top level. */
export const wordsInCatalogue = {
  create: (context: RuleContext) => {
    const check = (node: SyntaxNode, text: string, expected: RegExp) => {
      if (expected.test(text) && !isTechnical(node)) context.report({ node, message: OUTSIDE });
    };
    return {
      JSXText: (node: SyntaxNode) => {
        if (/\p{L}{2}/u.test(String(node.value))) context.report({ node, message: OUTSIDE });
      },
      Literal: (node: SyntaxNode) => {
        if (typeof node.value !== "string") return;
        const isDisplayed = node.parent?.type === "JSXAttribute";
        check(node, node.value, isDisplayed ? /\p{L}{2}/u : SENTENCE);
      },
      TemplateLiteral: (node: SyntaxNode) => {
        const text = (node.quasis ?? []).map(({ value }) => value.cooked ?? "").join("0");
        check(node, text, SENTENCE);
      },
      CallExpression: (node: SyntaxNode) => {
        if (!/^(?:t|tags)$/.test(String(node.callee?.name)) || isInFunction(node)) return;
        context.report({ node, message: AT_IMPORT });
      },
    };
  },
};
