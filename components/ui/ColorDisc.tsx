import styles from "./ColorDisc.module.css";

/**
 * Disc in a color from the shop's data; decorative. The color is a presentation attribute, because
 * the content security policy forbids `style` attributes in HTML.
 */
export function ColorDisc({ className, color }: { className: string | undefined; color: string }) {
  return <svg className={`${styles.disc} ${className}`} color={color} aria-hidden="true" />;
}
