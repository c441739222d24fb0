import type { BrowserContext } from "@playwright/test";

// A browser's translation, simulated: it replaces every text node by nested elements.

/**
 * Translates each page of a profile as Chrome does: when the page has hydrated, and then whatever
 * its script adds. The texts themselves stay, so that tests find them.
 */
export const translatePages = (shopper: BrowserContext): Promise<unknown> =>
  shopper.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement: parent } = text;
        const isSkipped = !parent || parent.closest("script, style, noscript, textarea, font, svg");
        if (isSkipped || !text.textContent?.trim()) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.textContent;
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
    };
    const begin = () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener("DOMContentLoaded", () => {
      const { dataset } = document.documentElement;
      new MutationObserver((_changes, observer) => {
        if (!("hydrated" in dataset)) return;
        observer.disconnect();
        begin();
      }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
    });
  });
