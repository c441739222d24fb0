import type { PageBackend } from "#relay/pageContext.ts";
import type { Place } from "./admission.ts";

/**
 * Wraps a page's backend so that each response waits for a turn of the event loop. The rendering
 * then runs in steps, and the server handles other requests between them.
 */
export function stepwiseBackend<Backend extends PageBackend>(
  backend: Backend,
  { turn }: Place,
): Backend {
  const stepwise =
    (send: typeof fetch): typeof fetch =>
    async (...call) => {
      const response = await send(...call);
      await turn();
      return response;
    };
  return { ...backend, shared: stepwise(backend.shared), personal: stepwise(backend.personal) };
}
