import { randomBytes } from "node:crypto";
import { publicSettings, settings } from "#server/kernel/config.ts";

// Canary values of the server's settings, to detect secrets that leak.

/** A unique value for one setting. */
export type Canary = {
  setting: string;
  isPublic: boolean;
  /** Letters and digits that occur in no other text and need no escaping. */
  word: string;
  /** The setting's value, which contains the word. */
  value: string;
};

/** Formats in which a setting may accept a word, plainest first. */
const formsOf = (word: string): string[] => [
  word,
  `https://${word}.example/${word}`,
  `https://${word}.example`,
  `wss://${word}.example/${word}`,
  `redis://${word}.example/0`,
  `${word}@${word}.example`,
];

const isPublic = (name: string) => publicSettings.some((known) => known === name);

/** Returns a canary for every setting that accepts text; numbers and switches have none. */
export function canaries(): Canary[] {
  return Object.entries(settings.shape).flatMap(([setting, schema]) => {
    const word = `canary${randomBytes(8).toString("hex")}`;
    const value = formsOf(word).find((form) => schema.safeParse(form).data === form);
    return value === undefined ? [] : [{ setting, isPublic: isPublic(setting), word, value }];
  });
}
