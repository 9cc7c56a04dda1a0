import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

/** What we use of a connection of the MySQL driver. */
export interface MysqlHandle {
  stream: Socket
  query(statement: string, done: (error: unknown) => void): EventEmitter
}

/**
 * Ends a connection on which a statement isn't over in time. Everything that waits on it fails with ETIMEDOUT and the
 * pool makes a new one: what this one would still answer belongs to nobody. The driver's own limit reports the failure
 * alone and leaves the connection in use.
 * @param limitMs counted from when the statement was handed over
 */
export function limitStatements(handle: MysqlHandle, limitMs: number): void {
  const query = handle.query.bind(handle)
  const timers = new Set<NodeJS.Timeout>()
  const forget = (timer: NodeJS.Timeout) => {
    clearTimeout(timer)
    timers.delete(timer)
  }
  handle.query = (...statement) => {
    const command = query(...statement)
    const timer = setTimeout(() => {
      const message = `the database did not answer within ${limitMs / 1000} s`
      handle.stream.destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT', fatal: true }))
    }, limitMs)
    timers.add(timer)
    command.once('end', () => forget(timer))
    return command
  }
  handle.stream.once('close', () => timers.forEach(forget))
}

/**
 * The statement that makes the server give others up a little earlier than we do: the connection lives on then, and
 * nothing is done for a caller that has gone. MariaDB limits every statement, MySQL what only reads; waits for a lock
 * end on both.
 */
export function serverLimits(limitMs: number): string {
  const earlierMs = limitMs * 0.8
  // Each server runs its own comment and skips the other's.
  return [
    `SET SESSION innodb_lock_wait_timeout = ${Math.floor(earlierMs / 1000)}`,
    `/*M! , max_statement_time = ${earlierMs / 1000} */`,
    `/*!50708 , max_execution_time = ${earlierMs} */`,
  ].join(' ')
}

/** Runs statements one after the other until one fails. */
export function inTurn(
  handle: MysqlHandle,
  [statement, ...others]: readonly string[],
  done: (error: unknown, handle: MysqlHandle) => void
): void {
  if (statement === undefined) return done(null, handle)
  handle.query(statement, (error) => (error ? done(error, handle) : inTurn(handle, others, done)))
}
