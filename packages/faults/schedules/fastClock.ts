/**
 * Fast clock: timers, timeouts, `Date.now` and `performance.now` of this process run `speed` times
 * as fast, which shortens a schedule's pauses. Calls take their usual time.
 * @returns a function that restores the real clock
 */
export function startFastClock(speed: number): () => void {
  const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
  const { now } = Date;
  const { timeout } = AbortSignal;
  const elapsed = performance.now.bind(performance);
  const startedAt = now();
  const elapsedAtStart = elapsed();
  const fastTimeout = (work: () => void, ms = 0, ...args: []) =>
    realTimeout(work, ms / speed, ...args);
  const fastInterval = (work: () => void, ms = 0, ...args: []) =>
    realInterval(work, ms / speed, ...args);
  globalThis.setTimeout = fastTimeout as typeof setTimeout;
  globalThis.setInterval = fastInterval as typeof setInterval;
  Date.now = () => startedAt + Math.round((now() - startedAt) * speed);
  performance.now = () => elapsedAtStart + (elapsed() - elapsedAtStart) * speed;
  AbortSignal.timeout = (ms) => timeout(Math.ceil(ms / speed));
  return () => {
    globalThis.setTimeout = realTimeout;
    globalThis.setInterval = realInterval;
    Date.now = now;
    performance.now = elapsed;
    AbortSignal.timeout = timeout;
  };
}
