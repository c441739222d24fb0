import { usePageContext } from "vike-react/usePageContext";
import type { ShopSlots } from "#components/page/shopSlots.ts";
import styles from "./themes.module.css";

/** Addresses of the shop in the other themes by name; the command writes the file. */
const addresses = Object.values(
  import.meta.glob<Record<string, string>>("./addresses.json", { eager: true, import: "default" }),
)[0];

/** Links to this page in the other themes. */
function ThemeLinks() {
  const { urlPathname, urlParsed } = usePageContext();
  return (
    <nav className={styles.themes} aria-label="Themes" lang="en">
      {Object.entries(addresses ?? {}).map(([theme, origin]) => (
        <a key={theme} href={`${origin}${urlPathname}${urlParsed.searchOriginal ?? ""}`}>
          {theme}
        </a>
      ))}
    </nav>
  );
}

/** Adds the links below the footer. */
export const slots: ShopSlots = { footer: { after: ThemeLinks } };
