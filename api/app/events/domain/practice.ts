import { clockAfter, plan, secondsLeft, type Act, type ActedOn } from '#app/events/domain/acts'
import { toldAction, toldIncident, type BoardIncident } from '#app/events/domain/board_incidents'
import {
  NEXT_AFTER_MS,
  NEXT_AT_LATEST_MS,
  PRACTICE_LEARNERS,
  PRACTICE_TROUBLES,
  SEEN_AFTER_MS,
  type ScriptedLearner,
  type Trouble,
} from '#app/events/domain/practice_script'
import { isEnded } from '#app/exam/domain/interventions'
import { after, isSilence, secondsOf, type Span } from '#app/exam/domain/silence'
import {
  afterRests,
  endSession,
  longest,
  remainingSeconds,
  settlement,
  startClock,
} from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'
import { carriesAudio, DEFAULT_MINUTES, groupStartOf, SESSION_QUESTIONS } from '#contracts/exam'
import { EVENT_DEFAULTS } from '#contracts/events'
import type { ActionKind, OutcomeStatus } from '#contracts/interventions'

/**
 * A practice for invigilators: simulated learners, to whom troubles happen and whom the same rules act on as real ones.
 * All of it follows from when it was opened and started, from the actions, and from the time: nothing else is stored,
 * and no process has to move it. All times are epoch milliseconds.
 */

/** An action as it was taken. */
export interface PracticeAct {
  at: number
  act: Act
  /** Ids of the learners. */
  chosen: readonly number[]
}

/** What decides everything in a practice. */
export interface PracticeRecord {
  openedAt: number
  /** When 'Mulai Bersama' was pressed; null before that. */
  startedAt: number | null
  /** The actions, the earliest first. */
  acts: readonly PracticeAct[]
  /** Seconds that the actor may give a learner. */
  limitSeconds: number
}

/** What was done to a simulated learner, who was told of it. */
interface SimulatedDeed {
  kind: ActionKind
  page: number | null
  note: string
  at: number
}

/** A simulated learner at a moment. */
export interface SimulatedLearner extends ScriptedLearner {
  clock: AttemptClock | null
  /** When their exam begins by itself; null when it has, or can't. */
  entersAt: number | null
  startedAt: number | null
  finishedAt: number | null
  isExcluded: boolean
  isReleased: boolean
  /** Seconds given by hand. */
  givenSeconds: number
  /** Seconds of outages that were given back, and up to when. */
  returned: { seconds: number; upTo: number }
  outages: Span[]
  /** Seats of other devices, and when. */
  moves: { at: number; seat: string }[]
  deeds: SimulatedDeed[]
}

/** A trouble that has happened. */
export interface ArisenTrouble {
  trouble: Trouble
  arisenAt: number
  /** Null until the right action was taken. */
  solvedAt: number | null
}

/** A practice at a moment. */
interface PracticeState {
  learners: SimulatedLearner[]
  troubles: ArisenTrouble[]
}

/** When a notice was on the screen, and read. */
interface NoticeReceipt {
  id: number
  userId: number
  deliveredAt: number | null
  readAt: number | null
}

/** What an action does to a simulated learner. */
interface PracticeOutcome {
  userId: number
  status: OutcomeStatus
  note: string
  secondsLeft: number | null
}

/** A learner needs so long from the token to the first question. */
const ENTRY_MS = 4_000
/** Simulated devices speak so often. */
const CONTACT_EVERY_MS = 5_000
/** A notice is on the screen after so long, and read after so long. */
const DELIVERED_MS = 1_000
const READ_MS = 6_000

/** How a practice stands. */
export function practiceAt(record: PracticeRecord, now: number): PracticeState {
  const state: PracticeState = { learners: PRACTICE_LEARNERS.map(unbegun), troubles: [] }
  const { startedAt } = record
  if (startedAt !== null && startedAt <= now) {
    for (const learner of state.learners) if (!learner.isLocked) learner.entersAt = startedAt
  }
  for (const taken of record.acts) {
    if (taken.at > now) break
    arise(state, record, taken.at)
    for (const learner of state.learners) bringUpToDate(learner, taken.at)
    for (const id of taken.chosen) carryOut(learnerOf(state.learners, id), record, taken)
    for (const arisen of state.troubles) {
      if (arisen.solvedAt === null && isOver(state, arisen, taken.at)) arisen.solvedAt = taken.at
    }
  }
  arise(state, record, now)
  for (const learner of state.learners) bringUpToDate(learner, now)
  return state
}

/**
 * What an action would do to learners of a practice.
 * @param status of those to whom it would do something
 */
export function outcomesOf(
  record: PracticeRecord,
  taken: PracticeAct,
  status: Exclude<OutcomeStatus, 'dilewati'>
): PracticeOutcome[] {
  const { learners } = practiceAt(record, taken.at)
  return taken.chosen.map((id) => {
    const learner = learnerOf(learners, id)
    const planned = plan(taken.act, actedOn(learner, record, taken), taken.at)
    return 'skipped' in planned
      ? {
          userId: id,
          status: 'dilewati',
          note: planned.skipped,
          secondsLeft: secondsLeft(learner.clock, taken.at),
        }
      : {
          userId: id,
          status,
          note: planned.note,
          secondsLeft: secondsLeft(clockAfter(planned, learner.clock), taken.at),
        }
  })
}

