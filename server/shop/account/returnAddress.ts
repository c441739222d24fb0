import { requestUrl } from "#server/kernel/requestUrl.ts";

/** Returns the path to which a form requests a redirect, if it is a page of ours. */
export function returnAddress(requested: string | null | undefined): string | undefined {
  // Must be a path and not another host (`//host`); browsers treat a backslash as a slash.
  if (!requested || !/^\/(?![/\\])/.test(requested)) return undefined;
  try {
    const { path, search } = requestUrl(requested);
    return path + search;
  } catch {
    return undefined;
  }
}
