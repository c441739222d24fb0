import fontAddress from "@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url";
import { MachineTags } from "#components/head/MachineTags.tsx";
import tokens from "./tokens.css?raw";
import "./tokens.css";
import "./fonts.css";
import "./base.css";

/** The joinery's colour by day and by night, for the browser's own frame. */
const [byDay, byNight = byDay] = [...tokens.matchAll(/--paint: ([^;]+);/g)].map(
  ([, colour]) => colour,
);

/** What every page's head holds beside its title: what machines are told, the colours, the sign and the font. */
export function SiteHead() {
  return (
    <>
      <MachineTags />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={byDay} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={byNight} />
      {/* Not the drawing itself: browsers lay that out on the page's own thread. */}
      <link rel="icon" href="/favicon.png" type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="preload" as="font" type="font/woff2" href={fontAddress} crossOrigin="anonymous" />
    </>
  );
}
