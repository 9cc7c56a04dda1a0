import logger from '@adonisjs/core/services/logger'
import {
  noteDelivered,
  noteRead,
  toNotice,
  UNREAD,
  type UnreadNotice,
} from '#app/exam/rows/notices'
import { findRows } from '#app/platform/database/calls/ways'
import { NotFound } from '#app/platform/errors/failures'

/** A learner's unread notices, oldest first. */
export async function readNotices(userId: number): Promise<UnreadNotice[]> {
  return (await findRows(UNREAD, userId)).map(toNotice)
}

/**
 * Notes that notices are being sent to a device, for the invigilators. A failure is only logged: the learner's call
 * must not fail because of it, and the next one tries again.
 */
export async function delivering(
  notices: readonly UnreadNotice[],
  now: number
): Promise<readonly UnreadNotice[]> {
  const fresh = notices.filter(({ isDelivered }) => !isDelivered).map(({ id }) => id)
  if (fresh.length > 0) {
    await noteDelivered(fresh, now).catch((error: unknown) => {
      logger.warn({ err: error }, 'delivered notices could not be noted')
    })
  }
  return notices
}

/** @throws NotFound, also for another learner's notice */
export async function readNotice(userId: number, id: number, now: number): Promise<void> {
  if (!(await noteRead(userId, id, now))) throw new NotFound('Pemberitahuan tidak ditemukan.')
}
