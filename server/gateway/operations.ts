import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Kind, parse } from "graphql";
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from "graphql";

/** Operation that the relay compiler produced, and that the storefront may therefore send. */
export type Operation = { name: string; text: string; isMutation: boolean; isPersonal: boolean };

/** Allowlist of the operations that the storefront may send. */
export type Operations = {
  /** Returns the operation of exactly this text. */
  byText: (text: string) => Operation | undefined;
};

// Root fields of shared data. A query that reads any other field is personal.
const SHARED_FIELDS = new Set([
  "collectionStats",
  "product",
  "products",
  "productVariation",
  "productCategory",
  "productCategories",
  "productTag",
  "productTags",
  "page",
  "pages",
  "generalSettings",
  "allowedCountries",
]);

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns the names of an operation's root fields, including those in the fragments it spreads. */
function rootFields(document: DocumentNode, selections: SelectionSetNode): string[] {
  return selections.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return rootFields(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? rootFields(document, fragment.selectionSet)
      : [];
  });
}

function describe(text: string): Operation {
  const document = parse(text);
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (!definition?.name) throw new Error("The operation list holds an operation without a name.");
  const isMutation = definition.operation === "mutation";
  const isShared = rootFields(document, definition.selectionSet).every((field) =>
    SHARED_FIELDS.has(field),
  );
  return { name: definition.name.value, text, isMutation, isPersonal: isMutation || !isShared };
}

const FILE = new URL("../../__generated__/operations.json", import.meta.url);

const readTexts = () => JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>;

const readList = () =>
  new Map(Object.entries(readTexts()).map(([hash, text]) => [hash, describe(text)]));

/** Returns the texts of this build's operations. */
export const operationTexts = (): string[] => Object.values(readTexts());

/**
 * Reads the relay compiler's operation list (`persistConfig.file`: SHA-256 of text → text). If
 * documents may change (`isChanging`, in development), it rereads the list for an unknown text.
 * Also allows the operations of retained builds, as `isRetained` reports them.
 */
export function readOperations({
  isChanging = false,
  isRetained = (_text: string): boolean => false,
} = {}): Operations {
  let byHash = readList();
  return {
    byText: (text) => {
      const hash = hashOf(text);
      if (isChanging && !byHash.has(hash)) byHash = readList();
      return byHash.get(hash) ?? (isRetained(text) ? describe(text) : undefined);
    },
  };
}
