/**
 * Maximum number of connections that wait in the kernel's accept queue while the event loop is
 * busy; the system may allow fewer. A client whose connection finds the queue full tries again
 * after one, three and seven seconds.
 */
export const ACCEPT_BACKLOG = 2048;
