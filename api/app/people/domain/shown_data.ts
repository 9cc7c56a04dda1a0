/** How a stored value is written for its person. */

/** Columns of epoch milliseconds. */
const TIMES = /(?:_at|^at|^since|deadline)$/
const FLAGS = new Set(['is_right', 'accepted'])
const JSON_TEXTS = new Set(['details', 'figures', 'findings', 'memory', 'flags'])

/** Columns with an id, and the table that has its name. */
export const NAMED_BY = {
  package_id: 'packages',
  active_package_id: 'packages',
  class_id: 'classes',
  event_id: 'exam_events',
  lab_id: 'labs',
  started_lab_id: 'labs',
  seen_lab_id: 'labs',
} as const
export type NamingTable = (typeof NAMED_BY)[keyof typeof NAMED_BY]

export type Names = Readonly<Record<NamingTable, ReadonlyMap<number, string>>>

/** @returns what JSON holds: times in ISO 8601 (UTC), 'ya' or 'tidak', names in place of ids */
export function shownValue(column: string, value: unknown, names: Names): unknown {
  if (value === null || value === undefined) return null
  if (TIMES.test(column)) return new Date(Number(value)).toISOString()
  if (FLAGS.has(column)) return Number(value) === 1 ? 'ya' : 'tidak'
  if (isNamed(column)) return names[NAMED_BY[column]].get(Number(value)) ?? Number(value)
  if (JSON_TEXTS.has(column) && typeof value === 'string') return parsed(value)
  return value
}

export function isNamed(column: string): column is keyof typeof NAMED_BY {
  return Object.hasOwn(NAMED_BY, column)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** The columns of a result that its learner doesn't see before it opens. */
export const HELD_COLUMNS: ReadonlySet<string> = new Set([
  'listening_correct',
  'written_correct',
  'reading_correct',
  'listening_score',
  'structure_score',
  'reading_score',
  'total_score',
  'code',
])
