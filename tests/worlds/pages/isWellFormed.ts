/** Returns true if all elements are properly nested and closed, with nothing outside of them. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, "");
  if (body === xml || /&(?!(amp|lt|gt|quot|apos);)/.test(body)) return false;
  for (const [, slash, name = ""] of body.matchAll(/<(\/?)([\w:]+)[^<>]*>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/[<>]/.test(body.replace(/<\/?[\w:]+[^<>]*>/g, ""));
}
