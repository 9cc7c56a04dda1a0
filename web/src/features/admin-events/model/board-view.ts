import { LEARNER_STATES, type LearnerState } from '@lulus/api/contracts/events'
import { searchKey } from '@lulus/api/contracts/visible_text'
import type { Board, Sitter } from '@/features/admin-events/api/events'

/** The learners' states in words, in the order in which they are counted. */
export const STATE_TEXTS: Readonly<Record<LearnerState, string>> = {
  [LEARNER_STATES.absent]: 'Belum datang',
  [LEARNER_STATES.waiting]: 'Menunggu',
  [LEARNER_STATES.ready]: 'Siap',
  [LEARNER_STATES.inExam]: 'Mengerjakan',
  [LEARNER_STATES.resting]: 'Istirahat',
  [LEARNER_STATES.paused]: 'Dijeda',
  [LEARNER_STATES.disconnected]: 'Terputus',
  [LEARNER_STATES.finished]: 'Selesai',
  [LEARNER_STATES.excluded]: 'Dikeluarkan',
}

/** What an invigilator has to look at stands on top. */
const URGENCY: readonly LearnerState[] = [
  LEARNER_STATES.disconnected,
  LEARNER_STATES.paused,
  LEARNER_STATES.inExam,
  LEARNER_STATES.ready,
  LEARNER_STATES.waiting,
  LEARNER_STATES.resting,
  LEARNER_STATES.absent,
  LEARNER_STATES.excluded,
  LEARNER_STATES.finished,
]

export interface BoardFilter {
  /** A part of a name or of a number. */
  search: string
  state: LearnerState | ''
  kelas: string
  /** The lab, or the part of a seat's name before its number. */
  place: string
  /** By name alone, in place of trouble first. */
  isByName: boolean
}

export const WHOLE_BOARD: BoardFilter = {
  search: '',
  state: '',
  kelas: '',
  place: '',
  isByName: false,
}

/** The learners that a filter shows, in its order. The board has them by name. */
export function shownSitters(sitters: readonly Sitter[], filter: BoardFilter): Sitter[] {
  const wanted = keyOf(filter.search)
  const found = sitters.filter(
    ({ nama, nohp, keadaan, kelas, kursi }) =>
      (filter.state === '' || keadaan === filter.state) &&
      (filter.kelas === '' || kelas === filter.kelas) &&
      (filter.place === '' || placeOf(kursi) === filter.place) &&
      (wanted === '' || keyOf(nama).includes(wanted) || nohp.includes(filter.search.trim()))
  )
  return filter.isByName ? found : found.sort((one, other) => urgency(one) - urgency(other))
}

/** Where a learner sits is told from the beginning of their seat's name: 'Ruang 2' of 'Ruang 2-07', 'PC' of 'PC 07'. */
function placeOf(seat: string | null): string {
  if (seat === null) return ELSEWHERE
  return seat.replace(/[\s.\-_/]*\d+[A-Za-z]?$/, '') || seat
}

/** Learners at no seat of a lab. */
const ELSEWHERE = 'Tanpa kursi'

/** The places at which the board's learners sit, by name; those at no seat last. */
export function placesOf(sitters: readonly Sitter[]): string[] {
  const places = new Set(sitters.map(({ kursi }) => placeOf(kursi)))
  const hasOthers = places.delete(ELSEWHERE)
  const named = [...places].sort((one, other) => one.localeCompare(other, 'id', { numeric: true }))
  return hasOthers && named.length > 0 ? [...named, ELSEWHERE] : named
}

/** In per cent. A device below it may end before the exam does. */
const LOW_BATTERY = 15

/** Whether a learner's device runs on a battery that is nearly empty, while it is needed. */
export function isBatteryLow({ baterai, mengisi, keadaan }: Sitter): boolean {
  const isOver = keadaan === LEARNER_STATES.finished || keadaan === LEARNER_STATES.excluded
  return !isOver && baterai !== null && baterai < LOW_BATTERY && mengisi !== true
}

function urgency(sitter: Sitter): number {
  const { keadaan, belumTerkirim } = sitter
  const place = URGENCY.indexOf(keadaan)
  if (isBatteryLow(sitter)) return Math.min(place, 0.7)
  // Answers that wait on a device are trouble too, after those who are gone.
  return belumTerkirim !== null && belumTerkirim > 0 ? Math.min(place, 0.5) : place
}

/** The classes of the board's learners, by name. */
export function classesOf(sitters: readonly Sitter[]): string[] {
  return [...new Set(sitters.flatMap(({ kelas }) => kelas ?? []))].sort((one, other) =>
    one.localeCompare(other, 'id')
  )
}

/** Whether a learner's attempt runs. */
export const isSitting = ({ sesi }: Sitter): boolean => sesi !== null

/** Minutes of a late start are told from here on: a common start takes a moment. */
const LATE_FROM_MS = 60_000

/** How many minutes after the start a learner began; null for in time. */
export function lateMinutes(
  { mulaiMengerjakan }: Pick<Sitter, 'mulaiMengerjakan'>,
  { dimulai }: Pick<Board, 'dimulai'>
): number | null {
  if (mulaiMengerjakan === null || dimulai === null) return null
  const late = Date.parse(mulaiMengerjakan) - Date.parse(dimulai)
  return late < LATE_FROM_MS ? null : Math.floor(late / 60_000)
}

const keyOf = (text: string) => searchKey(text.trim()).toLowerCase()
