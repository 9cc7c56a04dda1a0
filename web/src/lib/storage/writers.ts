/** Longer than this no sign-out waits for what is being stored, in milliseconds. */
const PATIENCE_MS = 2000

/** What stores the user's data until it is ended. */
const writers = new Set<() => Promise<unknown>>()

/**
 * Has `end` called before the user's data is deleted, so that nothing is stored afterwards.
 * @param end ends the storing, and resolves when nothing of it is under way
 * @returns a function that takes it back
 */
export function endWithPerson(end: () => Promise<unknown>): () => void {
  writers.add(end)
  return () => writers.delete(end)
}

/** Ends all storing of the user's data, before it is deleted. */
export async function endWriters(): Promise<void> {
  // What could not store is over, too.
  const ended = Promise.allSettled([...writers].map((end) => end()))
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
