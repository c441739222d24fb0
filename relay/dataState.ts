import { useSyncExternalStore } from "react";

/**
 * Where something that is loaded stands: not begun, under way, or how it ended last. An error keeps
 * what was known before it; the next success clears it.
 */
export type DataState = "idle" | "pending" | "success" | "error";

/** One thing's state, to be told of work and to be listened to. */
export type TrackedState = {
  read: () => DataState;
  subscribe: (listener: () => void) => () => void;
  /** Counts a piece of work until it settles, and settles as it does. */
  during: <T>(work: Promise<T>) => Promise<T>;
};

/** A state of its own, idle at first; pending while any work of it is, then as the last one ended. */
export function trackState(): TrackedState {
  let state: DataState = "idle";
  let underWay = 0;
  const listeners = new Set<() => void>();
  const change = (next: DataState, by: number) => {
    underWay += by;
    state = underWay > 0 ? "pending" : next;
    listeners.forEach((listener) => listener());
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    during: (work) => {
      change("pending", 1);
      work.then(
        () => change("success", -1),
        () => change("error", -1),
      );
      return work;
    },
  };
}

const atFirst = (): DataState => "idle";

/** A tracked state as a component shows it; a page's HTML shows it idle. */
export const useDataState = ({ subscribe, read }: TrackedState): DataState =>
  useSyncExternalStore(subscribe, read, atFirst);
