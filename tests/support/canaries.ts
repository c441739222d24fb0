import { randomBytes } from "node:crypto";
import { publicSettings, settings } from "#server/config.ts";

/** A value that is told apart from everything else there is. */
export type Canary = {
  setting: string;
  isPublic: boolean;
  /** What stands in no other text: letters and digits, so that no way of writing changes it. */
  word: string;
  /** The setting's value, with the word in it. */
  value: string;
};

/** The forms in which a setting may take a word, the plainest first. */
const formsOf = (word: string): string[] => [
  word,
  `https://${word}.example/${word}`,
  `https://${word}.example`,
  `wss://${word}.example/${word}`,
  `redis://${word}.example/0`,
  `${word}@${word}.example`,
];

const isPublic = (name: string) => publicSettings.some((known) => known === name);

/** A canary for every setting that takes text; what takes numbers and switches has none. */
export function canaries(): Canary[] {
  return Object.entries(settings.shape).flatMap(([setting, schema]) => {
    const word = `canary${randomBytes(8).toString("hex")}`;
    const value = formsOf(word).find((form) => schema.safeParse(form).data === form);
    return value === undefined ? [] : [{ setting, isPublic: isPublic(setting), word, value }];
  });
}
