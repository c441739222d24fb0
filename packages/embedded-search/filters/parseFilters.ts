import { refuse } from "#search/searchError.ts";
import { typeOf } from "./filter.ts";
import type { Filter, FilterGroups, Operator } from "./filter.ts";

// Parser of the `filters` parameter, a boolean expression: "color:red AND NOT price < 10".

/** Longest expression, and its deepest parentheses. */
const MAX_LENGTH = 16_384;
const MAX_DEPTH = 16;

type Sign = "(" | ")" | "AND" | "OR" | "NOT";
type Piece = { sign: Sign } | { filter: Filter };

const SPACE = /\s*/y;
const SIGN = /[()]|(?:AND|OR|NOT)(?=[\s()]|$)/y;
const NAME = /[^\s:<>=!()"'][^\s:<>=!()]*/y;
const VALUE = /[^\s()"'][^\s()]*/y;
const OPERATOR = /<=|>=|!=|<|>|=/y;
const NUMBER = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?=[\s()]|$)/iy;
const TO = /\s+TO\s+/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y;

/** Scanner that reads a text from left to right. */
function reader(text: string) {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text) ?? undefined;
    if (found) at = pattern.lastIndex;
    return found;
  };
  const complain = (wanted: string): never =>
    refuse(`filters: expected ${wanted} at character ${at + 1} of ${JSON.stringify(text)}`);
  return {
    take: (pattern: RegExp) => take(pattern)?.[0],
    /** Reads a quoted text, returned without its quotes, or a bare word. */
    takeWord(bare: RegExp): string | undefined {
      const quoted = take(QUOTED);
      if (quoted) return (quoted[1] ?? quoted[2] ?? "").replace(/\\(["'\\])/g, "$1");
      return take(bare)?.[0];
    },
    isAtEnd: () => at >= text.length,
    peek: () => text[at],
    complain,
  };
}

type Reader = ReturnType<typeof reader>;

function readNumber(input: Reader): number {
  const found = input.take(NUMBER);
  return found === undefined ? input.complain("a number") : Number(found);
}

const isAmount = (value: string) => /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value);

function readFilter(input: Reader): Filter {
  const isNot = false;
  const attribute = input.takeWord(NAME) ?? input.complain("a filter");
  input.take(SPACE);
  const operator = input.take(OPERATOR) as Operator | undefined;
  if (operator) {
    input.take(SPACE);
    return { kind: "number", attribute, operator, amount: readNumber(input), isNot };
  }
  if (input.peek() !== ":") return { kind: "tag", value: attribute, isNot };
  input.take(/:/y);
  input.take(SPACE);
  const value = input.takeWord(VALUE) ?? input.complain("a value");
  if (isAmount(value) && input.take(TO)) {
    return { kind: "range", attribute, low: Number(value), high: readNumber(input), isNot };
  }
  if (attribute === "_tags") return { kind: "tag", value, isNot };
  return { kind: "value", attribute, value, isNot };
}

function* piecesOf(input: Reader): Generator<Piece> {
  for (input.take(SPACE); !input.isAtEnd(); input.take(SPACE)) {
    const sign = input.take(SIGN) as Sign | undefined;
    yield sign ? { sign } : { filter: readFilter(input) };
  }
}

/**
 * Returns the groups of an expression: joined by AND, each of alternatives joined by OR, with or
 * without parentheses.
 * @throws SearchError if the text has any other syntax
 */
export function parseFilters(text: string): FilterGroups {
  if (text.trim() === "") return [];
  if (text.length > MAX_LENGTH) return refuse(`filters: at most ${MAX_LENGTH} characters`);
  const input = reader(text);
  const pieces = [...piecesOf(input)];
  let at = 0;
  const signAt = (place: number) => {
    const piece = pieces[place];
    return piece && "sign" in piece ? piece.sign : undefined;
  };
  const complain = (why: string): never => refuse(`filters: ${why} in ${JSON.stringify(text)}`);

  function takeFilter(): Filter {
    const isNot = signAt(at) === "NOT";
    if (isNot) at += 1;
    const piece = pieces[at];
    if (!piece || "sign" in piece) {
      return complain(
        isNot && piece?.sign === "("
          ? "NOT stands before a group"
          : `a filter is missing${piece ? ` before ${piece.sign}` : " at the end"}`,
      );
    }
    at += 1;
    return { ...piece.filter, isNot };
  }

  /** Parses alternatives joined by OR; one of them may be a group in parentheses. */
  function takeGroup(depth = 0): Filter[] {
    if (depth > MAX_DEPTH) complain("parentheses are nested too deeply");
    const group: Filter[] = [];
    for (;;) {
      if (signAt(at) === "(") {
        at += 1;
        group.push(...takeGroup(depth + 1));
        if (signAt(at) === "AND") complain("AND stands inside parentheses");
        if (signAt(at) !== ")") complain("a parenthesis is not closed");
        at += 1;
      } else group.push(takeFilter());
      if (signAt(at) !== "OR") break;
      at += 1;
    }
    if (new Set(group.map(typeOf)).size > 1) complain("OR joins filters of different types");
    return group;
  }

  const groups: FilterGroups = [takeGroup()];
  while (signAt(at) === "AND") {
    at += 1;
    groups.push(takeGroup());
  }
  if (at < pieces.length) {
    complain(signAt(at) === ")" ? "a parenthesis is closed too often" : "AND or OR is missing");
  }
  return groups;
}
