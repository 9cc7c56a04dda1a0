import {
  EMBARGO_HOURS,
  EMBARGO_MINUTES,
  SITTING,
  type ClosedReason,
  type ExplanationMode,
} from '#contracts/explanations'

/**
 * When a learner may read a package's explanations (contract section 7.3). All times are epoch milliseconds; a span
 * ends with its first millisecond after it.
 */

const EMBARGO_BEFORE_MS = EMBARGO_MINUTES * 60_000
const EMBARGO_AFTER_MS = EMBARGO_HOURS * 60 * 60_000

/** A planned event that uses the package, neither a draft nor called off nor closed. */
export interface EmbargoedEvent {
  /** The set time. */
  startsAt: number
  /** When it was started by hand; null before that, and where it starts by itself. */
  startedAt: number | null
}

interface Readable {
  /** Whether the learner has a running attempt of the package. */
  isSitting: boolean
  events: readonly EmbargoedEvent[]
  /** Null where nobody has decided. */
  mode: ExplanationMode | null
  /** With the mode `tanggal`. */
  from: number | null
  /** Until when the learner's results of the package are held back; null when they aren't. */
  heldUntil?: number | null
}

export interface Closed {
  reason: ClosedReason
  /** When the explanations open by themselves at the latest, as far as that is known. */
  opensAt: number | null
}

/** Why the explanations are closed now: while sitting, during an event, or by the package; null when they are open. */
export function closedBecause(
  { isSitting, events, mode, from, heldUntil = null }: Readable,
  now: number
): Closed | null {
  if (isSitting) return { reason: SITTING, opensAt: null }
  const ends = events.filter((event) => isEmbargoed(event, now)).map(embargoEnd)
  if (heldUntil !== null) ends.push(heldUntil)
  if (ends.length > 0) return { reason: 'jadwal', opensAt: Math.max(...ends) }
  if (mode === 'setelah_ujian') return null
  if (mode !== 'tanggal' || from === null) return { reason: 'paket', opensAt: null }
  return now < from ? { reason: 'paket', opensAt: from } : null
}

/** Two instants; the second is the first one after the span. */
export interface Span {
  from: number
  to: number
}

/** When these events close the explanations, as far as that isn't over. */
export function closuresOf(events: readonly EmbargoedEvent[], now: number): Span[] {
  return events
    .map((event) => ({ from: event.startsAt - EMBARGO_BEFORE_MS, to: embargoEnd(event) }))
    .filter(({ to }) => to > now)
}

function isEmbargoed(event: EmbargoedEvent, now: number): boolean {
  return now >= event.startsAt - EMBARGO_BEFORE_MS && now < embargoEnd(event)
}

function embargoEnd({ startsAt, startedAt }: EmbargoedEvent): number {
  return (startedAt ?? startsAt) + EMBARGO_AFTER_MS
}
