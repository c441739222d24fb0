// Imported ahead of a program that knows nothing of this: it ends with whoever started it, also where
// that one is killed. Left alone, Vite would go on for ever: its output is refused, and it reports that.
process.once("disconnect", () => process.exit());
// Listening keeps a program open that is done.
process.channel?.unref();
