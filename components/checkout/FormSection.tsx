import { useId } from "react";
import type { ReactNode } from "react";
import { Part } from "#components/page/Part.tsx";
import type { PartName } from "#components/page/shopSlots.ts";
import styles from "./FormSection.module.css";

// Section of a long form, with a heading, as a part with slots.

type FormSectionProps = {
  title: string;
  /** Name of the part of the page that the section is, with the merchant's slots around it. */
  part?: PartName;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders a section (children). */
export function FormSection({ title, part, className, children }: FormSectionProps) {
  const id = useId();
  const section = (
    <section
      data-part="checkout.section"
      className={`${styles.section} ${className ?? ""}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
  return part ? <Part name={part}>{section}</Part> : section;
}
