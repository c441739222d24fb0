import { parse } from "postcss";
import type { AtRule, Root, Rule } from "postcss";
import type { Plugin } from "vite";

// Dark mode rules, as a Vite plugin: extends the media query to the theme switch.

const DARK = "(prefers-color-scheme: dark)";

/** Limits rules to a condition of the root element, without raising their specificity. */
function restrict(rules: AtRule | Root, condition: string): void {
  rules.walkRules((rule: Rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.startsWith(":root")
        ? selector.replace(":root", `:root:where(${condition})`)
        : `:where(:root${condition}) ${selector}`,
    );
  });
}

/**
 * Returns a style whose rules for dark mode apply where the shopper has chosen it
 * (`data-theme="dark"`), and where the device prefers it unless the shopper has chosen light mode.
 */
export function followChoice(css: string): string {
  const style = parse(css);
  style.walkAtRules("media", (media) => {
    if (media.params !== DARK) return;
    const chosen = media.clone();
    restrict(media, `:not([data-theme="light"])`);
    restrict(chosen, `[data-theme="dark"]`);
    media.after(chosen.nodes ?? []);
  });
  return style.toString();
}

/** Creates the plugin, which transforms stylesheets that contain the dark mode media query. */
export function darkModeRules(): Plugin {
  return {
    name: "vitrine:dark-mode-rules",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/, code: DARK },
      handler: (code) => ({ code: followChoice(code), map: null }),
    },
  };
}
