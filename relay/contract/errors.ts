/** A call to the backend that brought no usable answer, or an answer whose data are not whole. */
export class OperationError extends Error {
  override name = "OperationError";
  readonly operation: string;
  /** The messages the backend gave, as it worded them; empty where it gave none. */
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

/** One error of a GraphQL answer. */
export type AnswerError = { message: string; path?: readonly (string | number)[] };

/** The body of a GraphQL answer. */
export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: readonly AnswerError[];
};

/**
 * Whether the errors only say that what was asked for does not exist: WPGraphQL answers an unknown
 * slug or id with null and one of these sentences, which is a fact about the shop and no fault.
 */
export function meansNotFound(errors: readonly AnswerError[]): boolean {
  return (
    errors.length > 0 &&
    errors.every((error) =>
      /^No (product|category|\w+) (ID )?(was found|exists)|invalid_term|^No .* found (corresponding|matching)/i.test(
        error.message,
      ),
    )
  );
}
