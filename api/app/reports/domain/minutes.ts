import { closesAt, doorsOpenAt, isOver, startOf, type EventPlan } from '#app/events/domain/schedule'
import { clockTime, dayInWords, shortDay, timeOn } from '#app/paper/domain/indonesian'

/** The contents of the minutes of an exam ('berita acara'). Times are epoch milliseconds. */

/** A learner who comes less than this after the start isn't late: a page takes seconds to open. */
const LATE_AFTER_MS = 60_000

/** A learner's attempt in the exam. */
interface Attempted {
  /** Whether an invigilator excluded the learner. */
  isExcluded?: boolean
  /** Null while it runs. */
  finishedAt: number | null
  /**
   * Whether every question of the last session has an answer: before the time is over, a session can't be ended
   * without.
   */
  isComplete: boolean
  /** Late answers that nobody has decided yet. */
  undecided?: number
}

/** A learner of the exam. */
export interface SitterFacts {
  name: string
  /** When they came into the waiting room, or began without it; null if they never came. */
  cameAt: number | null
  attempt: Attempted | null
}

/** All known facts about an exam. */
export interface ExamFacts {
  name: string
  packageName: string
  plan: EventPlan
  /** The lab; null for any place. */
  lab: string | null
  invigilators: readonly string[]
  /** Who pressed 'Mulai Bersama'; null before that. */
  startedBy: string | null
  sitters: readonly SitterFacts[]
  /** When it was closed, and what was remarked then; null before that. */
  closing?: { at: number; remarks: string | null } | null
  now: number
}

/** A label and its value. */
export type Fact = readonly [label: string, value: string]

export interface MinutesText {
  /** Why they may still change; null once it is over. */
  provisional: string | null
  opening: string
  timetable: Fact[]
  attendance: Fact[]
  endings: Fact[]
  /** The day for the signatures. */
  day: string
}

/** The place of an exam for papers. */
export function placeText(lab: string | null): string {
  return lab ?? 'daring (di mana saja)'
}

/** Final once nobody sits and nobody can begin: from then on the minutes don't change by themselves. */
export function minutesText(facts: ExamFacts): MinutesText {
  const { plan, sitters, now } = facts
  const isFinal = isOver(plan, sitters.some(isRunning), now)
  return {
    provisional: isFinal ? null : provisionalText(facts),
    opening: openingText(facts, isFinal),
    timetable: timetable(facts, isFinal),
    attendance: attendance(facts, isFinal),
    endings: endings(facts),
    day: shortDay(startOf(plan) ?? plan.startsAt),
  }
}

function provisionalText({ sitters, now }: ExamFacts): string {
  const running = sitters.filter(isRunning).length
  const why = running > 0 ? `${running} peserta masih mengerjakan` : 'ujian belum selesai'
  return `Keadaan pada ${shortDay(now)} pukul ${clockTime(now)} WIB: ${why}. Unduh lagi setelah ujian selesai.`
}

function openingText({ name, packageName, plan, lab, now, sitters }: ExamFacts, isFinal: boolean) {
  const start = startOf(plan)
  const day = `Pada hari ini, ${dayInWords(start ?? plan.startsAt)}`
  const what = `ujian “${name}” dengan paket soal “${packageName}”`
  const where = lab === null ? 'secara daring (di mana saja)' : `bertempat di ${lab}`
  if (plan.status === 'cancelled') return `${day}, ${what} dijadwalkan ${where}, tetapi dibatalkan.`
  const hasStarted = plan.status === 'scheduled' && start !== null && now >= start
  if (!hasStarted) {
    return isFinal
      ? `${day}, ${what} dijadwalkan ${where}, tetapi tidak dimulai sampai batas waktunya.`
      : `${day}, dijadwalkan ${what} ${where}.`
  }
  if (!isFinal)
    return `${day}, sedang dilaksanakan ${what} ${where}, dengan keterangan sebagai berikut.`
  return sitters.some(({ attempt }) => attempt !== null)
    ? `${day}, telah dilaksanakan ${what} ${where}, dengan keterangan sebagai berikut.`
    : `${day}, telah dibuka ${what} ${where}, tetapi tidak ada peserta yang mengerjakannya.`
}

function timetable(facts: ExamFacts, isFinal: boolean): Fact[] {
  const { plan, sitters, lab, invigilators } = facts
  const at = (time: number) => timeOn(time, plan.startsAt)
  const came = times(sitters.map(({ cameAt }) => cameAt))
  const ended = times(sitters.map(({ attempt }) => attempt?.finishedAt ?? null))
  return [
    ['Tempat', placeText(lab)],
    ['Pengawas', invigilators.length > 0 ? invigilators.join(', ') : 'belum ditugaskan'],
    ['Ruang tunggu dibuka', at(doorsOpenAt(plan))],
    ...when('Peserta pertama masuk', came[0], at),
    ['Rencana mulai', at(plan.startsAt)],
    ['Mulai', startText(facts, isFinal)],
    ...(hasBegun(facts) ? [['Batas masuk yang terlambat', at(closesAt(plan))] as const] : []),
    ...when('Peserta terakhir selesai', isFinal ? ended.at(-1) : undefined, at),
  ]
}

