/**
 * Decides what a lost session means. True says that the user has signed in again and the call may be
 * repeated; false leaves it failed.
 */
export type UnauthorizedHandler = () => Promise<boolean> | boolean

let handler: UnauthorizedHandler | null = null

/** Registers the one answer to a 401 that nobody expected; returns how to take it back. */
export function onUnauthorized(next: UnauthorizedHandler): () => void {
  handler = next
  return () => {
    if (handler === next) handler = null
  }
}

/** Whether a call that met a 401 may be repeated. */
export async function mayRepeat(): Promise<boolean> {
  return handler === null ? false : handler()
}
