import PracticeItem from '#app/learning/models/practice_item'

/** A longer streak isn't counted. */
const MOST_DAYS = 366

/** The dates on which the learner answered something, the newest first. */
export async function practisedDays(userId: number): Promise<string[]> {
  const rows = await PracticeItem.query()
    .where({ userId })
    .whereNotNull('answeredDay')
    .distinct('answered_day')
    .orderBy('answered_day', 'desc')
    .limit(MOST_DAYS)
  return rows.flatMap(({ answeredDay }) => answeredDay ?? [])
}
