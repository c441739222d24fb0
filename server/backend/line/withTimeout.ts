/**
 * Runs work with a signal that aborts after some milliseconds. The timer ends with the work: that of
 * `AbortSignal.timeout` would keep the request and its response in memory until it has run out.
 */
export async function withTimeout<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () =>
    controller.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  const timer = setTimeout(abort, ms).unref();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
