/** Wordmark in the header and the menu: the shop's name, until a shop puts its logo here. */
export function Wordmark({ name }: { name: string }) {
  return name;
}
