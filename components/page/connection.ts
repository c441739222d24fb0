type Connection = { effectiveType?: string; saveData?: boolean };

/** Network Information API, where the browser has it. */
export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** True if prefetching would be expensive for the shopper: data saver, or a 2G connection. */
export function isMetered(): boolean {
  const { saveData, effectiveType } = connection();
  return Boolean(saveData || effectiveType?.includes("2g"));
}
