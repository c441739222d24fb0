import fontAddress from "@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url";
import { MachineTags } from "#components/head/MachineTags.tsx";
import sign from "./favicon.svg?inline";
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
      <link rel="icon" href={sign} type="image/png" sizes="32x32" />
      {/* For what wants a larger one, or an address. */}
      <link rel="icon" href="/icons/192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="preload" as="font" type="font/woff2" href={fontAddress} crossOrigin="anonymous" />
    </>
  );
}
