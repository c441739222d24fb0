import { secondOf } from "./dates.ts";
import { passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { WRONGLY_CONFIGURED } from "./messages.ts";

// Validation rule for date formats, written in tokens such as "YYYY-MM-DD".

// Longer tokens first, or "MM" would be read as two of "M".
const TOKENS = [
  ["MM", "(?:0[1-9]|1[0-2])"],
  ["M", "(?:[1-9]|1[0-2])"],
  ["DD", "(?:[0-2][0-9]|3[01])"],
  ["D", "(?:[0-2]?[0-9]|3[01])"],
  ["YYYY", "[0-9]{4}"],
  ["YY", "[0-9]{2}"],
] as const;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A piece of a format: a token with its pattern, or literal text. */
type Piece = { text: string; pattern?: string };

/**
 * Splits a format at a token's first place that no longer token has taken; each token counts once.
 */
function withToken(pieces: Piece[], [token, pattern]: readonly [string, string]): Piece[] {
  const index = pieces.findIndex((piece) => !piece.pattern && piece.text.includes(token));
  const [before, ...after] = pieces[index]?.text.split(token) ?? [];
  if (before === undefined) return pieces;
  return [
    ...pieces.slice(0, index),
    { text: before },
    { text: token, pattern },
    { text: after.join(token) },
    ...pieces.slice(index + 1),
  ];
}

function patternOf(format: string): RegExp {
  const pieces = TOKENS.reduce(withToken, [{ text: format }]);
  const patterns = pieces.map(({ text, pattern }) => pattern ?? escaped(text));
  return new RegExp(`^${patterns.join("")}$`);
}

/** The rule by name; it has no calendar, so there is a 30th of February. */
export const dateFormatRules = {
  date_format: ([format], { Label }) => {
    if (typeof format !== "string" || format === "") {
      return passing(
        (value) => !Number.isNaN(secondOf(value)),
        // Both messages lack a full stop on purpose: the rule's documented messages do too.
        () => WRONGLY_CONFIGURED.slice(0, -1),
      );
    }
    const pattern = patternOf(format);
    return passing(
      (value) => pattern.test(String(value)),
      () => `${Label} is not a valid date, please use the format ${format}`,
    );
  },
} satisfies Rules;
