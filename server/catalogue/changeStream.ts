// Stream of changes in the store that several servers share: its entries and their order.

/** Key of the stream. */
export const STREAM = "changes";

/** Entries that are kept at least; a server that has missed more counts everything as changed. */
export const STREAM_LENGTH = 10_000;

/** A noted change: its tags, its time by the clock of the server that noted it, and that server. */
export type StreamedChange = { tags: readonly string[]; at: number; server: string };

/** Fields of an entry. */
type Fields = Record<string, string>;

/** An entry as the store gives it. */
export type StreamEntry = { id: string; message: Fields };

/** Returns the fields of a change's entry. */
export const fieldsOf = ({ tags, at, server }: StreamedChange): Fields => ({
  tags: tags.join(" "),
  at: `${at}`,
  server,
});

/** Returns the change of an entry; one without tags only marks a position. */
export function changeIn({ message }: Pick<StreamEntry, "message">): StreamedChange {
  const { tags = "", at, server = "" } = message;
  return { tags: tags.split(" ").filter(Boolean), at: Number(at) || 0, server };
}

/** Returns the number of milliseconds, and that within the millisecond, in an entry's id. */
const partsOf = (id: string): [number, number] => {
  const [time = 0, count = 0] = id.split("-").map(Number);
  return [time, count];
};

/** True if an entry comes after another one. */
export function isAfter(id: string, other: string): boolean {
  const [[time, count], [otherTime, otherCount]] = [partsOf(id), partsOf(other)];
  return time === otherTime ? count > otherCount : time > otherTime;
}

/**
 * True if entries after a position may be lost: they were trimmed, or the store has lost the stream.
 * The entry at the position itself is the proof that none is.
 */
export function hasGap(
  position: string,
  first: Pick<StreamEntry, "id"> | undefined,
  last: Pick<StreamEntry, "id"> | undefined,
): boolean {
  return !first || !last || isAfter(first.id, position) || isAfter(position, last.id);
}
