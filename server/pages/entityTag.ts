import { createHash } from "node:crypto";

/** The entity tag of a body: the same for the same bytes, whoever made them and when. */
export const entityTag = (body: string | Buffer): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
