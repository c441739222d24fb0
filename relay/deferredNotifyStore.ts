import { Store } from "relay-runtime";
import { whenIdle } from "./whenIdle.ts";

type Notification = Parameters<Store["notify"]>;

/**
 * Relay store that can defer notifying its subscribers. A page's data are committed right before it
 * renders; notifying the outgoing page's subscribers at once would only delay the new page.
 */
export class DeferredNotifyStore extends Store {
  #deferred: Notification[] | undefined;

  override notify(...notification: Notification): ReturnType<Store["notify"]> {
    if (!this.#deferred) return super.notify(...notification);
    this.#deferred.push(notification);
    return [];
  }

  /** Runs a commit without notifications; returns the function that sends them. */
  withhold(put: () => void): () => void {
    const deferred: Notification[] = [];
    this.#deferred = deferred;
    try {
      put();
    } finally {
      this.#deferred = undefined;
    }
    return () => deferred.forEach((notification) => this.notify(...notification));
  }

  /**
   * Runs a commit and defers its notifications until the new page has painted and the browser is
   * idle.
   */
  deferNotify(put: () => void): void {
    const notifyAll = this.withhold(put);
    // A slow page renders over several frames.
    requestAnimationFrame(() => whenIdle(notifyAll));
  }
}
