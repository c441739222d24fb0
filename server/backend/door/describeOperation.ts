import { Kind, parse, visit } from "graphql";
import type { OperationClass } from "#server/limits/operationRateLimits.ts";
import type {
  DocumentNode,
  OperationDefinitionNode,
  SelectionSetNode,
  VariableDefinitionNode,
} from "graphql";

// Static analysis of a GraphQL operation: name, variables, page sizes and rate limit class.

/** Operation that the relay compiler produced, and that the storefront may therefore send. */
export type Operation = {
  name: string;
  text: string;
  isMutation: boolean;
  isPersonal: boolean;
  class: OperationClass;
  /** Definitions of its variables. */
  variables: readonly VariableDefinitionNode[];
  /** Names of the variables that set the size of a connection's page. */
  pageSizes: ReadonlySet<string>;
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

/** Classes of mutations by root field; every other mutation is one of the changes. */
const MUTATION_CLASSES: Readonly<Record<string, OperationClass>> = {
  applyCoupon: "coupons",
  removeCoupons: "coupons",
  writeReview: "reviews",
};

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

/** Returns the names of the variables that a document passes as `first` or `last`. */
function pageSizesIn(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) => {
      const isPageSize = name.value === "first" || name.value === "last";
      if (isPageSize && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return names;
}

function classOf(fields: readonly string[], isMutation: boolean): OperationClass {
  if (!isMutation) {
    return fields.every((field) => SHARED_FIELDS.has(field)) ? "sharedReads" : "personalReads";
  }
  const classes = fields.map((field) => MUTATION_CLASSES[field] ?? "changes");
  return classes.find((one) => one !== "changes") ?? "changes";
}

/** Describes the operation of a text; throws if there is none, or none with a name. */
export function describeOperation(text: string): Operation {
  const document = parse(text, { noLocation: true });
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (!definition?.name) throw new Error("The operation list holds an operation without a name.");
  const isMutation = definition.operation === "mutation";
  const ownClass = classOf(rootFields(document, definition.selectionSet), isMutation);
  return {
    name: definition.name.value,
    text,
    isMutation,
    isPersonal: ownClass !== "sharedReads",
    class: ownClass,
    variables: definition.variableDefinitions ?? [],
    pageSizes: pageSizesIn(document),
  };
}
