import type { CDPSession } from "@playwright/test";

// Network traffic of a page, recorded over the Chrome DevTools Protocol, and its table.

/** Resource type of a request; `data` means script requests: payloads and GraphQL operations. */
type Kind = "document" | "data" | "script" | "style" | "font" | "picture" | "other";

/** A request sent to the server, and the bytes of its response including headers. */
export type Exchange = { kind: Kind; bytes: number };

/** Network traffic of a page. */
export type Traffic = {
  /** Requests finished since the last `forget`, without responses from the browser's cache. */
  exchanges: () => readonly Exchange[];
  forget: () => void;
  /** Waits until no request has been pending for this many milliseconds; rejects after a minute. */
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
const TIMEOUT_MS = 60_000;

/** Records a page's traffic from now on, as measured by the browser. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const inFlight = new Map<string, { kind: Kind; isCached: boolean }>();
  let done: Exchange[] = [];
  let lastEvent = performance.now();

  function finish(id: string, bytes: number): void {
    const request = inFlight.get(id);
    lastEvent = performance.now();
    inFlight.delete(id);
    if (request && !request.isCached) done.push({ kind: request.kind, bytes });
  }
  function markCached(id: string): void {
    const request = inFlight.get(id);
    if (request) request.isCached = true;
  }

  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (redirectResponse) finish(requestId, redirectResponse.encodedDataLength);
    if (!/^https?:/.test(request.url)) return;
    lastEvent = performance.now();
    inFlight.set(requestId, { kind: KINDS[type ?? ""] ?? "other", isCached: false });
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
        if (inFlight.size === 0 && now >= quietAt) resolve();
        else if (now > startedAt + TIMEOUT_MS) reject(new Error("The page's traffic never ends."));
        else setTimeout(look, inFlight.size === 0 ? quietAt - now : quietMs);
      };
      look();
    });
  }

  return { exchanges: () => done, forget: () => void (done = []), settled };
}

const ORDER: readonly Kind[] = ["document", "data", "script", "style", "font", "picture", "other"];
const NAME_WIDTH = 52;
const WIDTH = 15;

/** Formats one cell of the table: requests and kilobytes. */
function cellOf(exchanges: readonly Exchange[]): string {
  if (exchanges.length === 0) return "–".padStart(WIDTH);
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0);
  return `${exchanges.length}${(bytes / 1000).toFixed(1).padStart(8)} kB`.padStart(WIDTH);
}

/** Prints requests and kilobytes by type, one line per row, without types that no row has. */
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
