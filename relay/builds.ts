import { handedOver } from "./payload.ts";

let newest: string | undefined;

/** Notes a build of the shop that was heard of. */
export function noteBuild(id: string): void {
  newest = id;
}

/** Whether there is another build than the one this page belongs to. */
export const isOutdated = (): boolean =>
  newest !== undefined && newest !== handedOver().shop.buildId;
