import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { countedOnly } from '#app/accounts/rows/counted_learners'
import { countedPayments, countedRefunds } from '#app/payments/actions/read_revenue'
import { DAY_MS, JAKARTA_OFFSET_MS, lastDays } from '#app/platform/time/domain/academy_days'

export interface DailyFigures {
  /** Midnight in Jakarta, epoch milliseconds. */
  day: number
  /** Attempts that ended on it. */
  simulations: number
  /** Rupiah of the payments that count on it, those of classes too, less what was paid back on it. */
  revenue: number
}

/** The figures of the last days up to today, oldest first; a day on which nothing happened holds zeros. */
export async function readDailyFigures(count: number, now: number): Promise<DailyFigures[]> {
  const days = lastDays(count, now)
  const first = days[0] ?? now
  const simulations = await byDay(
    countedOnly(db.from('results').join('users', 'users.id', 'results.user_id'))
      .where('results.created_at', '>=', first)
      .count('* as figure'),
    'results.created_at'
  )
  const sumByDay = (query: DatabaseQueryBuilderContract, column: string) =>
    byDay(query.where(column, '>=', first).sum(`${column.split('.')[0]}.amount as figure`), column)
  const learners = await sumByDay(countedPayments(), 'payments.paid_at')
  const classes = await sumByDay(
    db.from('class_payments').where('status', 'confirmed'),
    'class_payments.decided_at'
  )
  const refunds = await sumByDay(countedRefunds(), 'refunds.refunded_at')
  return days.map((day) => ({
    day,
    simulations: simulations.get(day) ?? 0,
    revenue: (learners.get(day) ?? 0) + (classes.get(day) ?? 0) - (refunds.get(day) ?? 0),
  }))
}

/** Sums a query's `figure` by the Jakarta day of a column, whose name comes from the code. */
async function byDay(
  query: DatabaseQueryBuilderContract,
  column: string
): Promise<Map<number, number>> {
  const rows = (await query
    .select(db.raw(`${column} - ((${column} + ${JAKARTA_OFFSET_MS}) % ${DAY_MS}) as day`))
    .groupBy('day')) as { day: number | string; figure: number | string }[]
  return new Map(rows.map(({ day, figure }) => [Number(day), Number(figure)]))
}
