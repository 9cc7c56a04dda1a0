/** The fields of an IPC event's frame that identify the sender. */
export interface Sender {
  url: string
  /** Whether it is the top frame of the intended window. */
  isMainFrame: boolean
}

/**
 * Whether a message comes from the intended page: the top frame of the window, on our own origin. A closed frame (null)
 * isn't trusted.
 */
export function isTrustedSender(sender: Sender | null, origin: string): boolean {
  if (sender === null || !sender.isMainFrame) return false
  const url = URL.parse(sender.url)
  // `origin` is 'null' for custom schemes, so the parts are compared.
  return url !== null && `${url.protocol}//${url.host}` === origin && url.username === ''
}
