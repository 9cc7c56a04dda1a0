import type { MysqlHandle } from '#app/platform/database/mysql_handle'

/**
 * Closes a connection whose statement takes too long. Everything waiting for it fails with ETIMEDOUT and the pool opens
 * a new one. The driver's own limit only reports the error and would keep using the connection.
 * @param limitMs counted from the call
 */
export function limitStatements(
  handle: Pick<MysqlHandle, 'stream' | 'query'>,
  limitMs: number
): void {
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
 * The statement that makes the server stop others slightly before our own limit: the connection stays usable, and no
 * work is done for a caller that has gone. MariaDB limits every statement, MySQL only reads; both limit waits for
 * locks.
 */
export function serverLimits(limitMs: number): string {
  const earlierMs = limitMs * 0.8
  // Version comments: each server runs its own and skips the other.
  return [
    `SET SESSION innodb_lock_wait_timeout = ${Math.floor(earlierMs / 1000)}`,
    `/*M! , max_statement_time = ${earlierMs / 1000} */`,
    `/*!50708 , max_execution_time = ${earlierMs} */`,
  ].join(' ')
}

/** Runs statements in order until one fails. */
export function inTurn(
  handle: MysqlHandle,
  [statement, ...others]: readonly string[],
  done: (error: unknown, handle: MysqlHandle) => void
): void {
  if (statement === undefined) return done(null, handle)
  handle.query(statement, (error) => (error ? done(error, handle) : inTurn(handle, others, done)))
}
