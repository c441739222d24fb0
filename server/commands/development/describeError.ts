import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "#server/kernel/tool.ts";

// Error formatting for the overlay and the error page of the development server.

/** Formatted error; `file` is its position in the project's sources: path, line and column. */
export type DescribedError = { title: string; message: string; file?: string; stack: string };

/** Returns an error and its causes, outermost first. */
function withCauses(error: unknown): unknown[] {
  const chain = [error];
  for (let last = error; last instanceof Error && last.cause !== undefined; last = last.cause) {
    chain.push(last.cause);
    if (chain.length > 8) break;
  }
  return chain;
}

const POSITION = /((?:file:\/\/)?\/[^\s():]+\.(?:tsx?|m?js|css)):(\d+)(?::(\d+))?/g;

/** Returns the first position of a stack that is in the project's own sources, relative to it. */
export function ownPosition(stack: string): string | undefined {
  for (const [, file = "", line, column] of stack.matchAll(POSITION)) {
    const path = relative(projectFolder, file.replace(/^file:\/\//, ""));
    if (path.startsWith("..") || path.split(sep).includes("node_modules")) continue;
    return [path, line, column].filter(Boolean).join(":");
  }
  return undefined;
}

// Vike prepends it to the message and stack of an error that it logs, as
// `12:07:12 AM [vike][request-5] Following error was thrown by the onBeforeRender() hook …`.
const LOG_PREFIX =
  /^[^\n[]*\d[:.]\d\d[:.]\d\d[^\n[]*\[vi[kt]e\](?:\[[^\]\n]*\])? *(?:(?:Following error was thrown by|\[Error\]) ?.*\n)?/;

/** Removes colors and the log prefix. */
function withoutLogPrefix(text: string): string {
  let bare = stripVTControlCharacters(text);
  // An error that is logged twice has two.
  while (LOG_PREFIX.test(bare)) bare = bare.replace(LOG_PREFIX, "");
  return bare;
}

/** Describes an error with the stacks of its causes and its position in the project's sources. */
export function describeError(error: unknown, title: string): DescribedError {
  const chain = withCauses(error);
  const messages = chain
    .map((one) => (one instanceof Error ? one.message : String(one)))
    .map(withoutLogPrefix);
  const stacks = chain
    .map((one) => (one instanceof Error ? (one.stack ?? "") : String(one)))
    .map(withoutLogPrefix);
  const stack = stacks.join("\n\nCaused by: ");
  // The innermost cause is nearest to the line to fix.
  const file = stacks
    .toReversed()
    .map(ownPosition)
    .find((found) => found !== undefined);
  return { title, message: messages.join(": "), stack, ...(file === undefined ? {} : { file }) };
}
