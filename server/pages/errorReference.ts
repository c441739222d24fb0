import { randomUUID } from "node:crypto";

/** A name for one fault: what a shopper reads on the page is found by it in the log. */
export const newReference = (): string => randomUUID();
