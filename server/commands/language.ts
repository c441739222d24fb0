import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { recordErrors } from "#server/kernel/decisionRecords.ts";
import { moduleCommentErrors } from "#server/kernel/moduleComments.ts";
import { commentsIn } from "#server/kernel/sourceComments.ts";
import { titleErrors } from "#server/kernel/testTitles.ts";

// Language check: the words that CONTRIBUTING lists lead to their modules, its glossary is short,
// comments begin with a noun, each module's first comment says what it is, test titles have a
// subject, no two modules have the same name in any case, and decision records stay as they were
// accepted.

const SOURCES = "{components,pages,relay,server,tests,tools}/**/*.{ts,tsx,css}";
const GENERATED = ["**/__generated__/**", "**/node_modules/**"];
/** Vike fixes the names of `+` files; the embedded backend is a project of its own. */
const NAMED_BY_OTHERS = /(^|\/)\+|^server\/embedded\/|^tests\/|\.test\.tsx?$|\.css$/;
/** Vike's `+` files have one export, which Vike names; tests have titles. */
const SAID_OTHERWISE = /(^|\/)\+|\.test\.tsx?$|\.d\.ts$|\.css$|^tests\/fixtures\//;
const WORD_ROW = /^\| ([a-z ]+) +\| `([^`]+)` +\| `([^`]+)` +\|$/gm;
const WORDS = 10;
const RECORDS = "docs/decisions";
const TERM_TABLE = /^These terms are special to this project:\n\n\|.+\n\|[- |]+\n((?:\|.+\n)+)/m;
const MAX_TERMS = 15;
const FREE_RELATIVE = /^(?:What|Who|Whoever|Whether|How|Where|Which|Why)\b/;
const FREE_RELATIVES = "What, Who, Whether, How, Where, Which or Why";
/** Largest share of comments that may begin with such a word. */
const MAX_FREE_RELATIVES = 0.02;

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** Errors of the word list: a file without the word or without the export. */
async function wordErrors(contributing: string): Promise<string[]> {
  const rows = [...contributing.matchAll(WORD_ROW)];
  const errors: string[] = [];
  if (rows.length !== WORDS) {
    errors.push(`CONTRIBUTING.md lists ${rows.length} words with file and export, not ${WORDS}.`);
  }
  for (const [, word = "", file = "", name = ""] of rows) {
    const source = await readFile(file, "utf8").catch(() => undefined);
    if (source === undefined) {
      errors.push(`CONTRIBUTING.md: ${file}, listed for "${word}", does not exist.`);
      continue;
    }
    const [comment = ""] = commentsIn(source);
    if (!squeezed(basename(file) + comment).includes(squeezed(word))) {
      errors.push(`${file}: neither its name nor its first comment contains "${word}".`);
    }
    if (
      !new RegExp(String.raw`^export (?:async )?(?:function|const) ${name}\b`, "m").test(source)
    ) {
      errors.push(`${file}: no export named ${name}, which CONTRIBUTING.md lists for "${word}".`);
    }
  }
  return errors;
}

/** Error of a glossary that is missing or too long. */
function termErrors(contributing: string): string[] {
  const rows = TERM_TABLE.exec(contributing)?.[1]?.trimEnd().split("\n") ?? [];
  if (rows.length === 0) return ["CONTRIBUTING.md has no table of this project's own terms."];
  if (rows.length <= MAX_TERMS) return [];
  return [
    `CONTRIBUTING.md lists ${rows.length} terms of this project's own, and ${MAX_TERMS} are allowed: merge rows, or use a standard term.`,
  ];
}

/** Error if too many comments begin with a free relative; it lists all of them. */
async function commentErrors(files: readonly string[]): Promise<string[]> {
  const begun: string[] = [];
  let count = 0;
  for (const file of files) {
    const comments = commentsIn(await readFile(file, "utf8"));
    count += comments.length;
    const found = comments.filter((comment) => FREE_RELATIVE.test(comment));
    begun.push(...found.map((comment) => `${file}: ${comment.slice(0, 60)}`));
  }
  const share = begun.length / count;
  console.log(`${begun.length} of ${count} comments begin with ${FREE_RELATIVES}`);
  if (share < MAX_FREE_RELATIVES) return [];
  return [`${(share * 100).toFixed(1)} % of comments begin with ${FREE_RELATIVES}:`, ...begun];
}

/** Errors of modules whose first comment is about a part of them only. */
async function moduleErrors(files: readonly string[]): Promise<string[]> {
  const modules = files.filter((file) => !SAID_OTHERWISE.test(file));
  const found = modules.map(async (file) =>
    moduleCommentErrors(file, await readFile(file, "utf8")),
  );
  return (await Promise.all(found)).flat();
}

/** Errors of test titles without a subject. */
async function testErrors(files: readonly string[]): Promise<string[]> {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const found = tests.map(async (file) => titleErrors(file, await readFile(file, "utf8")));
  return (await Promise.all(found)).flat();
}

/** Errors of modules whose names are equal, or differ in case only. */
function nameErrors(files: readonly string[]): string[] {
  const modules = files.filter((file) => !NAMED_BY_OTHERS.test(file));
  const byName = Map.groupBy(modules, (file) =>
    basename(file)
      .replace(/\.tsx?$/, "")
      .toLowerCase(),
  );
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .map((same) => `Modules whose names differ in case at most: ${same.join(", ")}`);
}

/** Errors of `docs/decisions/`. */
async function decisionErrors(): Promise<string[]> {
  const files = globSync("*.md", { cwd: RECORDS });
  const read = (file: string) => readFile(join(RECORDS, file), "utf8");
  const texts = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
  return recordErrors(new Map(texts), await read("accepted.sha256"));
}

readCommandLine({});
const files = globSync(SOURCES, { exclude: GENERATED }).toSorted();
const contributing = await readFile("CONTRIBUTING.md", "utf8");
const errors = [
  ...(await wordErrors(contributing)),
  ...termErrors(contributing),
  ...(await commentErrors(files)),
  ...(await moduleErrors(files)),
  ...(await testErrors(files)),
  ...nameErrors(files),
  ...(await decisionErrors()),
];
for (const error of errors) console.log(error);
if (errors.length > 0) process.exitCode = 1;
