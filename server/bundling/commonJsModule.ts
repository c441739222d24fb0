import { applyEdits, isNode } from "./syntaxTree.ts";
import type { Edit, Node } from "./syntaxTree.ts";

/** Where a `require` leads, and whether that module exports names or one value. */
export type Resolution = { path: string; isNamespace: boolean };

const isIdentifier = (node: unknown, name?: string): node is Node & { name: string } =>
  isNode(node) && node.type === "Identifier" && (name === undefined || node.name === name);

/** The module a `require("…")` names, or undefined where the node is none. */
function required(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== "CallExpression" || !isIdentifier(node.callee, "require")) {
    return undefined;
  }
  const [argument] = node.arguments as Node[];
  return argument?.type === "Literal" ? String(argument.value) : undefined;
}

/** The right side of `module.exports = …`, or undefined where the statement is another. */
function exported(statement: Node): Node | undefined {
  const expression = statement.expression as Node | undefined;
  if (statement.type !== "ExpressionStatement" || expression?.type !== "AssignmentExpression") {
    return undefined;
  }
  const left = expression.left as Node;
  const isExports =
    left.type === "MemberExpression" &&
    isIdentifier(left.object, "module") &&
    isIdentifier(left.property, "exports");
  return isExports ? (expression.right as Node) : undefined;
}

const statementsOf = (program: unknown) => (program as { body: Node[] }).body;

/** Whether a CommonJS module exports an object literal, whose members can be exports by name. */
export function exportsNames(program: unknown): boolean {
  const value = statementsOf(program).map(exported).find(isNode);
  return value?.type === "ObjectExpression";
}

/** Finds every `require` below a node, with whether it stands in a development-only branch. */
function requiresBelow(node: unknown, code: string, isDevelopment = false): [Node, boolean][] {
  if (Array.isArray(node)) return node.flatMap((part) => requiresBelow(part, code, isDevelopment));
  if (!isNode(node)) return [];
  if (required(node) !== undefined) return [[node, isDevelopment]];
  const { test } = node;
  const guards =
    node.type === "IfStatement" && isNode(test)
      ? code.slice(test.start, test.end).includes('process.env.NODE_ENV !== "production"')
      : false;
  return Object.values(node).flatMap((part) => requiresBelow(part, code, isDevelopment || guards));
}

/** `export` statements for the members of an object literal; throws for one that has no name. */
function exportMembers(object: Node, code: string): string {
  return (object.properties as Node[])
    .map((property, index) => {
      if (property.type !== "Property" || !isIdentifier(property.key) || property.computed) {
        throw new Error("A module exports a member without a name.");
      }
      const value = property.value as Node;
      const name = property.key.name;
      if (isIdentifier(value)) return `export { ${value.name} as ${name} };`;
      const text = code.slice(value.start, value.end);
      return `const _export${index} = ${text};\nexport { _export${index} as ${name} };`;
    })
    .join("\n");
}

const INTEROP = /^var (_\w+) = _interopRequireDefault\((require\(.*\))\);$/gm;

/** Takes Babel's wrapper off whole imports: `_x["default"]` becomes the imported value itself. */
export function unwrapInterop(code: string): string {
  const names = [...code.matchAll(INTEROP)].map(([, name]) => String(name));
  const unwrapped = code.replace(INTEROP, "var $1 = $2;");
  return names.reduce((text, name) => text.replaceAll(`${name}["default"]`, name), unwrapped);
}

/**
 * Rewrites a CommonJS module of Babel's making as an ES module: top-level `require`s become
 * imports, by name where they are taken apart at once, and `module.exports` becomes exports.
 * Throws where the module does anything else with `require` or `exports`.
 */
export function convertModule(
  code: string,
  program: unknown,
  resolve: (specifier: string) => Resolution,
): string {
  const imports: string[] = [];
  const edits: Edit[] = [];

  const importWhole = (specifier: string, name: string) => {
    const { path, isNamespace } = resolve(specifier);
    imports.push(`import ${isNamespace ? `* as ${name}` : name} from ${JSON.stringify(path)};`);
  };

  const importNames = (specifier: string, names: [string, string][]) => {
    const { path } = resolve(specifier);
    const list = names.map(([from, to]) => `${from} as ${to}`).join(", ");
    imports.push(`import { ${list} } from ${JSON.stringify(path)};`);
  };

  /** The innermost `R.a` of a member chain on `R`, or undefined where the node is none. */
  function memberOf(node: unknown, whole: string): (Node & { name: string }) | undefined {
    if (!isNode(node) || node.type !== "MemberExpression") return undefined;
    const isInnermost = isIdentifier(node.object, whole) && isIdentifier(node.property);
    if (!isInnermost) return memberOf(node.object, whole);
    return { ...node, name: (node.property as Node & { name: string }).name };
  }

  /** `var R = require("x"), a = R.a, b = R.b.c;` as imports; false where it is something else. */
  function convertDeclaration(statement: Node): boolean {
    const [first, ...others] = statement.declarations as Node[];
    const specifier = required(first?.init);
    if (specifier === undefined || !isIdentifier(first?.id)) return false;
    const whole = first.id.name;
    const members = others.map(({ init }) => memberOf(init, whole));
    if (others.length === 0) {
      importWhole(specifier, whole);
      edits.push({ start: statement.start, end: statement.end, text: "" });
      return true;
    }
    if (!resolve(specifier).isNamespace || members.includes(undefined)) return false;
    const declared = others.map((declarator, index) => {
      const member = members[index];
      const init = declarator.init as Node;
      const alias = `_member${imports.length}_${index}`;
      importNames(specifier, [[member?.name ?? "", alias]]);
      const rest = code.slice(member?.end, init.end);
      return `${code.slice((declarator.id as Node).start, (declarator.id as Node).end)} = ${alias}${rest}`;
    });
    const text = `var ${declared.join(", ")};`;
    edits.push({ start: statement.start, end: statement.end, text });
    return true;
  }

  for (const statement of statementsOf(program)) {
    const value = exported(statement);
    if (value) {
      const text =
        value.type === "ObjectExpression"
          ? exportMembers(value, code)
          : `export default ${code.slice(value.start, value.end)};`;
      edits.push({ start: statement.start, end: statement.end, text });
      if (requiresBelow(value, code).length > 0) throw new Error("An export requires a module.");
    } else if (statement.type !== "VariableDeclaration" || !convertDeclaration(statement)) {
      for (const [call, isDevelopment] of requiresBelow(statement, code)) {
        const specifier = required(call) ?? "";
        const isTopLevel = statement.type === "VariableDeclaration";
        if (!isTopLevel && !isDevelopment) throw new Error(`A function requires ${specifier}.`);
        const name = `_required${imports.length}`;
        if (isTopLevel) importWhole(specifier, name);
        edits.push({ start: call.start, end: call.end, text: isTopLevel ? name : "{}" });
      }
    }
  }
  const body = applyEdits(code, edits);
  if (/\bmodule\.exports\b|(^|[^.\w])exports\./m.test(body)) {
    throw new Error("A module exports in a way that is not known.");
  }
  return `${imports.join("\n")}\n${body}`;
}
