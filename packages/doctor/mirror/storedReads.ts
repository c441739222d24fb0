import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

// Responses of a long reading, stored so that an interrupted one goes on where it stopped.

/** Time after which a stored response is read again, in milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Responses of a reading at most, and their characters: everything read is kept in memory. */
const MAX_RESPONSES = 20_000;
const MAX_CHARACTERS = 512 * 1024 * 1024;

/** Reads whose responses are stored until the reading is complete. */
export type StoredReads = {
  /** `fetch` for GraphQL queries; a response that was stored is not requested again. */
  send: typeof fetch;
  /** Number of responses so far, and of those among them that were stored before. */
  counts: () => { responses: number; stored: number };
  /** Deletes the stored responses. */
  clear: () => Promise<void>;
};

/** True for a response that has data: one with errors alone may succeed later. */
function hasData(text: string): boolean {
  const { data } = JSON.parse(text) as { data?: object | null };
  return Object.values(data ?? {}).some((field) => field !== null);
}

/**
 * Creates the reads over a folder.
 * @param send sends a query that is not stored
 * @param options `now` is the clock, in epoch milliseconds
 */
export function createStoredReads(
  folder: string,
  send: typeof fetch,
  { now = Date.now, maxCharacters = MAX_CHARACTERS } = {},
): StoredReads {
  let responses = 0;
  let stored = 0;
  let characters = 0;

  /** Counts a response; throws if a shop, which may have lists without end, has sent too much. */
  function count(text: string): void {
    responses += 1;
    characters += text.length;
    if (responses > MAX_RESPONSES || characters > maxCharacters) {
      const size = `${responses} responses of ${Math.ceil(characters / 1024 ** 2)} MB`;
      throw new Error(`the shop has sent more than a mirror takes, ${size}: is a list endless?`);
    }
  }

  async function storedText(file: string): Promise<string | undefined> {
    try {
      const { mtimeMs } = await stat(file);
      return now() - mtimeMs < MAX_AGE_MS ? await readFile(file, "utf8") : undefined;
    } catch {
      return undefined;
    }
  }

  async function store(file: string, text: string): Promise<void> {
    const temporary = `${file}.${process.pid}.tmp`;
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, text);
    await rename(temporary, file);
  }

  return {
    send: async (url, init) => {
      const body = typeof init?.body === "string" ? init.body : "";
      const hash = createHash("sha256").update(body).digest("hex");
      const file = join(folder, `${hash}.json`);
      const known = await storedText(file);
      if (known !== undefined) {
        stored += 1;
        count(known);
        return new Response(known, { headers: { "content-type": "application/json" } });
      }
      const response = await send(url, init);
      const text = await response.text();
      count(text);
      if (response.ok && hasData(text)) await store(file, text);
      return new Response(text, { status: response.status, headers: response.headers });
    },
    counts: () => ({ responses, stored }),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
