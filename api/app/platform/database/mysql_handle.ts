import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

/** A statement as the driver takes it. The last kind streams its rows. */
type MysqlStatement =
  | [sql: string, done: (error: unknown) => void]
  | [sql: string, values: readonly unknown[], done: (error: unknown, rows: never) => void]
  | [options: { sql: string; values: unknown[]; rowsAsArray: true }]

/** The parts of a MySQL connection that we use. */
export interface MysqlHandle extends Pick<EventEmitter, 'once' | 'off'> {
  stream: Socket
  query(...statement: MysqlStatement): EventEmitter
}
