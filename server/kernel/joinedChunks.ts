import { Transform, pipeline } from "node:stream";
import type { FastifyInstance } from "fastify";

// Request body coalescing: bounds the memory that tiny chunks take.

/** Chunks of at least so many bytes are passed on as they are. */
const LARGE = 1024;
const BLOCK = 4096;

/** Creates a stream that joins small chunks, each of which would take some 200 bytes of its own. */
export function joinedChunks(): Transform {
  let block = Buffer.alloc(0);
  let used = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (used > 0 && used + chunk.byteLength > block.byteLength) {
        this.push(block.subarray(0, used));
        used = 0;
      }
      if (used === 0) {
        if (chunk.byteLength >= LARGE) return done(null, chunk);
        block = Buffer.allocUnsafeSlow(BLOCK);
      }
      used += chunk.copy(block, used);
      done();
    },
    flush(done) {
      done(null, used > 0 ? block.subarray(0, used) : undefined);
    },
  });
}

/**
 * Joins the chunks of request bodies before they are parsed: a client could send one byte at a
 * time, and the parser keeps each chunk until the body is complete.
 */
export function joinBodyChunks(app: FastifyInstance): void {
  app.addHook("preParsing", (request, _reply, payload, done) => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    if (encoding === undefined && (length === undefined || Number(length) === 0)) {
      return done(null, payload);
    }
    // The stream that reads the result gets its errors.
    const joined = pipeline(payload, joinedChunks(), () => {});
    done(null, joined);
  });
}
