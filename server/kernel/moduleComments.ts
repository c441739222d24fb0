import { basename } from "node:path";
import { parseSync } from "vite";

// Check of module comments: the first comment of each module says what the module is.

/** Comments for tools, which say nothing about the module. */
const DIRECTIVE = /^\s*(?:oxlint-|@ts-|\/ <reference)/;
const COMMENT = /^(?:(?:[ \t]*\/\/[^\n]*\n)+|\/\*.*?\*\/\n)/s;

/** True if no declaration follows directly, which the comment would be about. */
function standsAlone(source: string, start: number): boolean {
  const [comment] = COMMENT.exec(source.slice(start)) ?? [];
  if (comment === undefined) return false;
  return /^(?:\n|import\b|$)/.test(source.slice(start + comment.length));
}

/**
 * Returns an error if a module's first comment neither stands alone at its head nor documents its
 * main export: its only one, or the one that has the file's name.
 */
export function moduleCommentErrors(file: string, source: string): string[] {
  const { comments, module } = parseSync(file, source);
  const first = comments.find(({ value }) => !DIRECTIVE.test(value));
  if (!first) return [`${file}: no comment says what the module is.`];
  if (standsAlone(source, first.start)) return [];
  const next = first.end + source.slice(first.end).search(/\S/);
  const exported = module.staticExports;
  const values = exported.filter(({ entries }) => entries.some(({ isType }) => !isType));
  const [main, ...others] = values.length > 0 ? values : exported;
  const documented = exported.find(({ start }) => start === next);
  const fileName = basename(file)
    .replace(/\.tsx?$/, "")
    .toLowerCase();
  const hasFileName = documented?.entries.some(
    ({ exportName }) => exportName.name?.toLowerCase() === fileName,
  );
  const isMain = hasFileName || (others.length === 0 && main !== undefined && main === documented);
  if (isMain) return [];
  return [`${file}: the first comment does not say what the module is.`];
}