/** When nothing was heard of a learner any more, or the last contact before `now`; null before the exam. */
export function lastContactOf({ outages, startedAt }: SimulatedLearner, now: number) {
  if (startedAt === null) return null
  const current = outages.find(({ from, to }) => from <= now && now < to)
  const regular = startedAt + Math.floor((now - startedAt) / CONTACT_EVERY_MS) * CONTACT_EVERY_MS
  if (current) return current.from
  // The first contact after an outage is at its end.
  return Math.max(regular, ...outages.filter(({ to }) => to <= now).map(({ to }) => to))
}

/** Everything that happened to a learner up to `now`, unordered. */
export function incidentsOf(
  { outages, moves, deeds }: SimulatedLearner,
  actorName: string,
  now: number
): BoardIncident[] {
  const lost = outages.flatMap(({ from, to }) => {
    if (!isSilence(from, Math.min(now, to))) return []
    const end = to <= now ? to : null
    return toldIncident({ kind: 'outage', from, to: end, detail: null }, [], now)
  })
  return [
    ...lost,
    ...moves.flatMap(({ at, seat }) =>
      toldIncident({ kind: 'device', from: at, to: at, detail: seat }, [], now)
    ),
    ...deeds.map((deed) => toldAction({ ...deed, actorName })),
  ]
}

/** How many questions of the present session a learner has answered, as the server knows. */
export function answeredOf(learner: SimulatedLearner, now: number): number {
  const { clock, paceMs, outages } = learner
  if (clock === null) return 0
  const out = outages.find(({ from, to }) => from <= now && now < to)
  // Answers of an outage come with its end.
  const heardAt = out?.from ?? now
  const workedMs = (longest(clock, clock.session) - remainingSeconds(clock, heardAt)) * 1000
  return Math.min(Math.floor(workedMs / paceMs), SESSION_QUESTIONS[clock.session])
}

/** Whether and when a learner's notices arrived and were read: as soon as the device is in contact. */
export function receiptsOf({ id, outages, deeds }: SimulatedLearner, now: number): NoticeReceipt[] {
  return deeds.map(({ at }, index) => {
    const out = outages.find(({ from, to }) => from <= at && at < to)
    const shown = Math.max(at, out?.to ?? 0)
    const past = (time: number) => (time <= now ? time : null)
    return {
      id: index * PRACTICE_LEARNERS.length + id,
      userId: id,
      deliveredAt: past(shown + DELIVERED_MS),
      readAt: past(shown + READ_MS),
    }
  })
}

function unbegun(scripted: ScriptedLearner): SimulatedLearner {
  return {
    ...scripted,
    clock: null,
    entersAt: null,
    startedAt: null,
    finishedAt: null,
    isExcluded: false,
    isReleased: false,
    givenSeconds: 0,
    returned: { seconds: 0, upTo: 0 },
    outages: [],
    moves: [],
    deeds: [],
  }
}

function begin(learner: SimulatedLearner, at: number): void {
  const given = learner.givenSeconds
  learner.startedAt = at
  learner.clock = startClock(DEFAULT_MINUTES, at, EVENT_DEFAULTS.rest, given)
}

function learnerOf(learners: readonly SimulatedLearner[], id: number): SimulatedLearner {
  const found = learners.find((learner) => learner.id === id)
  if (!found) throw new RangeError(`no simulated learner is ${id}`)
  return found
}

/** What time alone changes: exams begin and end, and rests end. */
function bringUpToDate(learner: SimulatedLearner, now: number): void {
  const { entersAt } = learner
  if (entersAt !== null && entersAt <= now) {
    learner.entersAt = null
    begin(learner, entersAt)
  }
  const { clock } = learner
  if (!clock || learner.finishedAt !== null) return
  learner.clock = afterRests(clock, now).clock
  const settled = settlement(learner.clock, now)
  if (!settled) return
  learner.finishedAt = settled.finishedAt
  learner.clock = { ...learner.clock, status: 'finished' }
}

/** Lets the troubles happen that are due by `until`. */
function arise(state: PracticeState, { startedAt }: PracticeRecord, until: number): void {
  if (startedAt === null) return
  for (;;) {
    const { troubles } = state
    const next = PRACTICE_TROUBLES[troubles.length]
    if (!next) return
    const due = dueAt(troubles, startedAt)
    if (due > until) return
    for (const id of next.learners) happen(learnerOf(state.learners, id), next, due)
    const arisen: ArisenTrouble = { trouble: next, arisenAt: due, solvedAt: null }
    if (isOver(state, arisen, due)) arisen.solvedAt = due
    troubles.push(arisen)
  }
}

