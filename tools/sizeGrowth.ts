// Growth of measured sizes against those of main, for the command that compares them.

/** Sizes in bytes, by what they measure. */
export type Sizes = Readonly<Record<string, number>>;

/** Growth that a change may bring without a word in the changelog. */
const ALLOWED = 1.02;

/** Largest script that runs before the first interaction or idle, in bytes. */
export const MOST_EAGER_SCRIPT = 3_000;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** True if a size is within what main allows; one that main has not measured yet is. */
const isWithin = (bytes: number, before: number | undefined) =>
  before === undefined || bytes <= before * ALLOWED;

/**
 * Compares sizes with those of main (`recorded`): each may grow by 2 %. With a warning about an
 * untested version, growth fails nothing: an upgrade is not blocked by its size.
 * @returns the lines to print, and the exit code of the check
 */
export function compareSizes(
  sizes: Sizes,
  recorded: Sizes,
  untestedWarning?: string,
): { lines: string[]; exitCode: 0 | 1 } {
  const lines = Object.entries(sizes).map(([what, bytes]) => {
    const before = recorded[what];
    const main = before === undefined ? "new" : `${kilobytes(before)} kB on main`;
    return `${isWithin(bytes, before) ? "ok  " : "OVER"} ${what.padEnd(46)} ${kilobytes(bytes)} kB, ${main}`;
  });
  if (untestedWarning !== undefined) return { lines: [...lines, untestedWarning], exitCode: 0 };
  const isFine = Object.entries(sizes).every(([what, bytes]) => isWithin(bytes, recorded[what]));
  if (isFine) return { lines, exitCode: 0 };
  lines.push(
    "A page has grown by more than 2 %: say so in CHANGELOG.md, then record the sizes with `npx node tools/sizes.ts --record`.",
  );
  return { lines, exitCode: 1 };
}
