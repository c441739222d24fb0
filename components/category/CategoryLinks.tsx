import { useWords } from "#components/page/useShopTexts.ts";
import { Accordion } from "#components/ui/Accordion.tsx";
import { followHere } from "./followHere.ts";
import type { OnNavigate } from "./followHere.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./FacetForm.module.css";

// Category links in the facet column of a listing or of the search results.

/** Link to a category, with its number of products if known. */
export type CategoryLink = { href: string; name: string; count?: number | undefined };

type CategoryLinksProps = {
  links: readonly CategoryLink[];
  onNavigate?: OnNavigate;
};

/** Renders nothing without links; `onNavigate` may handle their URLs. */
export function CategoryLinks({ links, onNavigate }: CategoryLinksProps) {
  const { departments } = useWords();
  if (links.length === 0) return null;
  return (
    <Accordion isGroup title={departments} isOpen>
      <ul>
        {links.map(({ href, name, count }) => (
          <li key={href}>
            <a
              className={styles.row}
              href={localePath(href)}
              onClick={followHere(href, onNavigate)}
            >
              <span className={styles.name}>{name}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
