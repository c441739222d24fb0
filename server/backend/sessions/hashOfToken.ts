import { createHash } from "node:crypto";

/** Hashes a token, to store it: the token itself would open its session or its account. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
