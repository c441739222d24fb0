// Log redaction: detects backend messages that may quote a shopper's input.

/** Messages of the backend that never quote a shopper's input. */
const UNQUOTING =
  /^(internal server error|cannot query field|unknown (argument|type)|syntax error)/i;

/**
 * True for a message of the backend that may contain, for example, a name or an email address: it
 * must not be logged.
 */
export const mayQuoteInput = (message: string): boolean => !UNQUOTING.test(message);
