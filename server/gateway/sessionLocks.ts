/**
 * Session lock: serializes the work of one session; different sessions do not wait for each other.
 */
export type SessionQueue = <T>(session: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Creates in-process session locks for cart mutations. The backend loses items when mutations of
 * one session overlap, and a form post may coincide with a request from script.
 */
export function createSessionLocks(): SessionQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (session, work) => {
    if (!session) return work();
    const turn = (tails.get(session) ?? Promise.resolve()).then(work, work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    tails.set(session, settled);
    void settled.then(() => {
      if (tails.get(session) === settled) tails.delete(session);
    });
    return turn;
  };
}
