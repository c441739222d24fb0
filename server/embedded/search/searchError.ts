/** A request that is refused, with the status and the sentence its sender is told. */
export class SearchError extends Error {
  override name = "SearchError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Refuses what was sent. */
export function refuse(message: string): never {
  throw new SearchError(400, message);
}
