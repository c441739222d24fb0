import { Kind, parse, visit } from "graphql";
import type { DocumentNode, FieldNode, SelectionSetNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { OperationResult } from "#relay/contract/errors.ts";

// Product lists in GraphQL texts: narrowed lists, and the queries that find a failing product.

/** GraphQL request with its variables. */
export type ListQuery = {
  operationName?: string | null;
  variables: Readonly<Record<string, unknown>>;
  query: string;
};

/** Products that lists leave out. */
export type Narrowing = {
  /** Ids of the products that the backend fails on. */
  exclude: readonly number[];
  /** True to leave out the types that WooGraphQL does not know. */
  isSupportedOnly: boolean;
  /**
   * Slugs that lists of linked products are limited to, by their response key: such a list has ids
   * of its own, and WordPress ignores `exclude` beside them.
   */
  slugs: ReadonlyMap<string, readonly string[]>;
};

/** Path of a null list in a response, and the place of the product that it failed at. */
export type FailedList = {
  path: readonly (string | number)[];
  place: number;
  message: string;
};

type Path = FailedList["path"];

/** Fields that list products. */
const LISTS = new Set(["products", "related", "upsell", "crossSell"]);

/** Matches a text that may have a product list. */
const LIST_TEXT = /\b(products|related|upsell|crossSell)\b/;

/** `include` or `slugIn` of nothing: an empty argument would filter nothing. */
const NO_IDS = [0];
const NO_SLUGS = ["-"];

const documents = new LRUCache<string, DocumentNode>({ max: 200 });

function parsed(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** Returns the request in a call's body; undefined if it has no product list. */
export function readListQuery(body: string): ListQuery | undefined {
  if (!LIST_TEXT.test(body)) return undefined;
  const { operationName, variables, query } = JSON.parse(body) as Partial<ListQuery>;
  if (query === undefined) return undefined;
  return { operationName: operationName ?? null, variables: variables ?? {}, query };
}

const withoutIds = (include: unknown, exclude: readonly number[]) => {
  const left = [include].flat().filter((id) => !exclude.includes(Number(id)));
  return left.length > 0 ? left : NO_IDS;
};

/** Narrows a `where` that is a variable. */
function narrowedWhere(where: unknown, { exclude, isSupportedOnly }: Narrowing): object {
  const given = Object(where) as { include?: unknown[] | null; exclude?: unknown[] | null };
  return {
    ...given,
    ...(given.include?.length && { include: withoutIds(given.include, exclude) }),
    ...(exclude.length > 0 && { exclude: [...(given.exclude ?? []), ...exclude] }),
    ...(isSupportedOnly && { supportedTypesOnly: true }),
  };
}

/**
 * Returns the request with all its product lists narrowed. Texts are changed by insertions, so that
 * they stay those of the document.
 */
export function narrowLists(sent: ListQuery, narrowing: Narrowing): ListQuery {
  const { exclude, isSupportedOnly, slugs } = narrowing;
  const variables: Record<string, unknown> = { ...sent.variables };
  const insertions: { at: number; text: string }[] = [];
  const filters = [
    ...(exclude.length > 0 ? [`exclude: [${exclude.join(", ")}]`] : []),
    ...(isSupportedOnly ? ["supportedTypesOnly: true"] : []),
  ];

  function narrow(field: FieldNode): void {
    const where = field.arguments?.find(({ name }) => name.value === "where")?.value;
    if (where?.kind === Kind.VARIABLE) {
      const name = where.name.value;
      variables[name] = narrowedWhere(sent.variables[name], narrowing);
      return;
    }
    const isOfCatalog = where && field.name.value === "products";
    const known = isOfCatalog ? undefined : slugs.get(keyOf(field));
    const list = known && JSON.stringify(known.length > 0 ? known : NO_SLUGS);
    const all = [...filters, ...(list ? [`slugIn: ${list}`] : [])].join(" ");
    if (where?.kind === Kind.OBJECT) {
      const include = where.fields.find(({ name }) => name.value === "include")?.value;
      if (include?.kind === Kind.VARIABLE) {
        const name = include.name.value;
        variables[name] = withoutIds(sent.variables[name], exclude);
      }
      const at = where.loc && where.loc.end - 1;
      if (at && all !== "") insertions.push({ at, text: ` ${all}` });
      return;
    }
    const at = field.arguments?.at(-1)?.loc?.end ?? field.name.loc?.end;
    if (all === "" || at === undefined) return;
    const hasArguments = field.arguments && field.arguments.length > 0;
    insertions.push({ at, text: hasArguments ? ` where: {${all}}` : `(where: {${all}})` });
  }

  visit(parsed(sent.query), {
    Field: (field) => {
      if (LISTS.has(field.name.value)) narrow(field);
    },
  });
  insertions.sort((one, other) => other.at - one.at);
  let { query } = sent;
  for (const { at, text } of insertions) query = query.slice(0, at) + text + query.slice(at);
  return { ...sent, variables, query };
}

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** Returns the lists of a response that are null because of one of their elements. */
export function failedLists({ data, errors = [] }: OperationResult): FailedList[] {
  return errors.flatMap(({ path = [], message }) => {
    for (let end = path.length - 2; end > 0; end -= 1) {
      const place = path[end + 1];
      const isElement = path[end] === "nodes" || path[end] === "edges";
      const list = path.slice(0, end);
      if (isElement && typeof place === "number" && valueAt(data, list) === null) {
        return [{ path: list, place, message }];
      }
    }
    return [];
  });
}

/** Returns the part of a selection that leads to the lists under these keys; "" without one. */
function cursorSelection(
  document: DocumentNode,
  { query }: ListQuery,
  { selections }: SelectionSetNode,
  [key, ...others]: readonly string[],
): string {
  const inner = (set: SelectionSetNode | undefined, keys: readonly string[]) =>
    set ? cursorSelection(document, { query, variables: {} }, set, keys) : "";
  const all = [key ?? "", ...others];
  const parts = selections.map((selection): string => {
    if (selection.kind === Kind.FIELD) {
      if (keyOf(selection) !== key || !selection.selectionSet) return "";
      const isList = others.length === 0 && LISTS.has(selection.name.value);
      const content = isList ? "edges { cursor }" : inner(selection.selectionSet, others);
      const head = query.slice(selection.loc?.start, selection.selectionSet.loc?.start);
      return content && `${head}{ ${content} }`;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (node) =>
              node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
          );
    if (!fragment || !("selectionSet" in fragment)) return "";
    const content = inner(fragment.selectionSet, all);
    const type = "typeCondition" in fragment ? fragment.typeCondition?.name.value : undefined;
    return content && type ? `... on ${type} { ${content} }` : content;
  });
  return parts.filter((part) => part !== "").join(" ");
}

/**
 * Returns the query for the cursors of failed lists: these name each product by its id, without
 * reading the product itself. Undefined if none of the lists is one of products.
 */
export function cursorsQuery(sent: ListQuery, lists: readonly FailedList[]): ListQuery | undefined {
  const document = parsed(sent.query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return undefined;
  const fields = lists.map(({ path }) => {
    const keys = path.filter((key) => typeof key === "string");
    return cursorSelection(document, sent, operation.selectionSet, keys);
  });
  const content = [...new Set(fields)].join(" ").trim();
  if (content === "") return undefined;
  const used = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    new RegExp(`\\$${variable.name.value}\\b`).test(content),
  );
  const definitions = used.map(({ loc }) => sent.query.slice(loc?.start, loc?.end)).join(", ");
  const names = used.map(({ variable }) => variable.name.value);
  return {
    operationName: "productCursorsQuery",
    variables: Object.fromEntries(names.map((name) => [name, sent.variables[name]])),
    query: `query productCursorsQuery${definitions && `(${definitions})`} { ${content} }`,
  };
}

const idOf = (cursor: unknown) => {
  const text = typeof cursor === "string" ? Buffer.from(cursor, "base64").toString() : "";
  const id = /^arrayconnection:(\d+)$/.exec(text)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Returns the ids of all cursors in a response. */
export function idsIn(data: unknown): number[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "cursor" ? (idOf(value) ?? []) : idsIn(value),
  );
}

/** Returns the id of the product that a list failed at, from the response with its cursors. */
export const idAt = (data: unknown, { path, place }: FailedList): number | undefined =>
  idOf(valueAt(data, [...path, "edges", place, "cursor"]));
