type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** A field's controls: one, or one for each choice. */
const controlsIn = (field: Element): Control[] =>
  [...field.querySelectorAll("input, select, textarea")].filter(isControl);

const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked;

const isTickable = (control: Control) => control.type === "radio" || control.type === "checkbox";

/** What a field holds, as its post would say it; empty text where nothing is ticked. */
export function valueIn(field: Element): string {
  const controls = controlsIn(field);
  const ticked = controls.find(isTicked);
  if (ticked) return ticked.value;
  return controls.find((control) => !isTickable(control))?.value ?? "";
}

/** Makes a field hold a value that was not typed into it. */
export function fill(field: Element, value: string): void {
  for (const control of controlsIn(field)) {
    if (control instanceof HTMLInputElement && isTickable(control)) {
      control.checked = control.value === value;
    } else control.value = value;
  }
}

/** Leads to where a field is mended. */
export function focusField(field: Element): void {
  const controls = controlsIn(field);
  const control = controls.find(isTicked) ?? controls[0];
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  field.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  control?.focus({ preventScroll: true });
}

/**
 * Does what may move the page once nothing is pressed: a button that moves away between press and
 * release is not clicked.
 */
export function onceReleased(move: () => void): void {
  if (!document.querySelector(":active")) {
    move();
    return;
  }
  const soon = () => setTimeout(move);
  document.addEventListener("pointerup", soon, { once: true });
  document.addEventListener("pointercancel", soon, { once: true });
}
