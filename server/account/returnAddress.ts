import { requestAddress } from "#server/pages/requestAddress.ts";

/** Returns the path that a form asks to be redirected to, if it is a page of ours. */
export function returnAddress(asked: string | null | undefined): string | undefined {
  // Must be a path and not another host (`//host`); browsers treat a backslash as a slash.
  if (!asked || !/^\/(?![/\\])/.test(asked)) return undefined;
  try {
    const { path, search } = requestAddress(asked);
    return path + search;
  } catch {
    return undefined;
  }
}
