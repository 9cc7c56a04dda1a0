import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StoredTime } from '#app/platform/database/columns'
import type { ErasureStatus } from '#contracts/erasure'

const TABLE = 'erasure_requests'

/** A learner's wish that their account is erased. */
export interface ErasureRequest {
  id: number
  user_id: number
  status: ErasureStatus
  note: string | null
  answer: string | null
  created_at: StoredTime
  decided_at: StoredTime | null
}

/** One that waits, with who asks. */
export type WaitingRequest = ErasureRequest & { name: string; nohp: string }

/** The user's latest; null when they never asked. */
export async function latestRequest(userId: number): Promise<ErasureRequest | null> {
  const row: unknown = await db.from(TABLE).where('user_id', userId).orderBy('id', 'desc').first()
  return (row as ErasureRequest | null) ?? null
}

/** All that wait, the oldest first. */
export async function waitingRequests(): Promise<WaitingRequest[]> {
  return db
    .from(TABLE)
    .join('users', 'users.id', `${TABLE}.waiting_user_id`)
    .orderBy(`${TABLE}.id`)
    .select(`${TABLE}.*`, 'users.name', 'users.nohp')
}

/** @throws a unique violation when one of theirs waits */
export async function addRequest(
  trx: TransactionClientContract,
  { userId, note }: { userId: number; note: string | null },
  now: number
): Promise<void> {
  await trx.table(TABLE).insert({
    user_id: userId,
    waiting_user_id: userId,
    status: 'menunggu' satisfies ErasureStatus,
    note,
    created_at: now,
  })
}

/** Ends the user's waiting request. @returns whether there was one */
async function endRequest(
  trx: TransactionClientContract,
  userId: number,
  columns: Readonly<Record<string, string | number | null>>
): Promise<boolean> {
  const ended: unknown = await trx
    .from(TABLE)
    .where('waiting_user_id', userId)
    .update({ waiting_user_id: null, ...columns })
  return Number(ended) === 1
}

export const fulfilRequest = (
  trx: TransactionClientContract,
  { userId, decidedBy }: { userId: number; decidedBy: number },
  now: number
) => endRequest(trx, userId, { status: 'dipenuhi', decided_by: decidedBy, decided_at: now })

export const declineRequest = (
  trx: TransactionClientContract,
  { userId, decidedBy, answer }: { userId: number; decidedBy: number; answer: string },
  now: number
) => endRequest(trx, userId, { status: 'ditolak', decided_by: decidedBy, decided_at: now, answer })

export const withdrawRequest = (trx: TransactionClientContract, userId: number, now: number) =>
  endRequest(trx, userId, { status: 'ditarik', decided_at: now })
