import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./FormSection.module.css";

type FormSectionProps = { title: string; className?: string | undefined; children: ReactNode };

/** Section of a long form, with a heading. */
export function FormSection({ title, className, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={`${styles.section} ${className ?? ""}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
