import { clearPrivateStorage } from '@/lib/storage/private-store'

type CleanUp = () => void | Promise<void>

const cleanUps = new Set<CleanUp>([clearPrivateStorage])

/**
 * Registers what must be forgotten when the signed-in person leaves, as a store in memory. What lies in the private
 * store is forgotten without asking. Returns how to take it back.
 */
export function onSessionEnd(cleanUp: CleanUp): () => void {
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}

/** Runs all clean-ups; one that fails is logged and keeps none of the others from running. */
export async function forgetPerson(): Promise<void> {
  const results = await Promise.allSettled([...cleanUps].map(async (cleanUp) => cleanUp()))
  for (const result of results) {
    if (result.status === 'rejected') console.error('A clean-up failed', result.reason)
  }
}
