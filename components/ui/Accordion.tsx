import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Accordion.module.css";

type AccordionProps = {
  title: string;
  isOpen?: boolean;
  onToggle?: () => void;
  /** True for fields of a form, which the title names. */
  isGroup?: boolean;
  children: ReactNode;
};

/** Collapsible section (`details`), which works without script. */
export function Accordion(props: AccordionProps) {
  const { title, isOpen = false, onToggle, isGroup = false, children } = props;
  return (
    <details
      className={`${styles.part} ${isGroup ? styles.group : styles.section}`}
      open={isOpen}
      onToggle={onToggle}
    >
      <summary>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.closed}>
          <Icon name="plus" size={20} />
        </span>
        <span className={styles.opened}>
          <Icon name="minus" size={20} />
        </span>
      </summary>
      <div className={styles.content} {...(isGroup && { role: "group", "aria-label": title })}>
        {children}
      </div>
    </details>
  );
}
