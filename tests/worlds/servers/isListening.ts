import { once } from "node:events";
import { connect } from "node:net";

/** True if a server accepts connections on a port of 127.0.0.1. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const opened = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return opened.finally(() => socket.destroy());
}
