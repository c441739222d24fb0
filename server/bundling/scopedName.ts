import { createHash } from "node:crypto";

// Names of CSS classes in documents.

/** Hexadecimal digits that tell the classes of two files with one name apart. */
const HASH_LENGTH = 4;

/**
 * Name of a class in a document: without the line of its rule, which Vite would add, and which every
 * style, script and document would carry. Every page has the names of all classes in its script.
 */
export const scopedName = (name: string, _file: string, css: string): string =>
  `_${name}_${createHash("sha256").update(css).digest("hex").slice(0, HASH_LENGTH)}`;
