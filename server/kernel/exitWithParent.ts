// Preload script that ends a program when its parent process ends, even by SIGKILL.

// An orphaned Vite would run forever: its output fails, and it reports that.
process.once("disconnect", () => process.exit());
// The listener would keep a finished program running.
process.channel?.unref();
