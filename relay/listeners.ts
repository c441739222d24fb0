/** Listeners of a value in this tab: `notify` calls each after a change. */
export type Listeners = {
  /** Adds a listener; returns the function that removes it. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
};

/** Creates an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}
