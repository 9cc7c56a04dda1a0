import type { LucidRow } from '@adonisjs/lucid/types/model'

/** What a save of the row is about to change, for its audit entry: old and new value by attribute. */
export function changesOf(row: LucidRow): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    Object.entries(row.$dirty).map(([name, to]) => [name, { from: row.$original[name], to }])
  )
}
