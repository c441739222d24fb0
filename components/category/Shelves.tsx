import type { MouseEvent } from "react";
import { isPlainClick } from "#components/ui/isPlainClick.ts";
import { Facet } from "./Facet.tsx";
import styles from "./FacetForm.module.css";

/** A shelf to go to, and how much lies there where that is known. */
export type Shelf = { href: string; name: string; count?: number | undefined };

type ShelvesProps = {
  shelves: readonly Shelf[];
  /** Told of the address before it is gone to; true where it has been seen to already. */
  onGo?: (address: string) => boolean | void;
};

/** Shelves to choose among what is listed, as links; nothing where there are none. */
export function Shelves({ shelves, onGo }: ShelvesProps) {
  if (shelves.length === 0) return null;
  const following = (href: string) => (event: MouseEvent) => {
    if (!isPlainClick(event) || !onGo?.(href)) return;
    event.preventDefault();
    // The page is not left: whoever follows links further up must not.
    event.stopPropagation();
  };
  return (
    <Facet title="Kind" isOpen>
      <ul>
        {shelves.map(({ href, name, count }) => (
          <li key={href}>
            <a className={styles.row} href={href} onClick={following(href)}>
              <span className={styles.name}>{name}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Facet>
  );
}
