import { Store } from "relay-runtime";
import { whenIdle } from "./whenIdle.ts";

type Notification = Parameters<Store["notify"]>;

/**
 * A store that can tell its subscribers later what was put into it. A page's data are put there
 * right before the page is rendered: to go through all that the page before it reads, which is
 * about to go, would only hold the new one up.
 */
export class PatientStore extends Store {
  #kept: Notification[] | undefined;

  override notify(...notification: Notification): ReturnType<Store["notify"]> {
    if (!this.#kept) return super.notify(...notification);
    this.#kept.push(notification);
    return [];
  }

  /** Does what puts something into the store; its subscribers are told when all is done. */
  tellLater(put: () => void): void {
    const kept: Notification[] = [];
    this.#kept = kept;
    try {
      put();
    } finally {
      this.#kept = undefined;
    }
    const tell = () => kept.forEach((notification) => this.notify(...notification));
    // A slow page is rendered in several frames.
    requestAnimationFrame(() => whenIdle(tell));
  }
}
