// Values and focus of a form's controls in the DOM.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Returns a field's controls: one, or one per option. Others in it are of an option's own fields. */
function controlsIn(field: Element): Control[] {
  const controls = [...field.querySelectorAll("input, select, textarea")].filter(isControl);
  return controls.filter(({ name }) => name === controls[0]?.name);
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

const isCheckable = (control: Control) => control.type === "radio" || control.type === "checkbox";

/** Returns a field's value as its post would contain it; `""` if nothing is checked. */
export function valueIn(field: Element): string {
  const controls = controlsIn(field);
  const checked = controls.find(isChecked);
  if (checked) return checked.value;
  return controls.find((control) => !isCheckable(control))?.value ?? "";
}

/** Sets a field's value in its controls. */
export function fill(field: Element, value: string): void {
  for (const control of controlsIn(field)) {
    if (control instanceof HTMLInputElement && isCheckable(control)) {
      control.checked = control.value === value;
    } else control.value = value;
  }
}

/** Scrolls an element into the middle of the screen, at once if the shopper prefers less motion. */
export function scrollToMiddle(element: Element): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
}

/** Scrolls to a field and focuses its control. */
export function focusField(field: Element): void {
  const controls = controlsIn(field);
  const control = controls.find(isChecked) ?? controls[0];
  scrollToMiddle(field);
  control?.focus({ preventScroll: true });
}

/**
 * Runs a callback that may shift the layout once no element is pressed: a button that moves between
 * pointer down and up receives no click.
 */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(":active")) {
    callback();
    return;
  }
  const runSoon = () => setTimeout(callback);
  document.addEventListener("pointerup", runSoon, { once: true });
  document.addEventListener("pointercancel", runSoon, { once: true });
}
