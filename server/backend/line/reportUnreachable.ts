import type { BackendError } from "#relay/contract/errors.ts";
import type { BackendAccess } from "./backendAccess.ts";

// Startup warning about a remote backend that does not respond.

/** Returns the reason of an error, for people: that of the response, or else the innermost one. */
export function reasonOf(error: BackendError): string {
  if (error.status !== undefined) return error.message;
  let inner: unknown = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { message, code } = inner as NodeJS.ErrnoException;
  return message || (code ?? error.message);
}

/** Returns the likely remedy, as the beginning of a sentence. */
export function remedyFor(reason: string, { status }: BackendError): string {
  if (reason.includes("redirect")) {
    return "set GRAPHQL_ENDPOINT to the address it redirects to, with https and www as WordPress has them; ";
  }
  return status === 404 || status === 200
    ? 'activate WPGraphQL there and select other permalinks than "Plain" in Settings > Permalinks, or correct GRAPHQL_ENDPOINT; '
    : "";
}

/** Probes the backend at `endpoint`; calls `say` with one sentence if it does not respond. */
export async function reportUnreachable(
  access: Pick<BackendAccess, "check">,
  endpoint: string,
  say: (sentence: string) => void,
): Promise<void> {
  const error = await access.check();
  if (!error) return;
  const reason = reasonOf(error);
  say(
    `The backend at ${endpoint} does not respond (${reason}): ${remedyFor(reason, error)}cached pages are served, and it is tried again until it does.`,
  );
}
