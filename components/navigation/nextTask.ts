/**
 * Resolves in a task of its own, before any timer would: what goes on there is no part of the event
 * that it began in, which React would do all at once for.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((begins) => {
    port1.addEventListener("message", () => begins(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
