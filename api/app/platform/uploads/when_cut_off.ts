import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A response in progress. */
interface Sending {
  response: ServerResponse
  /** Of the connection, when it began. */
  written: number
  read: number
  cutOff: (handed: number) => void
}

/**
 * The last one of each connection: the client has received those before it, or it would not have sent another
 * request.
 */
const sendings = new WeakMap<Socket, Sending>()

/**
 * Calls back once when a response doesn't arrive completely: its connection breaks while it is sent, or is reset
 * after everything has been handed to the network and before another request; or an error is sent in its place. The
 * connection stays open so that this can be detected.
 * @param cutOff receives how many bytes were handed to the network; any number of them may have arrived
 */
export function whenCutOff(response: ServerResponse, cutOff: (handed: number) => void): void {
  const { socket } = response
  if (!socket) return
  response.setHeader('Connection', 'keep-alive')
  if (!sendings.has(socket)) socket.once('close', (isReset) => closed(socket, isReset))
  const sending = { response, written: handedOver(socket), read: socket.bytesRead, cutOff }
  sendings.set(socket, sending)
  response.once('finish', () => {
    if (response.statusCode < 400) return
    sendings.set(socket, { ...sending, cutOff: () => undefined })
    cutOff(0)
  })
}

function closed(socket: Socket, isReset: boolean): void {
  const sending = sendings.get(socket)
  if (!sending) return
  const { response, written, read, cutOff } = sending
  const hasAskedAgain = socket.bytesRead > read
  if (response.writableFinished && (!isReset || hasAskedAgain)) return
  cutOff(handedOver(socket) - written)
}

/** All bytes that the operating system has accepted. */
function handedOver(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength
}
