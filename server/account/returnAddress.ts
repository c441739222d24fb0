import { requestAddress } from "#server/pages/requestAddress.ts";

/** Where a form asks to be sent on to, if that is a page of ours. */
export function returnAddress(asked: string | null | undefined): string | undefined {
  // A path, and not the name of another host: browsers take a backslash for a slash.
  if (!asked || !/^\/(?![/\\])/.test(asked)) return undefined;
  try {
    const { path, search } = requestAddress(asked);
    return path + search;
  } catch {
    return undefined;
  }
}
