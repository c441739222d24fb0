/**
 * Damerau-Levenshtein distance (insertions, deletions, substitutions, swaps) between a typed word
 * and a known one, capped at `most + 1`. With `isPrefix` the typed word is compared with the best
 * prefix of the known one.
 */
export function editDistance(typed: string, known: string, most: number, isPrefix = false): number {
  const far = most + 1;
  if (typed.length - known.length > most) return far;
  if (!isPrefix && known.length - typed.length > most) return far;
  const width = isPrefix ? Math.min(known.length, typed.length + most) : known.length;
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === known[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? far) + (isSame ? 0 : 1),
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === known[column - 2] &&
        typed[row - 2] === known[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return far;
    before = last;
    last = current;
  }
  return Math.min(far, isPrefix ? Math.min(...last) : (last[width] ?? far));
}

/** Bit set of a word's letters; each letter that the other word lacks costs at least one edit. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Counts the bits set. */
export function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

/**
 * Number of typos between two words, capped at `most + 1`. A different first letter counts as two
 * typos, because shoppers seldom mistype it.
 */
export function typosBetween(
  typed: string,
  known: string,
  most: number,
  isPrefix: boolean,
): number {
  const allowed = typed[0] === known[0] ? most : most - 1;
  if (allowed < 1 || bitCount(letterBits(typed) & ~letterBits(known)) > allowed) return most + 1;
  const distance = editDistance(typed, known, allowed, isPrefix);
  return distance + most - allowed;
}
