import type { BackendError } from "#relay/contract/errors.ts";
import type { BackendAccess } from "./backendAccess.ts";

// Startup warning about a remote backend that does not respond.

/** Returns the innermost reason of an error, for people. */
function reasonOf(error: BackendError): string {
  let inner: unknown = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { message, code } = inner as NodeJS.ErrnoException;
  return message || (code ?? error.message);
}

/** Probes the backend at `endpoint`; calls `say` with one sentence if it does not respond. */
export async function reportUnreachable(
  access: Pick<BackendAccess, "check">,
  endpoint: string,
  say: (sentence: string) => void,
): Promise<void> {
  const error = await access.check();
  if (!error) return;
  say(
    `The backend at ${endpoint} does not respond (${reasonOf(error)}): cached pages are served, and it is tried again until it does.`,
  );
}
