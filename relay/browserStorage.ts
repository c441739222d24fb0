/** Local storage that may be forbidden, full or gone: reads give null, writes may do nothing. */
export const storage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Writes or removes a value; returns false if it could not be stored. */
  write: (key: string, value: string | null): boolean => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      return true;
    } catch {
      // A full or forbidden storage only means that nothing is saved for the next page.
      return false;
    }
  },
  /** Returns the stored keys that begin with a prefix. */
  keys: (prefix: string): string[] => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
};
