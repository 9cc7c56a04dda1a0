import { lockManaged } from '#app/accounts/actions/lock_with_manager'
import { lockOwnAccount, raiseOwnSeries } from '#app/accounts/actions/own_series'
import SecondFactor from '#app/accounts/models/second_factor'
import User from '#app/accounts/models/user'
import { useStep } from '#app/accounts/actions/verify_second_factor'
import { deleteRecoveryCodes, replaceRecoveryCodes } from '#app/accounts/rows/recovery_codes'
import { newFactorSecret, sealFactorSecret } from '#app/accounts/secrets/second_factor'
import { recordAudit } from '#app/audit/actions/record_audit'
import type { AuditAction } from '#contracts/audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'

const ALREADY = 'Verifikasi dua langkah sudah aktif.'
const MISSING = 'Verifikasi dua langkah belum aktif.'

/**
 * Gives a user a secret for their app. Logins ask for its codes only after a first correct one.
 * @returns the secret, in base 32
 * @throws SessionRequired when the account's logins were ended meanwhile, as all of these; Conflict when a factor is in force
 */
export async function beginSecondFactor(user: User): Promise<string> {
  const secret = newFactorSecret()
  await inTransaction(async (trx) => {
    await lockOwnAccount(trx, user)
    const factor = await SecondFactor.find(user.id, { client: trx })
    if (factor && factor.enabledAt !== null) throw new Conflict(ALREADY)
    await SecondFactor.updateOrCreate(
      { userId: user.id },
      { sealedSecret: sealFactorSecret(secret), enabledAt: null, lastStep: -1 },
      { client: trx }
    )
  })
  return secret
}

export interface EnabledFactor {
  recoveryCodes: string[]
  /** The series of logins that is valid now: those without the factor end. */
  series: number
}

/**
 * Enables a second factor with its first correct code.
 * @returns null when the code is wrong
 * @throws Conflict without a secret, or when it is enabled already
 */
export async function enableSecondFactor(user: User, typed: string): Promise<EnabledFactor | null> {
  return inTransaction(async (trx) => {
    await lockOwnAccount(trx, user)
    const factor = await SecondFactor.query({ client: trx })
      .where('userId', user.id)
      .forUpdate()
      .first()
    if (!factor) throw new Conflict(MISSING)
    if (factor.enabledAt !== null) throw new Conflict(ALREADY)
    if (!(await useStep(factor, typed))) return null

    await factor.merge({ enabledAt: clock.now() }).save()
    const recoveryCodes = await replaceRecoveryCodes(trx, user.id)
    const series = await raiseOwnSeries(trx, user)
    await recordAudit(trx, eventOf(user, 'user.factor_enabled'))
    return { recoveryCodes, series }
  })
}

/**
 * Gives a user ten new recovery codes; earlier ones become invalid. The caller has checked a code.
 * @throws Conflict without a factor
 */
export async function renewRecoveryCodes(user: User): Promise<string[]> {
  return inTransaction(async (trx) => {
    await lockOwnAccount(trx, user)
    const factor = await SecondFactor.query({ client: trx })
      .where('userId', user.id)
      .forUpdate()
      .first()
    if (!factor || factor.enabledAt === null) throw new Conflict(MISSING)
    await recordAudit(trx, eventOf(user, 'user.recovery_codes_renewed'))
    return replaceRecoveryCodes(trx, user.id)
  })
}

/**
 * Removes a user's own second factor. The caller has checked a code.
 * @throws Conflict without a factor
 */
export async function disableSecondFactor(user: User): Promise<void> {
  await inTransaction(async (trx) => {
    await lockOwnAccount(trx, user)
    if (!(await deleteFactor(user.id, trx))) throw new Conflict(MISSING)
    await recordAudit(trx, eventOf(user, 'user.factor_disabled'))
  })
}

/**
 * Removes a factor that its owner has lost.
 * @param admin null at the server's console
 * @throws NotFound; Conflict without a factor; Forbidden for the admin's own account, which asks for a code
 */
export async function removeSecondFactor(admin: User | null, userId: number): Promise<void> {
  if (admin?.id === userId) {
    throw new Forbidden('Matikan verifikasi dua langkah Anda sendiri lewat halaman Profil.')
  }
  await inTransaction(async (trx) => {
    const user = await lockManaged(trx, admin, userId)
    if (!(await deleteFactor(userId, trx))) throw new Conflict(MISSING)
    await recordAudit(trx, {
      actor: admin,
      action: 'user.factor_removed',
      subject: { type: 'user', id: userId },
      details: { name: user.name },
    })
  })
}

/** Whether there was an enabled one. */
async function deleteFactor(
  userId: number,
  trx: Parameters<typeof deleteRecoveryCodes>[0]
): Promise<boolean> {
  await deleteRecoveryCodes(trx, userId)
  const deleted = (await SecondFactor.query({ client: trx })
    .where('userId', userId)
    .whereNotNull('enabledAt')
    .delete()) as unknown[]
  return Number(deleted[0]) === 1
}

type OwnChange = Extract<
  AuditAction,
  'user.factor_enabled' | 'user.factor_disabled' | 'user.recovery_codes_renewed'
>

function eventOf({ id, name }: User, action: OwnChange) {
  return { actor: { id, name }, action, subject: { type: 'user' as const, id }, details: {} }
}
