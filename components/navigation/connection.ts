type Connection = { effectiveType?: string; saveData?: boolean };

/** How good the connection is, where the browser tells. */
export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether what is loaded ahead of its need would cost the shopper dearly. */
export function isDear(): boolean {
  const { saveData, effectiveType } = connection();
  return Boolean(saveData || effectiveType?.includes("2g"));
}
