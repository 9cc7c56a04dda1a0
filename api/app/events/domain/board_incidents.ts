import { minutesAndSeconds } from '#app/events/domain/spans'
import { isMostlyIn, type Span } from '#app/exam/domain/silence'
import { BOARD_INCIDENTS, type BoardIncidentKind } from '#contracts/events'
import { ACTION_NAMES, type ActionKind } from '#contracts/interventions'

/** Something that happened to a learner during an event, for the board; `at` in epoch milliseconds. */
export interface BoardIncident {
  kind: BoardIncidentKind
  at: number
  note: string
}

/** What an attempt's incidents are read as. */
interface HappenedIncident {
  kind: 'outage' | 'window' | 'device' | 'late'
  from: number
  /** Null while it goes on. */
  to: number | null
  detail: string | null
}

/** So many are shown of each learner. */
const SHOWN = 20

/** The last incidents of a learner, the oldest of them first. */
export function lastIncidents(incidents: readonly BoardIncident[]): BoardIncident[] {
  return incidents.toSorted((one, other) => one.at - other.at).slice(-SHOWN)
}

/** What was done to a learner. */
interface DoneAction {
  kind: ActionKind
  actorName: string
  note: string
  at: number
}

/** An action as the board tells it. */
export function toldAction({ kind, actorName, note, at }: DoneAction): BoardIncident {
  return {
    kind: BOARD_INCIDENTS.action,
    at,
    note: `${ACTION_NAMES[kind]} oleh ${actorName}. ${note}`.trim(),
  }
}

/**
 * An incident as the board tells it. An outage that is over is two: its beginning and its end.
 * @param absences the times in which the server was away, which are no fault of the learner's line
 * @param now epoch milliseconds
 */
export function toldIncident(
  { kind, from, to, detail }: HappenedIncident,
  absences: readonly Span[],
  now: number
): BoardIncident[] {
  switch (kind) {
    case 'outage': {
      const isServers = isMostlyIn({ from, to: to ?? now }, absences)
      const lost = isServers ? 'Server tidak dapat dihubungi' : 'Terputus'
      return to === null
        ? [{ kind: BOARD_INCIDENTS.disconnected, at: from, note: `${lost}, belum kembali.` }]
        : [
            { kind: BOARD_INCIDENTS.disconnected, at: from, note: `${lost}.` },
            {
              kind: BOARD_INCIDENTS.returned,
              at: to,
              note: `Kembali setelah ${minutesAndSeconds(to - from)}.`,
            },
          ]
    }
    case 'window': {
      const note =
        to === null
          ? 'Jendela ujian tidak terlihat.'
          : `Jendela ujian tidak terlihat selama ${minutesAndSeconds(to - from)}.`
      return [{ kind: BOARD_INCIDENTS.window, at: from, note }]
    }
    case 'device': {
      const place = detail === null ? '' : ` (${detail})`
      return [
        { kind: BOARD_INCIDENTS.device, at: from, note: `Melanjutkan di perangkat lain${place}.` },
      ]
    }
    case 'late':
      return [{ kind: BOARD_INCIDENTS.late, at: from, note: `${detail} jawaban tiba terlambat.` }]
  }
}
