/**
 * Connections that the kernel keeps while the event loop is busy; the system may allow fewer. A
 * client whose connection finds no room tries again after one, three and seven seconds.
 */
export const ACCEPT_BACKLOG = 2048;
