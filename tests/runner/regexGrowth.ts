import { globSync, readFileSync } from "node:fs";
import { Visitor, parseSync } from "vite";
import type { ESTree } from "vite";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import type { AST } from "@eslint-community/regexpp";
import { analyse } from "scslre";

// Growth check of regular expressions: collects those of the sources, and times each on hostile texts.

/** A regular expression of the sources; without a pattern if only the running program knows it. */
export type SourceRegex = { file: string; code: string; pattern?: string; flags: string };

const SOURCES = "{components,packages,pages,relay,server,shop,words}/**/*.{ts,tsx,js}";
const NOT_SERVED = [
  "**/__generated__/**",
  "**/*.test.{ts,tsx}",
  // Neither these commands nor the build tools nor the fault bench read what strangers send.
  "{packages/faults,server/{bundling,commands}}/**",
  "words/inScripts.ts",
];

const textIn = (node: ESTree.Argument | undefined): string | undefined => {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral" || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
};

/** Collects the regular expressions of a file: literals, and those that are made from texts. */
function regexesIn(file: string): SourceRegex[] {
  const source = readFileSync(file, "utf8");
  const found: SourceRegex[] = [];
  const make = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    const [pattern, flags] = node.arguments;
    const known = textIn(pattern);
    found.push({
      file,
      code: source.slice(node.start, node.end),
      flags: textIn(flags) ?? "",
      ...(known !== undefined && { pattern: known }),
    });
  };
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ file, code: `/${pattern}/${flags}`, pattern, flags });
    },
    NewExpression: make,
    CallExpression: make,
  }).visit(parseSync(file, source).program);
  return found;
}

/** Returns the regular expressions of all sources that run on the server. */
export const sourceRegexes = (): SourceRegex[] =>
  globSync(SOURCES, { exclude: NOT_SERVED }).toSorted().flatMap(regexesIn);

/** Characters of each kind that a class may contain, or may exclude. */
const ALPHABET = Array.from(
  " \t\n/-_.,:;=<>[](){}\"'&@?#%+*|\\$^!~`0aAeEfFxzßé\u0300\u00a0\u0301日😀",
);

/** Returns the characters of the alphabet that a class matches. */
function matchedBy({ raw }: AST.Node, flags: string): string[] {
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gy]/g, ""));
  return ALPHABET.filter((character) => one.test(character));
}

const isClass = ({ type }: AST.Node) =>
  ["CharacterSet", "CharacterClass", "ExpressionCharacterClass"].includes(type);

/** Returns a text that a part of a pattern matches, or nearly. */
function exampleOf(node: AST.Node, flags: string): string {
  if (node.type === "Character") return String.fromCodePoint(node.value);
  if (isClass(node)) return matchedBy(node, flags)[0] ?? "";
  if (node.type === "Quantifier") return exampleOf(node.element, flags).repeat(node.min);
  if (node.type === "Alternative")
    return node.elements.map((part) => exampleOf(part, flags)).join("");
  if (node.type === "Pattern" || node.type === "Group" || node.type === "CapturingGroup") {
    const [first] = node.alternatives;
    return first ? exampleOf(first, flags) : "";
  }
  return "";
}

/** A text of any length: a part that repeats, after a beginning and before an end. */
export type Attack = { start: string; repeated: string; end: string };

/**
 * Returns texts that keep a slow pattern busy. They repeat each part that the pattern repeats, each
 * of its beginnings and each of its characters, and end so that it does not match.
 */
export function attacksOn(pattern: string, flags: string): Attack[] {
  const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
  const characters = new Set<string>();
  const excluded = new Set<string>();
  const noteClass = (node: AST.Node) => {
    const matched = matchedBy(node, flags);
    for (const one of matched.slice(0, 3)) characters.add(one);
    for (const one of ALPHABET.filter((other) => !matched.includes(other)).slice(0, 2)) {
      excluded.add(`${one}\u0001`);
    }
  };
  visitRegExpAST(parsed, {
    onCharacterEnter: ({ value }) => characters.add(String.fromCodePoint(value)),
    onCharacterSetEnter: noteClass,
    onCharacterClassEnter: noteClass,
  });

  const attacks = new Map<string, Attack>();
  const add = (start: string, repeated: string, ends: Iterable<string> = ["\u0001"]) => {
    if (repeated === "") return;
    for (const end of ends) {
      attacks.set(JSON.stringify([start, repeated, end]), { start, repeated, end });
    }
  };
  const ends = ["\u0001", "\n\u0001", ...excluded];
  visitRegExpAST(parsed, {
    onAlternativeEnter({ elements }) {
      // A word that repeats between two parts that match it too.
      const parts = elements.map((part) => exampleOf(part, flags));
      for (const [at, part] of parts.entries()) {
        if (part) add(parts.slice(0, at).join(""), ` ${part}`, ends);
      }
    },
    onQuantifierEnter(node) {
      if (node.max !== Infinity) return;
      let start = "";
      for (let part: AST.Node = node; part.parent; part = part.parent) {
        if (part.parent.type !== "Alternative") continue;
        const { elements } = part.parent;
        const before = elements.slice(0, elements.indexOf(part as AST.Element));
        start = before.map((one) => exampleOf(one, flags)).join("") + start;
      }
      const inside = isClass(node.element) ? matchedBy(node.element, flags) : [];
      const outside = ALPHABET.filter((one) => inside.length > 0 && !inside.includes(one));
      const ownEnds = ["", "\u0001", "\n\u0001", ...outside.slice(0, 4)];
      for (const one of [exampleOf(node.element, flags), ...inside.slice(0, 6)]) {
        add(start, one, ownEnds);
        add("\u0001", one, ownEnds);
        if (start) add("", start + one, ownEnds);
      }
      add("", start, ownEnds);
    },
  });
  const few = [...characters].slice(0, 5);
  for (const one of characters) add("", one);
  for (const one of few) for (const other of few) if (one !== other) add("", one + other);
  return [...attacks.values()];
}

/** Lengths at which a text is tried, in order: the first ones end what grows fast. */
const LENGTHS = [256, 4_096, 32_768];
/**
 * Processor time for the longest text, in milliseconds. A linear pattern takes less than one, and a
 * quadratic one 100 at least.
 */
const MAX_MS = 25;

function timeOf(regex: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  if (regex.global && !regex.sticky) text.replace(regex, "");
  else {
    regex.lastIndex = 0;
    regex.exec(text);
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the reason why a pattern's time grows faster than a text; undefined if it does not. */
export function growthOf(pattern: string, flags: string): string | undefined {
  // The analysis comes first: a text cannot be tried on an exponential pattern.
  const literal = { source: pattern, flags: flags.replace("v", "u") };
  const { reports } = analyse(literal, { reportTypes: { Move: true, Self: true, Trade: true } });
  const [report] = reports;
  if (report) return `${report.type} of ${JSON.stringify(report.character.pick)}`;
  const regex = new RegExp(pattern, flags);
  for (const { start, repeated, end } of attacksOn(pattern, flags)) {
    for (const length of LENGTHS) {
      const text = start + repeated.repeat(length / repeated.length) + end;
      // Twice, since the first time may include a garbage collection.
      if (timeOf(regex, text) > MAX_MS && timeOf(regex, text) > MAX_MS) {
        return `${length} characters of ${JSON.stringify(repeated)} after ${JSON.stringify(start)}`;
      }
    }
  }
  return undefined;
}
