import { MachineTags } from "#components/head/MachineTags.tsx";
import logo from "./favicon.svg?inline";
import { preloads } from "#theme/preloads";
import defaults from "#theme/defaults.css?raw";
import theme from "#theme/theme.css?raw";
import "./tokens.css";
import "#theme/fonts.css";
import "./reset.css";
import "./base.css";
import "#theme/shop.css";

// Document head of every page: metadata, theme colors, icons and font preloads.

const ownStyles = import.meta.glob<string>("../../shop/styles.css", {
  eager: true,
  query: "?raw",
  import: "default",
});

const styles = [...Object.values(ownStyles), theme, defaults];

/** Returns the first `--paint` of shop and theme, of light mode or of dark mode. */
const paintOf = (isDark: boolean) =>
  styles
    .map((style) => style.split("(prefers-color-scheme: dark)")[Number(isDark)] ?? "")
    .flatMap((style) => /--paint:\s*([^;:}]+)/.exec(style)?.[1] ?? [])[0];

/** `theme-color` of the light and the dark scheme. */
const [byDay, byNight] = [paintOf(false), paintOf(true)];

/** Renders these tags; Vike renders the title, from `pages/+title.ts`. */
export function DocumentHead() {
  return (
    <>
      <MachineTags />
      <meta name="color-scheme" content="light dark" />
      {(["light", "dark"] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={scheme === "light" ? byDay : byNight}
        />
      ))}
      <link rel="icon" href={logo} type="image/png" sizes="32x32" />
      {/* For clients that need a larger icon, or one with a URL. */}
      <link rel="icon" href="/icons/192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {preloads.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
    </>
  );
}
