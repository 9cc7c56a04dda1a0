/** The longest time that sign-out waits for pending writes, in milliseconds. */
const PATIENCE_MS = 2000

/** The components that store the user's data, until they are ended. */
const writers = new Set<() => Promise<unknown>>()

/**
 * Registers `end` to be called before the user's data is deleted, so that nothing is stored afterwards.
 * @param end stops writing, and resolves when no write is pending
 * @returns a function that removes it
 */
export function endWithPerson(end: () => Promise<unknown>): () => void {
  writers.add(end)
  return () => writers.delete(end)
}

/** Ends all writers before the user's data is deleted. */
export async function endWriters(): Promise<void> {
  // A writer whose write failed has ended too.
  const ended = Promise.allSettled([...writers].map((end) => end()))
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
