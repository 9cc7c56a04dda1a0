import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import type User from '#app/accounts/models/user'
import { noticeUser } from '#app/accounts/rows/account_notices'
import { recordAudit } from '#app/audit/actions/record_audit'
import {
  addRequest,
  declineRequest,
  latestRequest,
  waitingRequests,
  withdrawRequest,
  type ErasureRequest,
  type WaitingRequest,
} from '#app/people/rows/erasure_requests'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'

/**
 * Asks that the learner's own account is erased; staff decides.
 * @throws Conflict for staff, and while an earlier request waits
 */
export async function requestErasure(user: User, note: string | null): Promise<void> {
  if (user.isStaff) throw new Conflict('Akun staf dihapus oleh admin.')
  try {
    await inTransaction(async (trx) => {
      await addRequest(trx, { userId: user.id, note }, clock.now())
      await recordAudit(trx, {
        actor: user,
        action: 'user.erasure_requested',
        subject: { type: 'user', id: user.id },
        details: { name: user.name },
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('Permintaan Anda sudah menunggu.')
    throw error
  }
}

/** @throws NotFound when none waits */
export async function withdrawErasure(user: User): Promise<void> {
  const isWithdrawn = await inTransaction((trx) => withdrawRequest(trx, user.id, clock.now()))
  if (!isWithdrawn) throw new NotFound('Tidak ada permintaan yang menunggu.')
}

/**
 * Declines a learner's request, and tells them why.
 * @throws NotFound; Conflict when none waits; Forbidden
 */
export async function declineErasure(admin: User, userId: number, reason: string): Promise<void> {
  await inTransaction(async (trx) => {
    const user = await lockWithManager(trx, { adminId: admin.id, needs: 'users.manage' }, userId)
    const now = clock.now()
    const isDeclined = await declineRequest(
      trx,
      { userId, decidedBy: admin.id, answer: reason },
      now
    )
    if (!isDeclined) throw new Conflict('Tidak ada permintaan yang menunggu.')
    await noticeUser(
      trx,
      userId,
      [`Permintaan Anda untuk menghapus akun ditolak. Alasan: ${reason}`],
      now
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'user.erasure_declined',
      subject: { type: 'user', id: userId },
      details: { name: user.name, reason },
    })
  })
}

/** The learner's latest wish; null when they never had one. */
export function ownErasure({ id }: User): Promise<ErasureRequest | null> {
  return latestRequest(id)
}

/** All wishes that wait, the oldest first. */
export function waitingErasures(): Promise<WaitingRequest[]> {
  return waitingRequests()
}
