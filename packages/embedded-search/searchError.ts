// Error of a rejected search request, with its HTTP status.

/** Longest message of a response: one may quote the request. */
const MAX_MESSAGE = 400;

/** Error of a rejected request, with the HTTP status and message of the response. */
export class SearchError extends Error {
  override name = "SearchError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message);
    this.status = status;
  }
}

/** Throws a SearchError with status 400. */
export function refuse(message: string): never {
  throw new SearchError(400, message);
}
