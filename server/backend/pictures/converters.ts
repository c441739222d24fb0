import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { PictureFormat } from "./convert.ts";
import { PictureError } from "./pictureError.ts";

// Pool of processes that convert pictures. A deadline can end a process, but none of the threads
// in which libvips and librsvg work; and its memory returns to the system only with its end.

/** Conversion that a process is asked for. */
export type ConversionRequest = { source: Buffer; width: number; format: PictureFormat };

/** Its result: no bytes if no such picture can be made, a reason if the source cannot be read. */
export type ConversionReply = { bytes: Buffer | undefined } | { reason: string };

/** First message of a process; any other says why it cannot work. */
const READY = "ready";

export type Converters = {
  /**
   * Converts a picture in a process of its own; the caller limits their number. Rejects with a
   * `PictureError`, at the latest after the deadline, when no work is left of the conversion.
   */
  convert: (request: ConversionRequest) => Promise<Buffer | undefined>;
  /** Ends all processes. */
  close: () => void;
};

const PROGRAM = join(import.meta.dirname, "converterProcess.ts");
const DEADLINE_MS = 10_000;
/** Time for a process to start on a busy machine, in milliseconds. */
const START_MS = 30_000;
/** Time without work after which a process ends, in milliseconds. */
const IDLE_MS = 10_000;
/** Conversions after which a process ends that is never idle: it grows by about 1.3 MB with each. */
const MAX_CONVERSIONS = 50;

/** Process of the pool, with the conversions that it has still to do. */
type Converter = { child: ChildProcess; left: number; timer?: NodeJS.Timeout };

/** Lets this process end although a child runs, or not. */
function setRef({ child }: Converter, isNeeded: boolean): void {
  if (isNeeded) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Waits for a process's next message; rejects if it ends, or is silent for too long. */
async function nextMessage({ child }: Converter, timeoutMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onEnd = () => reject(new PictureError(502, "the conversion ended its process"));
  const onTimeout = () => reject(new PictureError(504, "the conversion took too long"));
  const timer = setTimeout(onTimeout, timeoutMs);
  child.once("message", resolve).once("exit", onEnd).once("error", onEnd);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", resolve).off("exit", onEnd).off("error", onEnd);
  }
}

/** Creates the pool; a process starts when there is work for it. */
export function createConverters({
  deadlineMs = DEADLINE_MS,
  idleMs = IDLE_MS,
}: { deadlineMs?: number; idleMs?: number } = {}): Converters {
  const idle: Converter[] = [];
  const children = new Set<ChildProcess>();

  function end({ child, timer }: Converter): void {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }

  async function start(): Promise<Converter> {
    // Its output would be a log of foreign texts, such as the warnings of a drawing's fonts.
    const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
    const child = fork(PROGRAM, [], { serialization: "advanced", execArgv: [], stdio: [...stdio] });
    const converter = { child, left: MAX_CONVERSIONS };
    children.add(child);
    child.once("exit", () => children.delete(child)).on("error", () => {});
    const failure = await nextMessage(converter, START_MS).catch(String);
    if (failure === READY) return converter;
    end(converter);
    throw new Error(`Pictures cannot be converted: ${String(failure)}`);
  }

  /** Returns a process that has no work. */
  async function takeIdle(): Promise<Converter> {
    const converter = idle.pop();
    if (!converter) return start();
    clearTimeout(converter.timer);
    if (!converter.child.connected) return takeIdle();
    setRef(converter, true);
    return converter;
  }

  function giveBack(converter: Converter): void {
    converter.left -= 1;
    if (converter.left === 0) return end(converter);
    setRef(converter, false);
    converter.timer = setTimeout(() => {
      idle.splice(idle.indexOf(converter), 1);
      end(converter);
    }, idleMs).unref();
    idle.push(converter);
  }

  return {
    convert: async (request) => {
      const converter = await takeIdle();
      let reply: ConversionReply;
      try {
        converter.child.send(request);
        reply = (await nextMessage(converter, deadlineMs)) as ConversionReply;
      } catch (error) {
        end(converter);
        throw error;
      }
      giveBack(converter);
      if ("reason" in reply) {
        throw new PictureError(502, "the source cannot be read as a picture", {
          cause: reply.reason,
        });
      }
      return reply.bytes;
    },
    close: () => {
      for (const child of children) child.kill("SIGKILL");
      idle.length = 0;
    },
  };
}
