import type { DrilledItem } from '#app/learning/domain/class_drill_answers'
import PracticeItem from '#app/learning/models/practice_item'
import { inParts } from '#app/platform/database/in_parts'

/** What was drawn and answered of these drills: by drill, then by learner. */
export async function drilledItems(
  drillIds: readonly number[],
  userIds: readonly number[]
): Promise<Map<number, Map<number, DrilledItem[]>>> {
  const drills = new Map(drillIds.map((id) => [id, new Map<number, DrilledItem[]>()]))
  for (const some of inParts(userIds)) {
    const rows = await PracticeItem.query()
      .whereIn('classDrillId', [...drillIds])
      .whereIn('userId', some)
      .orderBy('position')
    for (const { classDrillId, userId, item: ref, answer, isRight, answeredAt } of rows) {
      const learners = drills.get(classDrillId ?? 0)
      const own = learners?.get(userId) ?? []
      own.push({ ref, answer, isRight, answeredAt })
      learners?.set(userId, own)
    }
  }
  return drills
}
