import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NotedTime } from '#app/platform/time/domain/starting_time'
import type { ClockStatus } from '#app/platform/time/server_clock'

const TABLE = 'server_times'
const LOCK = 'lock'

/** The database's clock in epoch milliseconds, which all processes share. */
const DATABASE_CLOCK = {
  sqlite: `cast(round((julianday('now') - 2440587.5) * 86400000) as integer)`,
  mysql: 'cast(unix_timestamp(now(3)) * 1000 as signed)',
}

/** A server process and the boot id of its machine. */
export interface Noter {
  process: string
  boot: string | null
}

export interface NotedByProcess extends NotedTime {
  process: string
}

/** Reads the last stored time of every process, and locks them until the transaction ends. */
export async function lockNotedTimes(trx: TransactionClientContract): Promise<NotedByProcess[]> {
  await trx.from(TABLE).where('process', LOCK).forUpdate().first()
  const rows = await trx
    .from(TABLE)
    .whereNot('process', LOCK)
    .select('*', trx.raw(`${databaseClock(trx)} - noted_at as age`))
  return rows.map(({ process, boot, elapsed, time, age }) => ({
    process,
    boot,
    elapsed: Number(elapsed),
    time: Number(time),
    age: Number(age),
  }))
}

/** Stores a process's time, replacing the previous one. */
export async function noteTime(
  trx: TransactionClientContract,
  { process, boot }: Noter,
  { elapsed, time }: Pick<ClockStatus, 'elapsed' | 'time'>
): Promise<void> {
  const noted = { boot, elapsed: Math.floor(elapsed), time, noted_at: trx.raw(databaseClock(trx)) }
  await trx
    .insertQuery()
    .table(TABLE)
    .insert({ process, ...noted })
    .knexQuery.onConflict('process')
    .merge()
}

/** Deletes the stored times of these processes. */
export async function forgetTimes(
  trx: TransactionClientContract,
  ended: readonly NotedByProcess[]
): Promise<void> {
  const names = ended.map(({ process }) => process)
  await trx.from(TABLE).whereIn('process', names).delete()
}

function databaseClock(trx: TransactionClientContract): string {
  return trx.dialect.name.includes('sqlite') ? DATABASE_CLOCK.sqlite : DATABASE_CLOCK.mysql
}
