import type { Page } from "@playwright/test";

// Paint timing in a page: milliseconds from a click to the frame that renders an element.

/** A condition to wait for: an element with this text in its content, or in an attribute. */
export type PaintTarget = { selector: string; text: string; attribute?: string };

/** Milliseconds until each of the targets was rendered. */
type Times<Name extends string> = Record<Name, number>;

type Order = { targets: Record<string, PaintTarget>; goesBack: boolean; timeoutMs: number };

const TIMEOUT_MS = 30_000;

/**
 * Runs in the page. Every change of the document requests the next frame; in it, just before the
 * paint, the targets are looked up in the document. Time starts with the click's own time stamp, so
 * that a page too busy to handle the click does not gain by it.
 */
function watchInPage({ targets, goesBack, timeoutMs }: Order): {
  painted: Promise<Record<string, number>>;
} {
  const isVisible = ({ selector, text, attribute }: PaintTarget) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const found = attribute ? element.getAttribute(attribute) : element.textContent;
      return found?.includes(text) === true && element.checkVisibility();
    });
  const painted = new Promise<Record<string, number>>((resolve, reject) => {
    const times: Record<string, number> = {};
    const awaited = new Map(Object.entries(targets));
    const begin = (startedAt: number) => {
      let isFrameRequested = false;
      const look = () => {
        isFrameRequested = false;
        for (const [name, target] of awaited) {
          if (!isVisible(target)) continue;
          times[name] = performance.now() - startedAt;
          awaited.delete(name);
        }
        if (awaited.size > 0) return;
        observer.disconnect();
        resolve(times);
      };
      const observer = new MutationObserver(() => {
        if (!isFrameRequested) requestAnimationFrame(look);
        isFrameRequested = true;
      });
      const attributes = [...awaited.values()].flatMap(({ attribute }) => attribute ?? []);
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        ...(attributes.length > 0 && { attributeFilter: attributes }),
      });
    };
    const missing = () => new Error(`Not painted in time: ${[...awaited.keys()].join(", ")}`);
    setTimeout(() => reject(missing()), timeoutMs);
    if (goesBack) {
      begin(performance.now());
      history.back();
    } else {
      addEventListener("click", (event) => begin(event.timeStamp), { capture: true, once: true });
    }
  });
  return { painted };
}

async function watch<Name extends string>(
  page: Page,
  targets: Record<Name, PaintTarget>,
  act?: () => Promise<unknown>,
): Promise<Times<Name>> {
  const order: Order = { targets, goesBack: act === undefined, timeoutMs: TIMEOUT_MS };
  const watched = await page.evaluateHandle(watchInPage, order);
  await act?.();
  return (await watched.evaluate(({ painted }) => painted)) as Times<Name>;
}

/**
 * Returns the milliseconds from the click made by `click` to the frame in which each target is
 * rendered.
 */
export const timesFromClick = <Name extends string>(
  page: Page,
  targets: Record<Name, PaintTarget>,
  click: () => Promise<unknown>,
): Promise<Times<Name>> => watch(page, targets, click);

/**
 * Returns the milliseconds from a step back in history to the frame in which each target is
 * rendered.
 */
export const timesFromStepBack = <Name extends string>(
  page: Page,
  targets: Record<Name, PaintTarget>,
): Promise<Times<Name>> => watch(page, targets);
