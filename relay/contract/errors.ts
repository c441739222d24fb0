/** A backend request without a usable response, or a response with incomplete data. */
export class OperationError extends Error {
  override name = "OperationError";
  readonly operation: string;
  /** The backend's error messages, verbatim; empty if it sent none. */
  readonly messages: readonly string[];

  constructor(
    operation: string,
    reason: string,
    options: ErrorOptions & { messages?: readonly string[] } = {},
  ) {
    super(`${operation}: ${reason}`, options);
    this.operation = operation;
    this.messages = options.messages ?? [];
  }
}

/** One error of a GraphQL response. */
export type ResponseError = { message: string; path?: readonly (string | number)[] };

/** Body of a GraphQL response. */
export type OperationResult = {
  data?: Record<string, unknown> | null;
  errors?: readonly ResponseError[];
};

/**
 * True if the errors only mean "not found": WPGraphQL responds to an unknown slug or id with null
 * and one of these sentences, which is no failure.
 */
export function meansNotFound(errors: readonly ResponseError[]): boolean {
  return (
    errors.length > 0 &&
    errors.every((error) =>
      /^No (product|category|\w+) (ID )?(was found|exists)|invalid_term|^No .* found (corresponding|matching)/i.test(
        error.message,
      ),
    )
  );
}
