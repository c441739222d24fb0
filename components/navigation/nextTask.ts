/**
 * Resolves in a task of its own, before any timer would. React does all that follows from an event
 * before the next paint; what goes on in another task is no part of the event any more.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((begins) => {
    port1.addEventListener("message", () => begins(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
