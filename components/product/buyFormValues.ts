import type { Choice } from "#relay/contract/page/variationChoice.ts";

// Values of the buy form: the choice and the quantity.

const PREFIX = "attribute_";

/** Returns the name of an attribute's form field. */
export const attributeField = (attribute: string) => PREFIX + attribute;

/** Reads the choice from a form, by attribute name without the fields' prefix. */
export function choiceIn(data: FormData): Choice {
  const choice: Record<string, string> = {};
  for (const [field, value] of data) {
    if (field.startsWith(PREFIX) && typeof value === "string") {
      choice[field.slice(PREFIX.length)] = value;
    }
  }
  return choice;
}

/** Reads the quantity from a form; 1 if its field is missing or has no number. */
export function quantityIn(data: FormData, field = "quantity"): number {
  const value = data.get(field);
  const quantity = Number.parseInt(typeof value === "string" ? value : "", 10);
  return Number.isNaN(quantity) ? 1 : Math.max(0, quantity);
}
