import type { ConversionReply, ConversionRequest } from "./converters.ts";

// Child process that converts pictures, one at a time; its server kills it at the deadline.

// The server is gone. An ordinary exit would wait for the threads of a conversion.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

/** Loads the decoder, and says so; on a platform for which none is installed, says why not. */
async function start(): Promise<void> {
  const { convert } = await import("./convert.ts");
  const reply = ({ source, width, format }: ConversionRequest): Promise<ConversionReply> =>
    convert(source, width, format).then(
      (bytes) => ({ bytes }),
      (error: unknown) => ({ reason: String(error) }),
    );
  process.on("message", (request: ConversionRequest) => {
    void reply(request).then((result) => process.send?.(result));
  });
}

start().then(
  () => process.send?.("ready"),
  (error: unknown) => process.send?.(String(error)),
);
