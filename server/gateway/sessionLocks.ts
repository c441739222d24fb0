/** Runs work of one session strictly one after another; different sessions do not wait. */
export type SessionQueue = <T>(session: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * A queue for cart mutations within this process. The backend loses items when mutations of one
 * session overlap, and a form post may meet a call from script.
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
