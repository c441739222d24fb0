/** The shop's sign in the header and the menu: its name, until a shop puts its own logo here. */
export function Wordmark({ name }: { name: string }) {
  return name;
}
