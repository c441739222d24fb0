// Verdict on measured sizes and their limits, for the command that checks them.

/** Size and its limit, in bytes. */
export type Budget = { what: string; bytes: number; limit: number };

/** Lines to print about the sizes, and the exit code of the check. */
export type Verdict = { lines: string[]; exitCode: 0 | 1 };

const isWithin = ({ bytes, limit }: Budget) => bytes <= limit;

function lineOf(budget: Budget): string {
  const { what, bytes, limit } = budget;
  const [size, most] = [bytes, limit].map((count) => (count / 1000).toFixed(1).padStart(6));
  return `${isWithin(budget) ? "ok  " : "OVER"} ${what.padEnd(46)} ${size} kB of ${most} kB`;
}

/**
 * Judges sizes by their limits. With a warning about an untested version, an exceeded limit fails
 * nothing: an upgrade is not blocked by its size, and the limits apply again once it is tested.
 */
export function judgeSizes(budgets: readonly Budget[], untestedWarning?: string): Verdict {
  const lines = budgets.map(lineOf);
  if (untestedWarning !== undefined) return { lines: [...lines, untestedWarning], exitCode: 0 };
  return { lines, exitCode: budgets.every(isWithin) ? 0 : 1 };
}
