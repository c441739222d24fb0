/** Messages of the backend that never quote a shopper's input. */
const UNQUOTING =
  /^(internal server error|cannot query field|unknown (argument|type)|syntax error)/i;

/**
 * True for a message of the backend that may quote input of a shopper, such as a name or an email
 * address: it must not be logged.
 */
export const mayQuoteInput = (message: string): boolean => !UNQUOTING.test(message);
