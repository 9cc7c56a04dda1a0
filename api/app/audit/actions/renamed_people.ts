import { setImmediate } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { nameEntries } from '#app/audit/rows/person_of_entry'
import { inTransaction } from '#app/platform/database/transaction'

const TABLE = 'renamed_people'

/** Entries of one transaction: more would delay learners' saves. */
export const ENTRIES_AT_ONCE = 500

/**
 * Records that a user has another name or number, in the transaction that changes it. A job updates their earlier
 * entries: rewriting them here would make each change cost as much as all changes before it.
 */
export async function noteRenamed(trx: TransactionClientContract, userId: number): Promise<void> {
  const insert = trx.insertQuery().table(TABLE)
  await insert.insert({ user_id: userId, mended_up_to: 0 }).knexQuery.onConflict('user_id').merge()
}

/** Users whose entries aren't up to date yet. */
export async function renamedPeople(): Promise<number[]> {
  const people = (await db.from(TABLE).select('user_id')) as { user_id: number }[]
  return people.map((person) => person.user_id)
}

/** Updates the entries about renamed users, some hundreds at a time. @param signal stops it between two batches */
export async function mendRenamed(signal?: AbortSignal): Promise<void> {
  for (const userId of await renamedPeople()) {
    while (!signal?.aborted && (await mendSome(userId))) await setImmediate()
  }
}

/** Whether there may be more of this user. */
async function mendSome(userId: number): Promise<boolean> {
  return inTransaction(async (trx) => {
    const about = { user_id: userId }
    const renamed = (await trx.from(TABLE).where(about).forUpdate().first()) as {
      mended_up_to: number
    } | null
    if (!renamed) return false
    const last = await nameEntries(trx, userId, {
      after: renamed.mended_up_to,
      atMost: ENTRIES_AT_ONCE,
    })
    if (last === null) await trx.from(TABLE).where(about).delete()
    else await trx.from(TABLE).where(about).update({ mended_up_to: last })
    return last !== null
  })
}
