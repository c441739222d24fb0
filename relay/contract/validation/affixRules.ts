import { isComposite } from "./equality.ts";
import { passing } from "./rule.ts";
import type { Rule, Rules } from "./rule.ts";
import { choiceOf, inWords } from "./messages.ts";

const affixed =
  (isAt: (text: string, affix: string) => boolean, message: string): Rule =>
  (args, { Label }) =>
    passing(
      (value) => {
        if (typeof value !== "string") return false;
        return (
          args.length === 0 || args.some((arg) => !isComposite(arg) && isAt(value, String(arg)))
        );
      },
      () => `${Label} ${message} ${choiceOf(args.map(inWords))}.`,
    );

/** Validation rules for prefixes and suffixes. */
export const affixRules = {
  starts_with: affixed((text, affix) => text.startsWith(affix), "doesn’t start with"),
  ends_with: affixed((text, affix) => text.endsWith(affix), "doesn’t end with"),
} satisfies Rules;
