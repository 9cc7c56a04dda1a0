import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import User from '#app/accounts/models/user'
import { PersonCopies } from '#app/accounts/ports/person_copies'
import { recordAudit } from '#app/audit/actions/record_audit'
import { revokeEntitlement } from '#app/enrolment/actions/standing'
import Entitlement from '#app/enrolment/models/entitlement'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { erasureRefusal } from '#app/people/domain/erasure'
import { picturesOf } from '#app/people/rows/data_of_person'
import {
  accountsOf,
  countErased,
  countWaiting,
  eraseFromAudit,
  eraseRows,
  identifiersOf,
  type Erased,
} from '#app/people/rows/erase_rows'
import { fulfilRequest } from '#app/people/rows/erasure_requests'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import { discardFile } from '#app/platform/uploads/stored_files'
import { clock } from '#app/platform/time/clock'
import { ERASED_NAME, ERASED_NAME_WRONG, ERASED_TEXT } from '#contracts/accounts'

interface ErasureOrder {
  /** Only says what would happen. */
  isTrial: boolean
  /** The person's name as the admin typed it; undefined where it isn't asked for. */
  typedName: string | undefined
  reason: string
}

/**
 * Erases a person: nothing is left by which anybody could be recognised, results and money stay without a name. It
 * can't be undone; the account stays, empty and suspended.
 * @throws NotFound; InvalidInput for another name than theirs; Conflict while they sit an exam, a payment or late answers wait,
 *   for staff, and for an account that was merged or erased before
 */
export async function erasePerson(
  admin: User,
  userId: number,
  { isTrial, typedName, reason }: ErasureOrder
): Promise<Erased> {
  const copies = await app.container.make(PersonCopies)
  const now = clock.now()
  // An attempt whose time is over is no reason to refuse.
  await settleRunningAttempt(userId, now)
  const password = await hash.make(randomUUID())

  const { erased, pictures } = await inTransaction(async (trx) => {
    const user = await lockWithManager(trx, { adminId: admin.id, needs: 'users.manage' }, userId)
    if (typedName !== undefined && typedName !== user.name) {
      throw new InvalidInput(ERASED_NAME_WRONG, [{ field: 'nama', msg: ERASED_NAME_WRONG }])
    }
    const refusal = erasureRefusal(user, await countWaiting(trx, userId))
    if (refusal) throw new Conflict(refusal)
    const ids = await accountsOf(trx, userId)
    const pictures = await picturesOf(userId, trx)
    const erased = await countErased(trx, ids, pictures.length)
    if (isTrial) return { erased, pictures: [] }

    const who = await identifiersOf(trx, ids)
    await eraseFromAudit(trx, ids, who)
    await fulfilRequest(trx, { userId, decidedBy: admin.id }, now)
    await eraseRows(trx, ids)
    await dropGrants(trx, { userId, admin }, now)
    for (const email of who.unique) await trx.from('staff_invitations').where({ email }).delete()
    for (const id of ids) await emptyAccount(trx, { id, password, copies }, now)
    await recordAudit(trx, {
      actor: admin,
      action: 'user.erased',
      subject: { type: 'user', id: userId },
      details: { erased, reason: withoutNames(reason, [...who.unique, ...who.names]) },
    })
    return { erased, pictures }
  })
  for (const { folder, stored } of pictures) await discardFile(folder, stored)
  return erased
}

/** The reason stays in the log, so it must not tell whose it was. */
function withoutNames(reason: string, texts: readonly string[]): string {
  return texts.reduce((text, one) => text.replaceAll(one, ERASED_TEXT), reason)
}

async function dropGrants(
  trx: TransactionClientContract,
  { userId, admin }: { userId: number; admin: User },
  now: number
): Promise<void> {
  const grants = await Entitlement.query({ client: trx })
    .where('userId', userId)
    .whereNull('usedAt')
    .whereNull('revokedAt')
  for (const grant of grants) {
    await revokeEntitlement(trx, grant, { revokedBy: admin.id, reason: 'Akun dihapus.' }, now)
  }
}

/** Nobody signs in to it any more, and its number and address are free. */
async function emptyAccount(
  trx: TransactionClientContract,
  { id, password, copies }: { id: number; password: string; copies: PersonCopies },
  now: number
): Promise<void> {
  const user = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  await user
    .merge({
      name: ERASED_NAME,
      nohp: `terhapus-${id}`,
      email: null,
      password,
      numberProvenAt: null,
      profilePic: null,
      targetScore: null,
      activePackageId: null,
      lastPackageName: null,
      loginSeries: user.loginSeries + 1,
      suspendedAt: now,
      suspensionReason: 'Data pribadi dihapus.',
      erasedAt: now,
      updatedAt: now,
    })
    .useTransaction(trx)
    .save()
  await copies.refresh(trx, user)
}
