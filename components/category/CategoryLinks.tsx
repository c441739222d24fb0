import { Facet } from "./Facet.tsx";
import { followHere } from "./followHere.ts";
import type { OnGo } from "./followHere.ts";
import styles from "./FacetForm.module.css";

/** A shelf to go to, and how much lies there where that is known. */
export type CategoryLink = { href: string; name: string; count?: number | undefined };

type CategoryLinksProps = {
  links: readonly CategoryLink[];
  onGo?: OnGo;
};

/** CategoryLinks to choose among what is listed, as links; nothing where there are none. */
export function CategoryLinks({ links, onGo }: CategoryLinksProps) {
  if (links.length === 0) return null;
  return (
    <Facet title="Kind" isOpen>
      <ul>
        {links.map(({ href, name, count }) => (
          <li key={href}>
            <a className={styles.row} href={href} onClick={followHere(href, onGo)}>
              <span className={styles.name}>{name}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Facet>
  );
}
