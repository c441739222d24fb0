import { mayQuoteInput } from "#relay/contract/text/quotedInput.ts";

// Redacted serialization of errors for the log.

/** Fields of our errors, and of Node's, that are logged beside the message. */
const FIELDS = [
  "code",
  "status",
  "statusCode",
  "effect",
  "operation",
  "retryAfterSeconds",
] as const;
/** Depth to which causes are logged. */
const MAX_CAUSES = 5;

/** Personal data and secrets that an error message, or a URL in it, may contain. */
const REDACTED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, "[token]"],
  [/\?[\w%.~[\]-]+=[^\s"'<>)]*/g, "?[query]"],
];

/** Removes email addresses, tokens and query strings from a text. */
export const redact = (text: string): string =>
  REDACTED.reduce((redacted, [pattern, label]) => redacted.replace(pattern, label), text);

/** Returns the backend's messages that an error's own message may quote. */
const quotedIn = ({ messages }: Readonly<Record<string, unknown>>): string[] =>
  (Array.isArray(messages) ? messages : []).filter(
    (message) => typeof message === "string" && message !== "" && mayQuoteInput(message),
  );

/** Serialized error, a field of a log line. */
type LoggedError = { [field: string]: unknown; type: string; message: string; stack: string };

/**
 * Serializes an error for the log: type, message, stack and causes, without email addresses, tokens
 * and query strings. It omits messages of the backend that may quote a shopper's input.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: redact(String(error)), stack: "" };
  }
  const { name, message, stack = "", cause } = error;
  const fields = error as unknown as Record<string, unknown>;
  const quoted = quotedIn(fields);
  const withoutQuotes = (text: string) =>
    redact(quoted.reduce((left, quote) => left.replaceAll(quote, "[backend's message]"), text));
  const known = FIELDS.flatMap((field) => {
    const value = fields[field];
    return typeof value === "string" || typeof value === "number" ? [[field, value] as const] : [];
  });
  return {
    type: name,
    message: withoutQuotes(message),
    stack: withoutQuotes(stack),
    ...Object.fromEntries(known),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: loggedError(cause, depth + 1) }),
  };
}
