import { AUDIT_ACTIONS, isAuditAction } from '#contracts/audit'
import { incidentText } from '#contracts/incidents'
import { clockTime } from '#app/paper/domain/indonesian'

/** Events during an exam, for its minutes. Times are epoch milliseconds. */

/** More rows than this don't help the people who sign them. */
const MOST_ROWS = 200

/** An incident that a lab's computer reported. */
export interface IncidentFacts {
  at: number
  seat: string
  kind: string
  /** Number of repetitions that the kiosk joined into one. */
  count: number
  /** Null without a signed-in learner. */
  learner: string | null
}

/** An entry of the audit log about the exam, its attempts or its learners. */
export interface EntryFacts {
  at: number
  /** Null when the server itself acted. */
  actor: string | null
  action: string
  /** The learner concerned; null if there is none. */
  learner: string | null
  details: Readonly<Record<string, unknown>>
}

/** A row of a table of the minutes. */
export type HappeningRow = readonly string[]

export interface Happenings {
  rows: HappeningRow[]
  /** The number of rows left out. */
  left: number
}

/** A learner's device that wasn't heard while their session ran. */
export interface OutageFacts {
  from: number
  /** Null while it goes on. */
  to: number | null
  learner: string
}

/** A time in which the server was away while these learners sat. */
export interface AbsenceFacts {
  from: number
  to: number
  learners: readonly string[]
}

/**
 * Time, seat, learner and kind, in the order of time: repeated incidents of one learner at one seat are one row, and so
 * are outages in the same minutes.
 */
export function incidentRows(
  incidents: readonly IncidentFacts[],
  outages: readonly OutageFacts[] = [],
  absences: readonly AbsenceFacts[] = []
): Happenings {
  const timed = [...ofKiosks(incidents), ...ofOutages(outages), ...absences.map(ofAbsence)]
  return limited(timed.toSorted((one, other) => one.at - other.at).map(({ row }) => row))
}

interface TimedRow {
  at: number
  row: HappeningRow
}

function ofAbsence({ from, to, learners }: AbsenceFacts): TimedRow {
  const row = [span(from, to), '–', learners.join(', '), 'Server tidak dapat dihubungi']
  return { at: from, row }
}

function ofOutages(outages: readonly OutageFacts[]): TimedRow[] {
  const timeOf = ({ from, to }: OutageFacts) =>
    to === null ? `${clockTime(from)}–` : span(from, to)
  return [...Map.groupBy(outages, timeOf)].flatMap(([time, same]) => {
    const [first] = same
    if (!first) return []
    const learners = [...new Set(same.map(({ learner }) => learner))].join(', ')
    const text = first.to === null ? 'Sambungan terputus, belum kembali' : 'Sambungan terputus'
    return [{ at: first.from, row: [time, '–', learners, text] }]
  })
}

function ofKiosks(incidents: readonly IncidentFacts[]): TimedRow[] {
  const alike = Map.groupBy(
    incidents.toSorted((one, other) => one.at - other.at),
    ({ seat, learner, kind }) => JSON.stringify([seat, learner, kind])
  )
  return [...alike.values()].flatMap((same) => {
    const [first, last] = [same[0], same.at(-1)]
    if (!first || !last) return []
    const times = same.reduce((sum, { count }) => sum + count, 0)
    const text = incidentText(first.kind) + (times > 1 ? ` (${times} kali)` : '')
    const row = [span(first.at, last.at), first.seat, first.learner ?? '–', text]
    return [{ at: first.at, row }]
  })
}

/** Time, actor, and action. What one action did to several learners is one row. */
export function entryRows(entries: readonly EntryFacts[]): Happenings {
  const rows = Map.groupBy(
    entries.toSorted((one, other) => one.at - other.at).entries(),
    ([place, entry]) => pressOf(entry) ?? place
  )
  return limited(
    [...rows.values()].flatMap((same) => {
      const [first] = same.map(([, entry]) => entry)
      if (!first) return []
      const text = isIntervention(first)
        ? interventionText(
            first,
            same.map(([, { details }]) => textOf(details.userName))
          )
        : entryText(first)
      return [[clockTime(first.at), first.actor ?? 'Sistem', text]]
    })
  )
}

function isIntervention({ action }: EntryFacts): boolean {
  return action === 'event.intervened' || action === 'attempt.intervened'
}

/** What the entries of one press have in common; null for other entries. */
function pressOf(entry: EntryFacts): string | null {
  if (!isIntervention(entry)) return null
  const { at, actor, details } = entry
  return JSON.stringify([clockTime(at), actor, details.kind, details.note, details.reason])
}

/** 'Listening ditambah 5 menit: Ayu, Budi (Listrik padam.)' */
function interventionText({ details }: EntryFacts, learners: readonly string[]): string {
  const what = textOf(details.note).replace(/\.$/, '')
  const reason = textOf(details.reason)
  return `${what}: ${learners.join(', ')}${reason === '' ? '' : ` (${reason})`}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function shown(percent: unknown): number {
  return typeof percent === 'number' ? percent : 0
}

function limited(rows: HappeningRow[]): Happenings {
  return { rows: rows.slice(0, MOST_ROWS), left: Math.max(0, rows.length - MOST_ROWS) }
}

function span(first: number, last: number): string {
  const [from, to] = [clockTime(first), clockTime(last)]
  return from === to ? from : `${from}–${to}`
}

function entryText({ action, learner, details }: EntryFacts): string {
  const label = isAuditAction(action) ? AUDIT_ACTIONS[action] : action
  const what = label.charAt(0).toUpperCase() + label.slice(1)
  const whom = typeof details.userName === 'string' ? details.userName : learner
  const notes = [
    action.endsWith('.extra_time')
      ? `${shown(details.before)}% menjadi ${shown(details.after)}%`
      : '',
    typeof details.seat === 'string' ? `kursi ${details.seat}` : '',
    typeof details.reason === 'string' ? details.reason : '',
  ].filter((note) => note !== '')
  return (
    what + (whom === null ? '' : `: ${whom}`) + (notes.length > 0 ? ` (${notes.join('; ')})` : '')
  )
}
