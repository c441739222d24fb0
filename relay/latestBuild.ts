import { readSerializedPage } from "./payload.ts";

// Latest build id that the server has reported.

let newest: string | undefined;

/** Records the build id that the server last reported. */
export function noteBuild(id: string): void {
  newest = id;
}

/** True if the server runs another build than the one that rendered this page. */
export const isOutdated = (): boolean =>
  newest !== undefined && newest !== readSerializedPage().shop.buildId;
