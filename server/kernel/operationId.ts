import { createHash } from "node:crypto";

/** Returns the id of an operation: the SHA-256 of its text, as the relay compiler writes it. */
export const operationId = (text: string): string =>
  createHash("sha256").update(text).digest("hex");
