import { randomUUID } from "node:crypto";

/** Returns a random error reference, displayed on the error page and logged with the error. */
export const newReference = (): string => randomUUID();
