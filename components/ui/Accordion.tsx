import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Accordion.module.css";

type AccordionProps = {
  title: string;
  isOpen?: boolean;
  onToggle?: () => void;
  children: ReactNode;
};

/** Collapsible section (`details`), which works without script. */
export function Accordion({ title, isOpen = false, onToggle, children }: AccordionProps) {
  return (
    <details className={styles.part} open={isOpen} onToggle={onToggle}>
      <summary>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.closed}>
          <Icon name="plus" size={20} />
        </span>
        <span className={styles.opened}>
          <Icon name="minus" size={20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
