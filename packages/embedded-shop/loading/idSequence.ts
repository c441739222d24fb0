// Id sequence for loaded rows that have no id of their own.

export type IdSequence = {
  /** Returns the given id, else the next free one. */
  next(given: number | undefined): number;
};

/** Creates a sequence above all `given` ids, so that a merchant's own ids stay free. */
export function idSequence(given: Iterable<number | undefined>): IdSequence {
  let last = 0;
  for (const id of given) last = Math.max(last, id ?? 0);
  return { next: (id) => id ?? ++last };
}
