import type { Change } from '#app/platform/database/calls/call'
import { marks } from '#app/platform/database/quick_rows'

/** A learner's use of a grant, whose row is locked and unused. */
export interface Sitting {
  grantId: number
  userId: number
  packageId: number
  /** Epoch milliseconds. */
  usedAt: number
}

/** Uses grants up for attempts that begin. */
export const BEGIN_SITTINGS: Change<Sitting> = {
  statements(sittings) {
    const cases = 'WHEN ? THEN ? '.repeat(sittings.length)
    const listed = marks(sittings.length)
    return [
      {
        sql: `UPDATE entitlements SET used_at = CASE id ${cases}END WHERE id IN (${listed})`,
        values: [
          ...sittings.flatMap(({ grantId, usedAt }) => [grantId, usedAt]),
          ...sittings.map(({ grantId }) => grantId),
        ],
      },
      {
        sql: `UPDATE users SET exam_status = 'ujian', active_package_id = CASE id ${cases}END
              WHERE id IN (${listed})`,
        values: [
          ...sittings.flatMap(({ userId, packageId }) => [userId, packageId]),
          ...sittings.map(({ userId }) => userId),
        ],
      },
    ]
  },
}
