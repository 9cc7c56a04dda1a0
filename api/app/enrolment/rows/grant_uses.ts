import type { Change } from '#app/platform/database/calls/call'
import { marks } from '#app/platform/database/raw_rows'

/** A learner's use of a grant, whose row is locked and unused. */
export interface GrantUse {
  grantId: number
  userId: number
  packageId: number
  /** Epoch milliseconds. */
  usedAt: number
}

/** Uses grants up for attempts that begin. */
export const USE_GRANTS: Change<GrantUse> = {
  statements(uses) {
    const cases = 'WHEN ? THEN ? '.repeat(uses.length)
    const listed = marks(uses.length)
    return [
      {
        sql: `UPDATE entitlements SET used_at = CASE id ${cases}END WHERE id IN (${listed})`,
        values: [
          ...uses.flatMap(({ grantId, usedAt }) => [grantId, usedAt]),
          ...uses.map(({ grantId }) => grantId),
        ],
      },
      {
        sql: `UPDATE users SET exam_status = 'ujian', active_package_id = CASE id ${cases}END
              WHERE id IN (${listed})`,
        values: [
          ...uses.flatMap(({ userId, packageId }) => [userId, packageId]),
          ...uses.map(({ userId }) => userId),
        ],
      },
    ]
  },
}
