/** Whether WordPress would take a text for an e-mail address; a rough cut of its rules. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
