import type { Corpus } from "#server/embedded/search/store/corpus.ts";

/** Answers held for each corpus: the requests of one page ask the same of it, and so do shoppers. */
const MOST_HELD = 32;

const held = new WeakMap<Corpus, { version: number; answers: Map<string, unknown> }>();

/** What was worked out for this key since the corpus last changed, or works it out now. */
export function remembered<Answer>(corpus: Corpus, key: string, work: () => Answer): Answer {
  let known = held.get(corpus);
  if (known?.version !== corpus.version) {
    known = { version: corpus.version, answers: new Map() };
    held.set(corpus, known);
  }
  const { answers } = known;
  const answer = answers.has(key) ? (answers.get(key) as Answer) : work();
  // Put in again, so that what was not asked for longest is first.
  answers.delete(key);
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_HELD && oldest !== undefined) answers.delete(oldest);
  return answer;
}
