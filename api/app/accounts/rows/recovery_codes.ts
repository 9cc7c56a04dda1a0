import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { hashRecoveryCode, newRecoveryCodes } from '#app/accounts/secrets/recovery_code'

const TABLE = 'recovery_codes'

/** Gives a user ten new codes in place of all earlier ones. They are shown once: only hashes are stored. */
export async function replaceRecoveryCodes(
  trx: TransactionClientContract,
  userId: number
): Promise<string[]> {
  await deleteRecoveryCodes(trx, userId)
  const codes = newRecoveryCodes()
  await trx
    .table(TABLE)
    .multiInsert(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
  return codes
}

/** Uses a code up; false when it isn't one of the user's. */
export async function useRecoveryCode(
  trx: TransactionClientContract,
  userId: number,
  typed: string
): Promise<boolean> {
  const codeHash = hashRecoveryCode(typed)
  if (codeHash === null) return false
  const used: unknown = await trx
    .from(TABLE)
    .where({ user_id: userId, code_hash: codeHash })
    .delete()
  return Number(used) === 1
}

export async function deleteRecoveryCodes(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).delete()
}

/** How many codes a user has left. */
export async function countRecoveryCodes(
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<number> {
  return (await client.from(TABLE).where('user_id', userId)).length
}
