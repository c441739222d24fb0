import { connect } from "node:tls";

const TIMEOUT_MS = 10_000;

/** Reads until when the certificate of a host is valid; rejects if it is invalid. */
export function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const host = hostname.replaceAll(/[[\]]/g, "");
  const socket = connect({ host, port: Number(port || 443), servername: host }, () =>
    resolve(new Date(socket.getPeerCertificate().valid_to)),
  );
  socket.once("error", reject);
  socket.setTimeout(TIMEOUT_MS, () => reject(new Error("the host does not respond")));
  return promise.finally(() => socket.destroy());
}
