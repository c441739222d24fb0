import { createHash } from "node:crypto";

/** Returns the source that allows an inline script or style by its hash in a content security policy. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
