import type { IndexTarget } from "./indexTarget.ts";

/** Error of an aborted indexing run, with a sentence that names the reason. */
export class IndexingError extends Error {
  override name = "IndexingError";
}

const RIGHTS = "search, browse, addObject, deleteObject, deleteIndex, settings and editSettings";

/** Returns the message for an expected indexing failure; undefined for an unexpected one. */
export function indexingError(error: unknown, { place, index }: IndexTarget): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "IndexingError") return error.message;
  if (error.name === "RetryError") {
    return `${place} does not respond: check the settings and the connection, then run it again to go on.`;
  }
  const status = "status" in error ? error.status : undefined;
  if (status === 401 || status === 403) {
    return `ALGOLIA_ADMIN_KEY was refused by ${place} for the index ${index} (${error.message}): it must belong to the application and have the rights ${RIGHTS}, for ${index}*.`;
  }
  if (typeof status === "number") {
    return `${place} refused what was sent for the index ${index}: ${error.message} (${status}).`;
  }
  return undefined;
}
