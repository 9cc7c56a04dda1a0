/**
 * Handles a refused call. True means that what it lacked is there now, a login or a password, and it may be repeated;
 * false leaves it to others.
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
