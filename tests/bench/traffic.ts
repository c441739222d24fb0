import type { CDPSession } from "playwright";

/** What a request was for; `data` is what scripts ask for, payloads and operations. */
type Kind = "document" | "data" | "script" | "style" | "font" | "picture" | "other";

/** A request that went to the server, and the bytes of its answer, head included. */
export type Exchange = { kind: Kind; bytes: number };

/** What a page sends and receives. */
export type Traffic = {
  /** What was finished since the last `forget`; answers out of the browser's cache do not count. */
  exchanges: () => readonly Exchange[];
  forget: () => void;
  /** Waits until nothing has been under way for so many milliseconds; rejects after a minute. */
  settled: (quietMs?: number) => Promise<void>;
};

const KINDS: Readonly<Record<string, Kind>> = {
  Document: "document",
  Fetch: "data",
  XHR: "data",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "picture",
};

const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

/** Watches a page's traffic from now on, as the browser itself counts it. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const underWay = new Map<string, { kind: Kind; isCached: boolean }>();
  let done: Exchange[] = [];
  let lastEvent = performance.now();

  function finish(id: string, bytes: number): void {
    const request = underWay.get(id);
    lastEvent = performance.now();
    underWay.delete(id);
    if (request && !request.isCached) done.push({ kind: request.kind, bytes });
  }
  function markCached(id: string): void {
    const request = underWay.get(id);
    if (request) request.isCached = true;
  }

  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (redirectResponse) finish(requestId, redirectResponse.encodedDataLength);
    if (!/^https?:/.test(request.url)) return;
    lastEvent = performance.now();
    underWay.set(requestId, { kind: KINDS[type ?? ""] ?? "other", isCached: false });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => markCached(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) markCached(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  );
  session.on("Network.loadingFailed", ({ requestId }) => finish(requestId, 0));
  await session.send("Network.enable");

  function settled(quietMs = QUIET_MS): Promise<void> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const look = () => {
        const now = performance.now();
        const quietAt = Math.max(lastEvent, startedAt) + quietMs;
        if (underWay.size === 0 && now >= quietAt) resolve();
        else if (now > startedAt + PATIENCE_MS) reject(new Error("The page's traffic never ends."));
        else setTimeout(look, underWay.size === 0 ? quietAt - now : quietMs);
      };
      look();
    });
  }

  return { exchanges: () => done, forget: () => void (done = []), settled };
}

const ORDER: readonly Kind[] = ["document", "data", "script", "style", "font", "picture", "other"];
const NAME_WIDTH = 52;
const WIDTH = 15;

/** One cell of the table: requests and kilobytes. */
function cellOf(exchanges: readonly Exchange[]): string {
  if (exchanges.length === 0) return "–".padStart(WIDTH);
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0);
  return `${exchanges.length}${(bytes / 1000).toFixed(1).padStart(8)} kB`.padStart(WIDTH);
}

/** Prints requests and kilobytes by kind, a line for each row, without kinds that none of them has. */
export function printTraffic(title: string, rows: Record<string, readonly Exchange[]>): void {
  const all = Object.values(rows).flat();
  const kinds = ORDER.filter((kind) => all.some((exchange) => exchange.kind === kind));
  const heads = [...kinds, "in all"].map((name) => name.padStart(WIDTH)).join("");
  console.log(`\n${title}`);
  console.log(" ".repeat(NAME_WIDTH + 2) + heads);
  for (const [name, exchanges] of Object.entries(rows)) {
    const parts = kinds.map((kind) => exchanges.filter((exchange) => exchange.kind === kind));
    console.log(`  ${name.padEnd(NAME_WIDTH)}${[...parts, exchanges].map(cellOf).join("")}`);
  }
}
