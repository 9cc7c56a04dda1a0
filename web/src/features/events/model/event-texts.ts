import { EVENT_PHASES, LEARNER_STATES } from '@lulus/api/contracts/events'
import type { OwnEvent } from '@/features/events/api'
import { formatClock, formatMinutes } from '@/lib/format/duration'

type Tone = 'neutral' | 'primary' | 'accent' | 'success'

/** What a learner can do with an event now. */
export interface EventCard {
  badge: { tone: Tone; text: string }
  /** The target of the countdown in epoch milliseconds, and its name. */
  until: { at: number; what: string } | null
  /** The label of the link to the waiting room or the exam, or null while there is none. */
  action: string | null
}

/** @param now the server's time in epoch milliseconds */
export function eventCard(event: OwnEvent, now: number): EventCard {
  const none = { until: null, action: null }
  if (event.fase === EVENT_PHASES.cancelled) {
    return { badge: { tone: 'neutral', text: 'Dibatalkan' }, ...none }
  }
  if (event.keadaan === LEARNER_STATES.finished) {
    return { badge: { tone: 'success', text: 'Selesai dikerjakan' }, ...none }
  }
  if (event.keadaan === LEARNER_STATES.inExam) {
    return {
      badge: { tone: 'primary', text: 'Sedang dikerjakan' },
      until: null,
      action: 'Lanjutkan',
    }
  }
  const [opens, starts, closes] = [event.dibuka, event.mulai, event.ditutup].map(Date.parse) as [
    number,
    number,
    number,
  ]
  if (event.fase === EVENT_PHASES.ended || now >= closes) {
    return { badge: { tone: 'neutral', text: 'Terlewat' }, ...none }
  }
  if (now < opens) {
    const what = 'Ruang tunggu dibuka dalam'
    return {
      badge: { tone: 'neutral', text: 'Terjadwal' },
      until: { at: opens, what },
      action: null,
    }
  }
  if (event.fase === EVENT_PHASES.started) {
    const until = { at: closes, what: 'Terlambat masih boleh masuk selama' }
    return { badge: { tone: 'accent', text: 'Sudah dimulai' }, until, action: 'Masuk' }
  }
  return {
    badge: { tone: 'primary', text: 'Ruang tunggu dibuka' },
    until: now < starts ? { at: starts, what: 'Mulai dalam' } : null,
    action: 'Masuk Ruang Tunggu',
  }
}

/** Whether this device can be checked for it: until nobody may come in any more. */
export function isCheckable({ fase, keadaan, ditutup }: OwnEvent, now: number): boolean {
  const isSeen = fase !== EVENT_PHASES.cancelled && fase !== EVENT_PHASES.ended
  const isAhead = keadaan !== LEARNER_STATES.inExam && keadaan !== LEARNER_STATES.finished
  return isSeen && isAhead && now < Date.parse(ditutup)
}

const DAY_S = 86_400
const HOUR_S = 3600

/** The time left until `at`, rounded up: '2 hari', '03:20:00' or '9:59'. */
export function timeUntil(at: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  if (seconds >= 2 * DAY_S) return `${Math.floor(seconds / DAY_S)} hari`
  return seconds >= HOUR_S ? formatClock(seconds) : formatMinutes(seconds)
}
