import {
  INCIDENT_DETAIL_MAX_LENGTH,
  INCIDENTS_PER_REPORT,
  type IncidentKind,
} from '../../../../api/contracts/incidents.ts'

export type { IncidentKind }

export interface Incident {
  kind: IncidentKind
  /** A few words for the invigilator: an address without its query, or a key's name. Never typed text. */
  detail: string
  /** ISO 8601, UTC; of the first one if several were merged. */
  at: string
  count: number
}

/** A held key repeats thirty times a second. */
const JOIN_WITHIN_MS = 10_000

/** Undelivered incidents of this seat. When it is full, the oldest are dropped and counted. */
export class IncidentLog {
  #waiting: Incident[] = []
  #dropped = 0

  /**
   * @param now milliseconds since the epoch
   * @param count how often it happened
   */
  record(kind: IncidentKind, detail: string, now: number, count = 1): void {
    const text = detail.slice(0, INCIDENT_DETAIL_MAX_LENGTH)
    const same = this.#waiting.findLast(
      (incident) => incident.kind === kind && incident.detail === text
    )
    if (same && now - Date.parse(same.at) < JOIN_WITHIN_MS) {
      same.count += count
      return
    }
    this.#waiting.push({ kind, detail: text, at: new Date(now).toISOString(), count })
    if (this.#waiting.length > INCIDENTS_PER_REPORT) {
      this.#waiting.shift()
      this.#dropped += 1
    }
  }

  /** Takes out all waiting incidents. Return them with `putBack` if delivery fails. */
  take(): { incidents: Incident[]; dropped: number } {
    const taken = { incidents: this.#waiting, dropped: this.#dropped }
    this.#waiting = []
    this.#dropped = 0
    return taken
  }

  putBack({ incidents, dropped }: { incidents: readonly Incident[]; dropped: number }): void {
    const all = [...incidents, ...this.#waiting]
    this.#dropped += dropped + Math.max(0, all.length - INCIDENTS_PER_REPORT)
    this.#waiting = all.slice(-INCIDENTS_PER_REPORT)
  }
}
