import { readFileSync } from "node:fs";
import { describeOperation } from "./describeOperation.ts";
import type { Operation } from "./describeOperation.ts";
import { createHash } from "node:crypto";

/** Allowlist of the operations that the storefront may send. */
export type Operations = {
  /** Returns the operation of exactly this text. */
  byText: (text: string) => Operation | undefined;
  /** Returns the operation with this id, with or without the prefix `sha256:`. */
  byId: (id: string) => Operation | undefined;
};

const FILE = new URL("../../../__generated__/operations.json", import.meta.url);

const readTexts = () => JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>;

const readList = () =>
  new Map(Object.entries(readTexts()).map(([id, text]) => [id, describeOperation(text)]));

/** Returns the texts of this build's operations. */
export const operationTexts = (): string[] => Object.values(readTexts());

/** Describes an operation of an earlier build; undefined if this release cannot read it. */
function describeEarlier(text: string): Operation | undefined {
  try {
    return describeOperation(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the relay compiler's operation list (`persistConfig.file`: SHA-256 of text → text). If
 * documents may change (`isChanging`, in development), it rereads the list for an unknown text.
 * Also allows the operations of retained builds, by their ids (`retainedText`), each of which it
 * describes once.
 */
export function readOperations({
  isChanging = false,
  retainedText = (_id: string): string | undefined => undefined,
} = {}): Operations {
  let list = readList();
  const earlier = new Map<string, Operation | undefined>();

  function retained(id: string): Operation | undefined {
    const text = retainedText(id);
    if (text === undefined) return undefined;
    if (!earlier.has(id)) earlier.set(id, describeEarlier(text));
    return earlier.get(id);
  }

  function byId(id: string): Operation | undefined {
    const hash = id.replace(/^sha256:/, "");
    if (isChanging && !list.has(hash)) list = readList();
    return list.get(hash) ?? retained(hash);
  }

  return { byId, byText: (text) => byId(operationId(text)) };
}

/** Returns the id of an operation: the SHA-256 of its text, as the relay compiler writes it. */
export const operationId = (text: string): string =>
  createHash("sha256").update(text).digest("hex");
