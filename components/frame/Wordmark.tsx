import { shopSlots } from "#components/page/shopSlots.ts";
import { em, name as drawnName, path, width } from "#theme/wordmark.json";

// Logo of the shop in the header and the menu: the merchant's, or the name as an inline SVG.

/** The drawing's path. A browser reads it from the page's HTML, so no script has to contain it. */
const drawnPath = import.meta.env.SSR
  ? path
  : document.querySelector("[data-wordmark]")?.getAttribute("d");

/**
 * The drawn name is a path, so that the first paint has it without any font; any other name is
 * text, unless the merchant's folder has a logo.
 */
export function Wordmark({ name }: { name: string }) {
  const { logo: Logo } = shopSlots;
  if (Logo) return <Logo name={name} />;
  if (name !== drawnName || !drawnPath) return name;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${em}`}
      width={`${width / em}em`}
      height="1em"
      fill="currentColor"
    >
      <path data-wordmark="" d={drawnPath} />
    </svg>
  );
}
