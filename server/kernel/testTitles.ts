import { Visitor, parseSync } from "vite";
import type { ESTree } from "vite";

// Check of test titles: each has a subject, in itself or in the titles of its describes.

const MODIFIERS = new Set(["each", "for", "skipIf", "runIf"]);

/** Name of the function that a call begins with: `test` of `test.each(rows)("…")`. */
function rootOf(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === "CallExpression") return rootOf(callee.callee);
  if (callee.type === "MemberExpression") return rootOf(callee.object);
  return callee.type === "Identifier" ? callee.name : "";
}

/** True for `test.each(rows)`, which returns the function that takes the title. */
const isModifier = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === "MemberExpression" &&
  callee.property.type === "Identifier" &&
  MODIFIERS.has(callee.property.name);

/** Text of a title, with `%s` for a value. */
function textOf(title: ESTree.Argument | undefined): string {
  if (title?.type === "Literal") return String(title.value);
  if (title?.type !== "TemplateLiteral") return "%s";
  return title.quasis.map(({ value }) => value.cooked ?? "").join("%s");
}

/** Returns the titles of a file's tests, each after those of its describes. */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  const describes: string[] = [];
  const isDescribe = (call: ESTree.CallExpression) =>
    rootOf(call.callee) === "describe" && !isModifier(call);
  new Visitor({
    CallExpression(call) {
      const title = textOf(call.arguments[0]);
      if (isDescribe(call)) describes.push(title);
      else if (rootOf(call.callee) === "test" && !isModifier(call)) {
        titles.push([...describes, title].join(" "));
      }
    },
    "CallExpression:exit"(call) {
      if (isDescribe(call)) describes.pop();
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`;
const VERB = anyOf(`
  is are was were has have had do does can cannot may must shall should will never
  accepts adds allows appears begins contains creates ends fails fetches finds gets gives hides
  ignores includes keeps leaves loses makes opens parses passes prefers reaches reads redirects
  refuses rejects removes renders replaces requires resolves responds restores returns says sends
  serves sets shows skips takes tells throws treats uses validates waits
`);
/** Plural nouns that are verbs before an article or the like. */
const VERB_OR_NOUN = anyOf(`
  calls closes counts escapes filters formats lists loads matches moves names needs omits orders
  posts prints queries reports requests searches sorts starts states stays stops stores writes
`);
const ARTICLE = anyOf("a an the its all any both each every no nothing one only");
const PREDICATE = new RegExp(String.raw`^(?:${VERB}\b(?! of\b)|${VERB_OR_NOUN} ${ARTICLE}\b)`, "i");
const PLACEHOLDER = /%[sdifjoOc]|\$[\w.]+/g;

/** Returns the titles of a file that have no subject, as errors. */
export const titleErrors = (file: string, source: string): string[] =>
  testTitles(file, source)
    .filter((title) => PREDICATE.test(title) || !/\p{L}/u.test(title.replaceAll(PLACEHOLDER, "")))
    .map((title) => `${file}: the test title "${title}" has no subject.`);
