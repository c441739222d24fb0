import { createHash } from "node:crypto";

/** Returns a body's entity tag, a hash: equal bytes have equal tags in every process. */
export const entityTag = (body: string | Buffer): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
