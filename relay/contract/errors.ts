// Errors of backend requests, and their effects.

/**
 * Effect of a failed request at the backend: `none` if it certainly changed nothing and may be sent
 * again, `unknown` if it may have been applied.
 */
export type Effect = "none" | "unknown";

/** Statuses with which a server or a proxy rejects a request before running it. */
const TURNED_AWAY = new Set([429, 503]);

/** Returns the effect of a request that got an error status. */
export const effectOfStatus = (status: number): Effect =>
  TURNED_AWAY.has(status) ? "none" : "unknown";

type OperationErrorOptions = ErrorOptions & {
  messages?: readonly string[];
  effect?: Effect;
  isAnswered?: boolean;
  retryAfterSeconds?: number | undefined;
};

/** A backend request without a usable response, or a response with incomplete data. */
export class OperationError extends Error {
  override name = "OperationError";
  readonly operation: string;
  /** The backend's error messages, verbatim; empty if it sent none. */
  readonly messages: readonly string[];
  readonly effect: Effect;
  /** True if a whole response arrived: the request is no longer in flight. */
  readonly isAnswered: boolean;
  /** Seconds after which the request may be sent again, if the response said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(operation: string, reason: string, options: OperationErrorOptions = {}) {
    super(`${operation}: ${reason}`, options);
    this.operation = operation;
    this.messages = options.messages ?? [];
    this.effect = options.effect ?? effectOf(options.cause);
    this.isAnswered = options.isAnswered ?? this.messages.length > 0;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

const BACKEND_ERROR = "BackendError";

type BackendErrorOptions = ErrorOptions & {
  effect: Effect;
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
};

/** Failure of the gateway to get a usable response from the backend. */
export class BackendError extends Error {
  override name = BACKEND_ERROR;
  readonly effect: Effect;
  /** Seconds after which the backend wants to be called again, if it said so. */
  readonly retryAfterSeconds: number | undefined;
  /** Status of the response, if there was one. */
  readonly status: number | undefined;

  constructor(message: string, options: BackendErrorOptions) {
    super(message, options);
    this.effect = options.effect;
    this.status = options.status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * Returns the `BackendError` that caused an error; undefined if the backend responded, or was not
 * requested. Found by its name, since each bundle has its own copy of the class.
 */
export function backendErrorIn(error: unknown): BackendError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === BACKEND_ERROR) return cause as BackendError;
  }
  return undefined;
}

/** Returns the effect of a request that failed with this error; `unknown` unless the error tells. */
export function effectOf(error: unknown): Effect {
  return error instanceof OperationError || error instanceof BackendError
    ? error.effect
    : "unknown";
}

/** One error of a GraphQL response. */
export type ResponseError = { message: string; path?: readonly (string | number)[] };

/**
 * True for an exception in the backend, whose reason WPGraphQL hides: a mutation may have been
 * applied.
 */
export const isServerError = ({ message }: ResponseError): boolean =>
  /^internal server error/i.test(message);

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
