/**
 * Resolves in a new task, before any timer. React finishes all updates of a click before the next
 * paint; updates in another task no longer belong to the click.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((begins) => {
    port1.addEventListener("message", () => begins(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
