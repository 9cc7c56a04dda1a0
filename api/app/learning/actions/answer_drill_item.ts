import { itemsOf, refuseWhileSitting, type DrawnItem } from '#app/learning/actions/read_daily_drill'
import { requireOpen } from '#app/learning/actions/require_open'
import { schedule } from '#app/learning/domain/spacing'
import PracticeCard from '#app/learning/models/practice_card'
import PracticeItem from '#app/learning/models/practice_item'
import { lockLearner } from '#app/enrolment/actions/standing'
import Attempt from '#app/exam/models/attempt'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'

interface Answered extends DrawnItem {
  /** False when the question was answered before; that answer stands. */
  isFirst: boolean
}

/**
 * Answers one of the learner's questions of this day, or of an earlier one when the answer was given without a network.
 * @throws NotFound, also for another learner's; Forbidden while its explanations are closed; Conflict while the learner
 *   sits an exam
 */
export async function answerDrillItem(
  userId: number,
  id: number,
  answer: number,
  now: number
): Promise<Answered> {
  const { item } = await findDrawn(userId, id, now)
  return inTransaction(async (trx) => {
    await lockLearner(trx, userId)
    const row = await PracticeItem.findOrFail(id, { client: trx })
    if (row.answer !== null) return { row, item, isFirst: false }
    const isRight = item.accepted.includes(answer)
    const card = await PracticeCard.findBy({ userId, item: item.ref }, { client: trx })
    const next = schedule(card?.memory ?? null, isRight, now)
    await (card ?? new PracticeCard())
      .useTransaction(trx)
      .merge({ userId, item: item.ref, ...next })
      .save()
    await row
      .merge({
        answer,
        isRight,
        answeredDay: dateOf(startOfDay(now)),
        answeredAt: now,
        nextAt: next.dueAt,
      })
      .save()
    return { row, item, isFirst: true }
  })
}

/**
 * An answer that was given, for a device that hasn't got its verdict.
 * @throws as `answerDrillItem`; NotFound before the answer
 */
export async function readDrillAnswer(userId: number, id: number, now: number): Promise<DrawnItem> {
  const drawn = await findDrawn(userId, id, now)
  if (drawn.row.answer === null) throw new DrillItemNotFound()
  return drawn
}

async function findDrawn(userId: number, id: number, now: number): Promise<DrawnItem> {
  await refuseWhileSitting(userId, now)
  const row = await PracticeItem.findBy({ id, userId })
  if (!row) throw new DrillItemNotFound()
  if (row.attemptId !== null) {
    const { packageId } = await Attempt.findOrFail(row.attemptId)
    await requireOpen(userId, packageId, now)
  }
  const item = (await itemsOf(userId, [row], now)).get(id)
  if (!item) throw new DrillItemNotFound()
  return { row, item }
}

class DrillItemNotFound extends NotFound {
  constructor() {
    super('Soal latihan tidak ditemukan.')
  }
}
