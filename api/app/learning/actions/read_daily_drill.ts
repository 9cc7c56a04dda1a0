import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { readSatItems, type SatItem } from '#app/learning/actions/sat_items'
import { practiceBank } from '#app/learning/bank/practice_bank'
import { drillOfDay, type OwnCandidate } from '#app/learning/domain/daily_drill'
import type { DrillItem } from '#app/learning/domain/drill_item'
import { skillCounts } from '#app/learning/domain/skill_counts'
import { skillState } from '#app/learning/domain/skill_map'
import { streakOf } from '#app/learning/domain/streak'
import PracticeCard from '#app/learning/models/practice_card'
import PracticeItem from '#app/learning/models/practice_item'
import { lockLearner } from '#app/enrolment/actions/standing'
import { practisedDays } from '#app/learning/rows/practised_days'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { SITTING_NOW } from '#contracts/practice'
import { REFUSAL } from '#contracts/refusals'

/** A question of the day with the learner's answer, if there is one. */
export interface DrawnItem {
  row: PracticeItem
  item: DrillItem
}

export interface DailyDrill {
  items: DrawnItem[]
  /** Such as 2026-11-27. */
  day: string
  /** Days in a row with practice, up to today or yesterday. */
  streak: number
}

/**
 * The learner's questions of today: drawn by the first call, and the same all day. Those whose explanations have closed
 * meanwhile are left out.
 * @throws Conflict while the learner sits an exam
 */
export async function readDailyDrill(userId: number, now: number): Promise<DailyDrill> {
  await refuseWhileSitting(userId, now)
  const day = dateOf(startOfDay(now))
  const known = await rowsOf(userId, day)
  const rows = known.length > 0 ? known : await drawDrill(userId, day, now)
  const items = await itemsOf(userId, rows, now)
  return {
    items: rows.flatMap((row) => {
      const item = items.get(row.id)
      return item ? [{ row, item }] : []
    }),
    day,
    streak: streakOf(await practisedDays(userId), day),
  }
}

/** @throws Conflict while the learner sits an exam */
export async function refuseWhileSitting(userId: number, now: number): Promise<void> {
  if (!(await settleRunningAttempt(userId, now))) return
  throw new Conflict(SITTING_NOW, REFUSAL.sitting)
}

/** What these rows ask, by their ids, without what the learner may not read about now. */
export async function itemsOf(
  userId: number,
  rows: readonly PracticeItem[],
  now: number
): Promise<Map<number, DrillItem>> {
  const attemptIds = [...new Set(rows.flatMap(({ attemptId }) => attemptId ?? []))]
  const sat = attemptIds.length === 0 ? [] : await readSatItems(userId, now, attemptIds)
  const own = new Map(sat.map(({ item }) => [item.ref, item]))
  return new Map(
    rows.flatMap(({ id, item: ref, attemptId }) => {
      const item = attemptId === null ? practiceBank().get(ref) : own.get(ref)
      return item ? [[id, item] as const] : []
    })
  )
}

async function drawDrill(userId: number, day: string, now: number): Promise<PracticeItem[]> {
  const sat = await readSatItems(userId, now)
  const cards = await PracticeCard.query().where({ userId })
  const due = new Map(cards.map(({ item, dueAt }) => [item, dueAt]))
  const marked = sat.map(({ explained: { skills, isRight } }) => ({ skills, isRight }))
  const weak = skillCounts(marked).filter((count) => skillState(count) === 'latih')
  const refs = drillOfDay(
    {
      own: sat.map(candidate).filter(({ ref, last }) => last !== 'sure' || due.has(ref)),
      bank: [...practiceBank().values()],
      due,
      weak: new Set(weak.map(({ skill }) => skill)),
    },
    now,
    `${userId} ${day}`
  )
  const attempts = new Map(sat.map(({ item, attemptId }) => [item.ref, attemptId]))
  return inTransaction(async (trx) => {
    await lockLearner(trx, userId)
    const known = await rowsOf(userId, day, trx)
    if (known.length > 0) return known
    await PracticeItem.createMany(
      refs.map((item, index) => ({
        userId,
        day,
        position: index + 1,
        item,
        attemptId: attempts.get(item) ?? null,
      })),
      { client: trx }
    )
    return rowsOf(userId, day, trx)
  })
}

function candidate({ item: { ref, skills }, explained }: SatItem): OwnCandidate {
  const { isRight, isFlagged } = explained
  return { ref, skills, last: isRight ? (isFlagged ? 'doubtful' : 'sure') : 'wrong' }
}

function rowsOf(
  userId: number,
  day: string,
  client?: Parameters<typeof lockLearner>[0]
): Promise<PracticeItem[]> {
  return PracticeItem.query(client && { client })
    .where({ userId, day })
    .whereNull('classDrillId')
    .orderBy('position')
}
