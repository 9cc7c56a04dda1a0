import { lockLearner } from '#app/enrolment/actions/standing'
import { ClassDrillNotFound } from '#app/learning/actions/change_class_drills'
import { itemsOfDrill } from '#app/learning/actions/read_class_drills'
import { itemsOf, refuseWhileSitting, type DrawnItem } from '#app/learning/actions/read_daily_drill'
import { isOffered } from '#app/learning/domain/class_drill'
import { oneOfEach, progressOf, type DrillProgress } from '#app/learning/domain/class_drill_answers'
import ClassDrill from '#app/learning/models/class_drill'
import PracticeItem from '#app/learning/models/practice_item'
import { classesOf } from '#app/learning/rows/class_learners'
import { drilledItems } from '#app/learning/rows/drilled_items'
import { inTransaction } from '#app/platform/database/transaction'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { DRILL_ITEMS } from '#contracts/practice'

/** A drill of one of the learner's classes. */
export interface AssignedDrill {
  drill: ClassDrill
  className: string
  /** Questions that the bank still has. */
  items: number
  progress: DrillProgress
  /** Whether its last day has passed. */
  isLate: boolean
}

/** The drills of the classes that the learner is in now, the one that is due first first. */
export async function readAssignedDrills(userId: number, now: number): Promise<AssignedDrill[]> {
  const classes = await classesOf(userId)
  const today = dateOf(startOfDay(now))
  const drills = (
    await ClassDrill.query()
      .whereIn('classId', [...classes.keys()])
      .whereNull('endedAt')
      .orderBy('dueDay')
      .orderBy('id')
  ).filter((drill) => isOffered(drill, today))
  const given = await drilledItems(
    drills.map(({ id }) => id),
    [userId]
  )
  return drills.map((drill) => {
    const refs = itemsOfDrill(drill).map(({ ref }) => ref)
    return {
      drill,
      className: classes.get(drill.classId) ?? '',
      items: refs.length,
      progress: progressOf(given.get(drill.id)?.get(userId) ?? [], refs),
      isLate: drill.dueDay < today,
    }
  })
}

/**
 * The questions of a class's drill; the learner's first call draws them.
 * @throws NotFound for a drill of another class, and one that isn't offered any more; Conflict while the learner sits an
 *   exam
 */
export async function readAssignedDrill(
  userId: number,
  drillId: number,
  now: number
): Promise<AssignedDrill & { questions: DrawnItem[] }> {
  await refuseWhileSitting(userId, now)
  const found = (await readAssignedDrills(userId, now)).find(({ drill }) => drill.id === drillId)
  if (!found) throw new ClassDrillNotFound()
  const known = await rowsOf(userId, drillId)
  const rows = known.length > 0 ? known : await drawFor(userId, found.drill, now)
  const items = await itemsOf(userId, rows, now)
  const chosen = new Set(
    oneOfEach(rows.map((row) => ({ ...pick(row), row }))).map(({ row }) => row.id)
  )
  return {
    ...found,
    questions: rows.flatMap((row) => {
      const item = items.get(row.id)
      return item && chosen.has(row.id) ? [{ row, item }] : []
    }),
  }
}

function pick({ item: ref, answer, isRight, answeredAt }: PracticeItem) {
  return { ref, answer, isRight, answeredAt }
}

async function drawFor(userId: number, drill: ClassDrill, now: number): Promise<PracticeItem[]> {
  const day = dateOf(startOfDay(now))
  return inTransaction(async (trx) => {
    await lockLearner(trx, userId)
    const known = await rowsOf(userId, drill.id, trx)
    if (known.length > 0) return known
    const last = await PracticeItem.query({ client: trx })
      .where({ userId, day })
      .orderBy('position', 'desc')
      .first()
    // A day's places are unique, and the first ones are kept for the questions of the day.
    const before = Math.max(DRILL_ITEMS, last?.position ?? 0)
    await PracticeItem.createMany(
      itemsOfDrill(drill).map(({ ref }, index) => ({
        userId,
        day,
        position: before + index + 1,
        item: ref,
        attemptId: null,
        classDrillId: drill.id,
      })),
      { client: trx }
    )
    return rowsOf(userId, drill.id, trx)
  })
}

function rowsOf(
  userId: number,
  classDrillId: number,
  client?: Parameters<typeof lockLearner>[0]
): Promise<PracticeItem[]> {
  return PracticeItem.query(client && { client })
    .where({ userId, classDrillId })
    .orderBy('day')
    .orderBy('position')
}
