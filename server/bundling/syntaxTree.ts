/** The little of ESTree that is looked at. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** A stretch of source text, and what comes in its place. */
export type Edit = { start: number; end: number; text: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** A node and all below it, outer ones first. */
export function nodesIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  if (!isNode(node)) return [];
  return [node, ...Object.values(node).flatMap(nodesIn)];
}

/** Source text with edits made; of two that overlap, the outer one. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const outer = edits.filter(
    (edit) =>
      !edits.some((other) => other !== edit && other.start <= edit.start && edit.end <= other.end),
  );
  return outer
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** The source text of a node. */
export const textOf = (code: string, node: unknown) =>
  code.slice((node as Node).start, (node as Node).end);
