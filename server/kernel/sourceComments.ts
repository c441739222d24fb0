const COMMENT = /^[ \t]*(?:\{?\/\*\*?|\/\/)[ \t]*(.*)$/;
const LINE_COMMENT = /^[ \t]*\/\//;

/**
 * Returns the text of each comment that stands on lines of its own; consecutive line comments count
 * as one.
 */
export function commentsIn(source: string): string[] {
  const comments: string[] = [];
  let block: string[] | undefined;
  let isAfterLineComment = false;
  for (const line of source.split("\n")) {
    if (block) {
      block.push(line.replace(/\*\/.*/, "").replace(/^[ \t]*\*?[ \t]?/, ""));
    } else if (isAfterLineComment && LINE_COMMENT.test(line)) {
      comments.push(`${comments.pop() ?? ""} ${line.replace(LINE_COMMENT, "").trim()}`);
    } else {
      const text = COMMENT.exec(line)?.[1];
      if (text !== undefined) block = [text];
      isAfterLineComment = LINE_COMMENT.test(line);
    }
    if (!block || (!isAfterLineComment && !line.includes("*/"))) continue;
    comments.push(
      block
        .join(" ")
        .replace(/\*\/.*/s, "")
        .trim(),
    );
    block = undefined;
  }
  return comments.filter((text) => text !== "");
}
