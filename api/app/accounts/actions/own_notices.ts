import {
  noteNoticeRead,
  unreadNoticesOf,
  type AccountNotice,
} from '#app/accounts/rows/account_notices'
import { NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'

/** A user's unread messages about their account, oldest first. */
export async function ownNotices(userId: number): Promise<AccountNotice[]> {
  return unreadNoticesOf(userId)
}

/** @throws NotFound, also for another user's */
export async function readNotice(userId: number, id: number): Promise<void> {
  if (!(await noteNoticeRead(userId, id, clock.now()))) {
    throw new NotFound('Pemberitahuan tidak ditemukan.')
  }
}
