import { randomUUID } from "node:crypto";
import { isFields } from "#search/record.ts";
import type { SearchRecord } from "#search/record.ts";
import { refuse } from "#search/searchError.ts";
import type { Corpus } from "./corpus.ts";

// Changes of records, such as a batch sends.

const ACTIONS = [
  "addObject",
  "updateObject",
  "partialUpdateObject",
  "partialUpdateObjectNoCreate",
  "deleteObject",
  "clear",
  "delete",
] as const;

/** A write to one record, or to all of them. */
export type Change =
  | { action: "put" | "patch" | "patchKnown"; record: SearchRecord }
  | { action: "remove"; objectID: string }
  | { action: "clear" };

function objectIdOf(body: Record<string, unknown>, action: string): string {
  const { objectID } = body;
  if (typeof objectID === "number") return String(objectID);
  if (typeof objectID === "string" && objectID !== "") return objectID;
  return refuse(`${action}: the objectID is missing`);
}

/** Validates a record; with `mayBeNew` a missing objectID is generated. */
export function asRecord(body: unknown, action: string, mayBeNew = false): SearchRecord {
  if (!isFields(body)) return refuse(`${action}: expected a record`);
  const isNew = mayBeNew && (body["objectID"] === undefined || body["objectID"] === "");
  return { ...body, objectID: isNew ? randomUUID() : objectIdOf(body, action) };
}

const OPERATIONS = ["Increment", "Decrement", "Add", "AddUnique", "Remove"];

/** Validates a partial record, in which values may be known operations (`_operation`). */
export function asPart(body: unknown, action: string): SearchRecord {
  const record = asRecord(body, action);
  for (const value of Object.values(record)) {
    const operation = isFields(value) ? value["_operation"] : undefined;
    if (operation !== undefined && !OPERATIONS.some((known) => known === operation)) {
      refuse(`${action}: unknown operation ${JSON.stringify(operation)}`);
    }
  }
  return record;
}

/** Parses one request of a batch. */
export function asChange(request: unknown): Change {
  if (!isFields(request)) return refuse("requests: expected objects with action and body");
  const action = ACTIONS.find((known) => known === request["action"]);
  const { body } = request;
  switch (action) {
    case "addObject":
      return { action: "put", record: asRecord(body, action, true) };
    case "updateObject":
      return { action: "put", record: asRecord(body, action) };
    case "partialUpdateObject":
      return { action: "patch", record: asPart(body, action) };
    case "partialUpdateObjectNoCreate":
      return { action: "patchKnown", record: asPart(body, action) };
    case "deleteObject":
      return { action: "remove", objectID: asRecord(body, action).objectID };
    case "clear":
    case "delete":
      return { action: "clear" };
    case undefined:
      return refuse(`Invalid action: ${JSON.stringify(request["action"])}`);
  }
}

/** Returns an attribute after a partial update: the value sent, or the result of its operation. */
function operated(before: unknown, sent: unknown): unknown {
  if (!isFields(sent) || typeof sent["_operation"] !== "string") return sent;
  const { _operation: operation, value } = sent;
  const amount = typeof before === "number" ? before : 0;
  const list: unknown[] = Array.isArray(before) ? before : [];
  switch (operation) {
    case "Increment":
      return amount + Number(value);
    case "Decrement":
      return amount - Number(value);
    case "Add":
      return [...list, value];
    case "AddUnique":
      return list.includes(value) ? list : [...list, value];
    case "Remove":
      return list.filter((item) => item !== value);
    default:
      return before;
  }
}

function patch(corpus: Corpus, record: SearchRecord, mayCreate: boolean): void {
  const before = corpus.records.readById(record.objectID);
  if (!before && !mayCreate) return;
  const changed = Object.entries(record).map(([name, sent]) => [
    name,
    operated(before?.[name], sent),
  ]);
  corpus.put({ ...before, ...Object.fromEntries(changed), objectID: record.objectID });
}

/** Applies the changes in order. */
export function applyChanges(corpus: Corpus, changes: readonly Change[]): void {
  for (const change of changes) {
    switch (change.action) {
      case "put":
        corpus.put(change.record);
        break;
      case "patch":
      case "patchKnown":
        patch(corpus, change.record, change.action === "patch");
        break;
      case "remove":
        corpus.remove(change.objectID);
        break;
      case "clear":
        corpus.clear();
        break;
    }
  }
}

/** Lists the objectIDs of the changes, for the response. */
export const objectIdsOf = (changes: readonly Change[]): string[] =>
  changes.map((change) =>
    "record" in change ? change.record.objectID : "objectID" in change ? change.objectID : "",
  );
