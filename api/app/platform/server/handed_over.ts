import type { ChildProcess } from 'node:child_process'

interface Connection {
  close(): void
}

/** The message of Node's cluster with a connection, and the worker's confirmation. */
interface ClusterMessage {
  act?: string
  seq?: number
  ack?: number
}

type Send = (message: ClusterMessage, connection?: Connection, ...others: unknown[]) => boolean

/**
 * Closes the connections that were handed to a worker and that it hadn't confirmed when it died. Node forgets them
 * but leaves them open: their clients would wait for their timeout instead of retrying.
 */
export function closeWithWorker(worker: Pick<ChildProcess, 'send' | 'on' | 'once'>): void {
  const unconfirmed = new Map<number, Connection>()
  const send = worker.send.bind(worker) as Send
  const sendAndNote: Send = (message, connection, ...others) => {
    if (message.act === 'newconn' && message.seq !== undefined && connection) {
      unconfirmed.set(message.seq, connection)
    }
    return send(message, connection, ...others)
  }
  worker.send = sendAndNote as ChildProcess['send']
  worker.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined) unconfirmed.delete(ack)
  })
  worker.once('exit', () => {
    for (const connection of unconfirmed.values()) connection.close()
    unconfirmed.clear()
  })
}