/** When the next trouble comes: soon after all others were solved, or after the longest wait. */
function dueAt(troubles: readonly ArisenTrouble[], startedAt: number): number {
  const last = troubles.at(-1)
  if (!last) return startedAt + NEXT_AFTER_MS
  const atLatest = last.arisenAt + NEXT_AT_LATEST_MS
  if (troubles.some(({ solvedAt }) => solvedAt === null)) return atLatest
  const solved = Math.max(...troubles.map(({ solvedAt }) => solvedAt ?? 0))
  return Math.min(atLatest, solved + NEXT_AFTER_MS)
}

function happen(learner: SimulatedLearner, { effect }: Trouble, at: number): void {
  bringUpToDate(learner, at)
  const { clock } = learner
  if (clock === null || isEnded(clock, at)) return
  switch (effect.kind) {
    case 'outage': {
      // The board shows it as it happens.
      const from = Math.max(at - SEEN_AFTER_MS, learner.startedAt ?? 0)
      learner.outages.push({ from, to: at + effect.lastsMs })
      return
    }
    case 'left_early':
      learner.clock = endSession(clock, at)
      return
    case 'elsewhere':
      learner.moves.push({ at, seat: effect.seat })
      return
    case 'locked':
    case 'back':
    case 'told':
      return
  }
}

/** The seconds of outages that weren't given back, and where they end: one that goes on counts up to `now`. */
function openSecondsOf({ outages, returned }: SimulatedLearner, now: number): number {
  const spans = outages.flatMap(({ from, to }) => {
    const heard = { from, to: Math.min(to, now) }
    return isSilence(heard.from, heard.to) ? (after(heard, returned.upTo) ?? []) : []
  })
  return secondsOf(spans)
}

const isOut = ({ outages }: SimulatedLearner, now: number) => outages.some(({ to }) => to > now)

function actedOn(
  learner: SimulatedLearner,
  record: PracticeRecord,
  { act, at }: PracticeAct
): ActedOn {
  const { clock, finishedAt, isReleased, isLocked, givenSeconds, returned } = learner
  const group = act.page === null ? null : (groupStartOf(act.page) ?? act.page)
  return {
    clock,
    finishedAt,
    hasGrant: clock === null,
    isBusyElsewhere: false,
    isReleased,
    given: { seconds: givenSeconds, limit: record.limitSeconds },
    outages: { open: openSecondsOf(learner, at), returned: returned.seconds },
    recording: group !== null && carriesAudio(group) ? group : null,
    isLockedOut: isLocked,
    // Nobody comes too late to a practice.
    entry:
      record.startedAt === null ? null : { closesAt: Number.POSITIVE_INFINITY, lateUntil: null },
    firstName: null,
  }
}

function carryOut(learner: SimulatedLearner, record: PracticeRecord, taken: PracticeAct): void {
  const { act, at } = taken
  const planned = plan(act, actedOn(learner, record, taken), at)
  if ('skipped' in planned) return
  const { change, note, seconds } = planned
  switch (change.kind) {
    case 'grant':
      learner.givenSeconds += seconds
      break
    case 'clock':
      learner.clock = change.clock
      if (act.kind === 'tambah_waktu') learner.givenSeconds += seconds
      break
    case 'returned':
      learner.clock = change.clock
      learner.returned = { seconds: learner.returned.seconds + seconds, upTo: at }
      break
    case 'reopened':
      learner.clock = change.clock
      learner.finishedAt = null
      learner.isExcluded = false
      break
    case 'released':
      learner.isReleased = true
      break
    case 'unlocked':
      learner.isLocked = false
      if (record.startedAt !== null) learner.entersAt = Math.max(at, record.startedAt) + ENTRY_MS
      break
    case 'excluded':
      learner.isExcluded = true
      learner.finishedAt = at
      learner.clock = learner.clock && { ...learner.clock, status: 'finished' }
      break
    case 'replay':
    case 'told':
    case 'admitted':
      break
  }
  learner.deeds.push({ kind: act.kind, page: act.page, note, at })
}

/** Whether each learner of a trouble is helped. Of a whole room those who have ended need nothing. */
function isOver({ learners }: PracticeState, arisen: ArisenTrouble, now: number): boolean {
  const troubled = arisen.trouble.learners.map((id) => learnerOf(learners, id))
  return troubled.every(
    (learner) => isHelped(learner, arisen, now) || (troubled.length > 1 && hasEnded(learner, now))
  )
}

const hasEnded = ({ clock }: SimulatedLearner, now: number) => clock !== null && isEnded(clock, now)

function isHelped(
  learner: SimulatedLearner,
  { trouble, arisenAt }: ArisenTrouble,
  now: number
): boolean {
  const { effect, solvedBy, page } = trouble
  const isDone = (since: number) =>
    learner.deeds.some(
      (deed) =>
        deed.at >= since &&
        solvedBy.includes(deed.kind) &&
        (page === undefined || deed.page === page)
    )
  switch (effect.kind) {
    case 'outage':
      return !isOut(learner, now) && openSecondsOf(learner, now) === 0
    case 'locked':
      return !learner.isLocked
    case 'back':
      // They may have been let go on before.
      return isDone(0) && learner.clock?.byHand.pausedAt === null
    default:
      return isDone(arisenAt)
  }
}
