/**
 * Handles a refused call. It returns true if the missing login or password was provided, so that the call may be
 * repeated, and false to leave it to others.
 */
export type RefusalHandler = (error: unknown) => Promise<boolean> | boolean

const handlers = new Set<RefusalHandler>()

/** Registers a handler for refused calls; returns a function that removes it. */
export function onRefusal(handler: RefusalHandler): () => void {
  handlers.add(handler)
  return () => void handlers.delete(handler)
}

/** Whether a refused call may be repeated. */
export async function mayRepeat(error: unknown): Promise<boolean> {
  for (const handler of handlers) if (await handler(error)) return true
  return false
}
