/**
 * Ignores broken pipes, so that a process survives the reader of its output. Vike writes each
 * uncaught error to stderr: if that fails, the failure is the next uncaught error, in an endless
 * loop.
 */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
