import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockAllWithManager } from '#app/accounts/actions/lock_with_manager'
import { identityChanges } from '#app/accounts/domain/identity_changes'
import type User from '#app/accounts/models/user'
import { PersonCopies } from '#app/accounts/ports/person_copies'
import { noticeUser } from '#app/accounts/rows/account_notices'
import { keepFormer } from '#app/accounts/rows/former_identities'
import { recordAudit } from '#app/audit/actions/record_audit'
import { noteRenamed } from '#app/audit/actions/renamed_people'
import { callNextIfIdle, revokeEntitlement } from '#app/enrolment/actions/standing'
import Entitlement from '#app/enrolment/models/entitlement'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { mergeRefusal } from '#app/people/domain/person_columns'
import {
  countMoved,
  doubleEventGrants,
  joinPlaces,
  moveRows,
  releaseClaims,
  type Moved,
  type Pair,
} from '#app/people/rows/move_rows'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import Result from '#app/results/models/result'

/**
 * Merges an account into another one of the same person: everything of it becomes the other's. It stays, empty and
 * suspended; its logins end, and the other is found by its name, number and address.
 * @param isTrial only says what would be moved
 * @throws NotFound; InvalidInput for one account; Conflict while either sits an exam, for staff, and the second time
 */
export async function mergeAccounts(
  admin: User,
  pair: Pair,
  { isTrial, reason }: { isTrial: boolean; reason: string }
): Promise<Moved> {
  const { fromId, intoId } = pair
  if (fromId === intoId) {
    const msg = 'Pilih akun yang lain.'
    throw new InvalidInput(msg, [{ field: 'ke', msg }])
  }
  const copies = await app.container.make(PersonCopies)
  const now = clock.now()
  // An attempt whose time is over is no reason to refuse.
  for (const id of [fromId, intoId]) await settleRunningAttempt(id, now)
  const password = await hash.make(randomUUID())

  return inTransaction(async (trx) => {
    const manager = { adminId: admin.id, needs: 'users.manage' } as const
    const locked = await lockAllWithManager(trx, manager, [fromId, intoId])
    const find = (id: number) => locked.find((user) => user.id === id)
    const [from, into] = [find(fromId), find(intoId)]
    if (!from || !into) throw new NotFound('Pengguna tidak ditemukan.')
    const refusal = mergeRefusal(from, into)
    if (refusal) throw new Conflict(refusal)
    const moved = await countMoved(trx, pair)
    if (isTrial) return moved

    for (const grantId of await doubleEventGrants(trx, pair)) {
      const grant = await Entitlement.findOrFail(grantId, { client: trx })
      await revokeEntitlement(trx, grant, { revokedBy: admin.id, reason: 'Akun digabung.' }, now)
    }
    await releaseClaims(trx, pair)
    await joinPlaces(trx, pair)
    await moveRows(trx, pair)
    await trx.table('merged_people').insert({ from_id: fromId, into_id: intoId, merged_at: now })
    const before = { id: fromId, name: from.name, nohp: from.nohp, email: from.email }
    await emptyAccount(trx, { from, into, password }, now)
    const { name, nohp, email } = into
    const given = { name, nohp, email: email ?? undefined }
    await keepFormer(trx, intoId, identityChanges(before, given), now)
    await copies.refresh(trx, into)
    await noteRenamed(trx, intoId)
    const lastPackageName = await lastPackageOf(trx, intoId)
    await into.merge({ lastPackageName, updatedAt: now }).useTransaction(trx).save()
    await callNextIfIdle(trx, intoId)
    const notice = `Akun Anda yang lain (${before.nohp}) digabung ke akun ini oleh admin.`
    await noticeUser(trx, intoId, [notice], now)
    for (const id of [fromId, intoId]) {
      await recordAudit(trx, {
        actor: admin,
        action: 'user.merged',
        subject: { type: 'user', id },
        details: { from: before, into: { id: intoId, name }, moved, reason },
      })
    }
    return moved
  })
}

/** Nobody signs in to it any more, and its number and address are free. */
async function emptyAccount(
  trx: TransactionClientContract,
  { from, into, password }: { from: User; into: User; password: string },
  now: number
): Promise<void> {
  into.profilePic ??= from.profilePic
  await from
    .merge({
      nohp: `digabung-${from.id}`,
      email: null,
      password,
      numberProvenAt: null,
      profilePic: null,
      targetScore: null,
      activePackageId: null,
      lastPackageName: null,
      loginSeries: from.loginSeries + 1,
      suspendedAt: now,
      suspensionReason: `Digabung ke akun ${into.name} (${into.nohp}).`,
      mergedInto: into.id,
      updatedAt: now,
    })
    .useTransaction(trx)
    .save()
}

async function lastPackageOf(
  trx: TransactionClientContract,
  userId: number
): Promise<string | null> {
  const latest = await Result.query({ client: trx })
    .where('userId', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .first()
  return latest?.packageName ?? null
}
