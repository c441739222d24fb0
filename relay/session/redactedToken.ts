/** Stands where the signature would: whoever checks it finds that it does not hold. */
const MARK = "kept-by-the-server";

/**
 * What a browser keeps of an account's session token. It says whose session it is and how long it
 * lives, and opens nothing: the token itself opens the customer's cart without any other proof, and
 * is in a cookie that no script reads.
 */
export const redactToken = (token: string): string =>
  [...token.split(".").slice(0, 2), MARK].join(".");

/** Whether a token is only the stand-in of one. */
export const isRedacted = (token: string): boolean => token.endsWith(`.${MARK}`);
