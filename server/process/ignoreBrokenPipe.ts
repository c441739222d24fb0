/**
 * Lets a process outlive whoever read its output. Vike has each fault that nobody caught written to
 * the error stream: where that is gone the writing fails, which is the next such fault, without end.
 */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
