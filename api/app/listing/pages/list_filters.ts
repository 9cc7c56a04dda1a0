import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DAY_MS } from '#app/platform/time/domain/academy_days'
import { academyDay, scalarNumber, MAX_NUMBER } from '#app/platform/validation/rules'

/** The query parameters `dari` and `sampai` of a list: both days are included. */
export const dayFilters = () => ({
  dari: academyDay().optional(),
  sampai: academyDay({ from: 'dari' }).optional(),
})

/** The id of a row that a list is narrowed to, such as a package. */
export const idFilter = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER).optional()

/** Midnights in Jakarta, in epoch milliseconds. */
export interface DayFilters {
  dari?: number | undefined
  sampai?: number | undefined
}

/** Keeps the rows whose `column`, in epoch milliseconds, is within these days. The column's name comes from the code. */
export function withinDays(
  query: DatabaseQueryBuilderContract,
  column: string,
  { dari, sampai }: DayFilters
): void {
  if (dari !== undefined) void query.where(column, '>=', dari)
  if (sampai !== undefined) void query.where(column, '<', sampai + DAY_MS)
}

/** Whether any filter is set. */
export function isFiltered(filters: object): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