function hasBegun({ plan, now }: ExamFacts): boolean {
  const start = startOf(plan)
  return plan.status !== 'draft' && start !== null && now >= start
}

function startText(facts: ExamFacts, isFinal: boolean): string {
  const { plan, startedBy } = facts
  const start = startOf(plan)
  if (start === null || !hasBegun(facts)) return isFinal ? 'tidak dimulai' : 'belum dimulai'
  const by =
    plan.startMode === 'otomatis'
      ? 'mulai sendiri pada waktunya'
      : `Mulai Bersama${startedBy === null ? '' : ` oleh ${startedBy}`}`
  return `${timeOn(start, plan.startsAt)} (${by})`
}

function when(label: string, time: number | undefined, at: (time: number) => string): Fact[] {
  return time === undefined ? [] : [[label, at(time)]]
}

function attendance({ plan, sitters }: ExamFacts, isFinal: boolean): Fact[] {
  const start = startOf(plan)
  const absent = sitters.filter(({ cameAt }) => cameAt === null)
  const present = sitters.filter(({ cameAt }) => cameAt !== null)
  const idle = isFinal ? present.filter(({ attempt }) => attempt === null) : []
  const late = present.filter(
    ({ cameAt }) => start !== null && cameAt !== null && cameAt >= start + LATE_AFTER_MS
  )
  return [
    ['Terdaftar', people(sitters.length)],
    ['Hadir', people(present.length)],
    [isFinal ? 'Tidak hadir' : 'Belum hadir', named(absent)],
    ['Terlambat', named(late, ({ name, cameAt }) => `${name} (${clockTime(cameAt ?? 0)})`)],
    ...(idle.length > 0 ? [['Hadir, tidak mengerjakan', named(idle)] as const] : []),
  ]
}

/** The learners who finished, whose time was over with questions left, and whose attempt still runs. */
function endings({ sitters, plan, closing }: ExamFacts): Fact[] {
  const excluded = sitters.filter(({ attempt }) => attempt?.isExcluded)
  const ended = sitters.filter(({ attempt }) => attempt !== null && attempt.finishedAt !== null)
  const regular = ended.filter((one) => !excluded.includes(one))
  const finished = regular.filter(({ attempt }) => attempt?.isComplete)
  const undecided = sitters.filter(({ attempt }) => undecidedOf(attempt) > 0)
  const outOfTime = regular.filter(({ attempt }) => !attempt?.isComplete)
  return [
    ['Menyelesaikan', people(finished.length)],
    ['Waktu habis, soal tersisa', named(outOfTime)],
    ['Belum selesai', named(sitters.filter(isRunning))],
    ...(excluded.length > 0 ? [['Dikeluarkan', named(excluded)] as const] : []),
    ...(undecided.length > 0 ? [['Jawaban terlambat', undecidedText(undecided)] as const] : []),
    ...(closing ? [['Ditutup', timeOn(closing.at, plan.startsAt)] as const] : []),
    ...(closing?.remarks ? [['Catatan pengawas', closing.remarks] as const] : []),
  ]
}

function undecidedOf(attempt: Attempted | null): number {
  return attempt?.undecided ?? 0
}

/** '3 jawaban belum diputuskan, nilainya masih dapat berubah: 2 peserta: Ayu (2), Budi (1)' */
function undecidedText(sitters: readonly SitterFacts[]): string {
  const count = sitters.reduce((sum, { attempt }) => sum + undecidedOf(attempt), 0)
  const who = named(sitters, ({ name, attempt }) => `${name} (${undecidedOf(attempt)})`)
  return `${count} jawaban belum diputuskan, nilainya masih dapat berubah. ${who}`
}

/** Whether a learner still sits. */
export function isRunning({ attempt }: { attempt: Pick<Attempted, 'finishedAt'> | null }): boolean {
  return attempt !== null && attempt.finishedAt === null
}

function people(count: number): string {
  return `${count} peserta`
}

function named(
  sitters: readonly SitterFacts[],
  toText: (one: SitterFacts) => string = ({ name }) => name
): string {
  if (sitters.length === 0) return 'tidak ada'
  return `${people(sitters.length)}: ${sitters.map(toText).join(', ')}`
}

function times(all: readonly (number | null)[]): number[] {
  return all.filter((time) => time !== null).toSorted((one, other) => one - other)
}
