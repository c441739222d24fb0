/** Export of the embedded shop's folder for mirrors; the folder may be deleted without other changes. */
export type EmbeddedMirror = {
  /** Returns the state of a data folder; that of a mirror has the endpoint of its shop. */
  stateOf: (
    dataDir: string,
  ) => { kind: "empty" } | { kind: "shop" } | { kind: "mirror"; of: string };
  /** Deletes the shop of a data folder, with its carts, orders and accounts. */
  deleteShop: (dataDir: string) => void;
  /** Stores a mirror, with the addresses of its pictures by their names. */
  loadMirror: (
    dataDir: string,
    mirror: { merchandise: object; pictures: Record<string, string> },
  ) => void;
  /** Fetches all pictures that are not stored yet; returns the number of those that did not arrive. */
  fetchPictures: (
    dataDir: string,
    onProgress?: (done: number, all: number) => void,
  ) => Promise<number>;
};
