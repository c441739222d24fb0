import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import { SearchError, refuse } from "#search/searchError.ts";

const unzip = promisify(gunzip);

const tooLarge = () => new SearchError(413, "The request is too large");

async function readBytes(request: Request, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unpacked(bytes: Buffer, most: number): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    return refuse("The request is not in gzip");
  }
}

/**
 * Reads and parses a JSON body regardless of its content type; undefined if the body is empty.
 * @param most maximum size in bytes, before and after decompression
 */
export async function readJson(request: Request, most: number): Promise<unknown> {
  const sent = await readBytes(request, most);
  if (sent.length === 0) return undefined;
  const isPacked = request.headers.get("content-encoding") === "gzip";
  const bytes = isPacked ? await unpacked(sent, most) : sent;
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    return refuse("Invalid JSON in the request's body");
  }
}
