import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import SecondFactor from '#app/accounts/models/second_factor'
import type User from '#app/accounts/models/user'
import { countRecoveryCodes, useRecoveryCode } from '#app/accounts/rows/recovery_codes'
import { openFactorSecret, stepOfCode } from '#app/accounts/secrets/second_factor'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Whether the code is the user's: one that the app shows, or a recovery code. Either is used up by this check, so a
 * code that was observed can't be used again.
 */
export async function verifySecondFactor(user: User, typed: string): Promise<boolean> {
  const way = await inTransaction(async (trx) => {
    const factor = await SecondFactor.query({ client: trx })
      .where('userId', user.id)
      .forUpdate()
      .first()
    if (!factor) return null
    if (await useStep(factor, typed)) return 'app'
    if (!(await useRecoveryCode(trx, user.id, typed))) return null
    await noteRecovery(trx, user)
    return 'recovery'
  })
  return way !== null
}

/** Accepts a code of the app, if its time step is later than the last one used. The factor's row must be locked. */
export async function useStep(factor: SecondFactor, typed: string): Promise<boolean> {
  const secret = openFactorSecret(factor.sealedSecret)
  const step = secret === null ? null : stepOfCode(secret, typed, clock.now())
  if (step === null || step <= factor.lastStep) return false
  await factor.merge({ lastStep: step }).save()
  return true
}

async function noteRecovery(trx: TransactionClientContract, user: User): Promise<void> {
  await recordAudit(trx, {
    actor: user,
    action: 'user.recovery_code_used',
    subject: { type: 'user', id: user.id },
    details: { left: await countRecoveryCodes(user.id, trx) },
  })
}
