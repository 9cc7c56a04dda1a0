/** The part of an IPC event's frame that tells who speaks. */
export interface Sender {
  /** The frame's own address. */
  url: string
  /** Whether it is the top frame of the window that the message is for. */
  isMainFrame: boolean
}

/**
 * Whether a message comes from the page it was made for: the top frame of the window, showing our own origin. A frame
 * that is gone already (null) says nothing any more.
 */
export function isTrustedSender(sender: Sender | null, origin: string): boolean {
  if (sender === null || !sender.isMainFrame) return false
  const url = URL.parse(sender.url)
  // Of a scheme of our own `origin` is 'null', so the parts are compared.
  return url !== null && `${url.protocol}//${url.host}` === origin && url.username === ''
}
